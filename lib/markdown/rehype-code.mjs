import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { createHighlighter } from './highlight.mjs';

/** Highlighted languages, with the other names that writers use for them. */
export const FENCE_LANGUAGES = {
  bash: ['sh', 'shell', 'curl'],
  json: ['jsonc'],
  javascript: ['js', 'node', 'mjs'],
  python: ['py'],
  php: [],
  html: [],
  http: [],
  java: [],
  csharp: ['cs', 'c#'],
  ruby: ['rb'],
  go: ['golang'],
  yaml: ['yml'],
};

/**
 * Language that a fence is highlighted as: `javascript` for `js`, `text` for an unknown name.
 *
 * @param {string} name
 * @returns {string}
 */
export function normalizeLanguage(name) {
  const wanted = name.toLowerCase();
  const found = Object.entries(FENCE_LANGUAGES).find(
    ([id, also]) => id === wanted || also.includes(wanted),
  );
  return found?.[0] ?? 'text';
}

/**
 * Title in the meta string of a fence: `title="200 Approved"`.
 *
 * @param {string | null | undefined} meta
 * @returns {string | undefined}
 */
export function getFenceTitle(meta) {
  const match = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta ?? '');
  return match?.[1] ?? match?.[2];
}

/** Language of a fence that becomes a diagram: see `lib/sequence/parse-sequence.ts`. */
export const SEQUENCE = 'sequence';

/** @param {string} name @param {Readonly<Record<string, string | undefined>>} attributes */
function createJsxElement(name, attributes) {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children: [],
  };
}

/**
 * Turns every fence into `<CodeBlock language title html />`, or `<Sequence title source />` for a
 * diagram. One string of HTML keeps the page's payload small, which is sent twice: as HTML and for
 * hydration. Inside `<Request>` the text itself is `source`.
 *
 * @param {import('hast').Root} tree
 * @param {(code: string, language: string) => string} highlight gives escaped HTML
 */
export function replaceFences(tree, highlight) {
  visit(tree, 'element', (node, index, parent) => {
    const [code] = node.children;
    if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
    if (!parent || index === undefined) return;
    const classes = [code.properties.className ?? []].flat().map(String);
    const written = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length);
    const source = toString(code).replace(/\n$/, '');
    const title = getFenceTitle(code.data?.meta);
    if (written === SEQUENCE) {
      parent.children[index] = createJsxElement('Sequence', { title: title ?? '', source });
      return;
    }
    const language = normalizeLanguage(written ?? 'text');
    const html = highlight(source, language);
    parent.children[index] = createJsxElement('CodeBlock', {
      language,
      title: title || undefined,
      html,
      // A request is made of what is written.
      source: parent.type === 'mdxJsxFlowElement' && parent.name === 'Request' ? source : undefined,
    });
  });
}

/** @type {ReturnType<typeof createHighlighter> | undefined} */
let highlighter;

/** Rehype plugin that highlights fences. Runs last: its HTML is not sanitised again. */
export default function rehypeCode() {
  return async (tree) => {
    highlighter ??= createHighlighter(Object.keys(FENCE_LANGUAGES));
    replaceFences(tree, await highlighter);
  };
}
