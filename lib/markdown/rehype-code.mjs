import { toString } from 'hast-util-to-string';
import { bundledLanguagesInfo } from 'shiki/langs';
import { visit } from 'unist-util-visit';
import { createHighlighter } from './highlight.mjs';

/** Languages of samples, with the other names that writers use for them. Fences know all others of Shiki, too. */
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

/** Languages of Shiki by each of their names, in lower case. */
const OTHER_LANGUAGES = new Map(
  bundledLanguagesInfo.flatMap((language) =>
    [language.id, ...(language.aliases ?? [])].map((name) => [name.toLowerCase(), language]),
  ),
);

/** Names of languages that a fence may have, for advice. */
export const FENCE_NAMES = [...Object.entries(FENCE_LANGUAGES).flat(2), ...OTHER_LANGUAGES.keys()];

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
  return found?.[0] ?? OTHER_LANGUAGES.get(wanted)?.id ?? 'text';
}

/**
 * Title of a fence without one, where its language is none of the samples: `TypeScript`.
 *
 * @param {string} language
 * @returns {string | undefined}
 */
const nameLanguage = (language) =>
  Object.hasOwn(FENCE_LANGUAGES, language) ? undefined : OTHER_LANGUAGES.get(language)?.name;

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
      title: title || nameLanguage(language),
      html,
      // A request is made of what is written.
      source: parent.type === 'mdxJsxFlowElement' && parent.name === 'Request' ? source : undefined,
    });
  });
}

/** Languages of the fences of a tree. */
function listLanguages(tree) {
  const languages = new Set();
  visit(tree, 'element', ({ tagName, properties }) => {
    for (const name of tagName === 'code' ? [properties.className ?? []].flat().map(String) : [])
      languages.add(normalizeLanguage(name.replace('language-', '')));
  });
  languages.delete('text');
  return [...languages];
}

/** Rehype plugin that highlights fences. Runs last: its HTML is not sanitised again. */
export default function rehypeCode() {
  return async (tree) => replaceFences(tree, await createHighlighter(listLanguages(tree)));
}
