import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { createHighlighter } from './highlight.mjs';

/** The languages that are highlighted, with the other names writers use for them. */
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
 * The name under which a fence is highlighted: `js` is `javascript`, what is not known is `serializedValue`.
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
 * The title in the words behind a fence's language: `title="200 Approved"`.
 *
 * @param {string | null | undefined} meta
 * @returns {string | undefined}
 */
export function getFenceTitle(meta) {
  const match = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta ?? '');
  return match?.[1] ?? match?.[2];
}

/** The language of a fence that is drawn, not shown: see `lib/sequence/parse-sequence.ts`. */
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
 * Turns every fence of a tree into `<CodeBlock language title html />`, and one of the language `sequence`
 * into `<Sequence title source />`. One string instead of a tree of spans keeps the page's payload small
 * (it is sent twice: as HTML and for hydration).
 *
 * @param {import('hast').Root} tree
 * @param {(code: string, language: string) => string} highlight gives HTML that is already escaped
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
    });
  });
}

/** @type {ReturnType<typeof createHighlighter> | undefined} */
let highlighter;

/** Highlights fences at build. Runs last: what it makes is trusted and not sanitised again. */
export default function rehypeCode() {
  return async (tree) => {
    highlighter ??= createHighlighter(Object.keys(FENCE_LANGUAGES));
    replaceFences(tree, await highlighter);
  };
}
