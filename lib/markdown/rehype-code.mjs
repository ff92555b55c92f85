import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** The languages that are highlighted, with the other names writers use for them. */
export const LANGUAGES = {
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
 * The name under which a fence is highlighted: `js` is `javascript`, what is not known is `text`.
 *
 * @param {string} name
 * @returns {string}
 */
export function toLanguage(name) {
  const wanted = name.toLowerCase();
  const found = Object.entries(LANGUAGES).find(
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
export function toFenceTitle(meta) {
  const match = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta ?? '');
  return match?.[1] ?? match?.[2];
}

/** @param {string} text */
export function escapeHtml(text) {
  return text.replace(/[&<>]/g, (char) =>
    char === '&' ? '&amp;' : char === '<' ? '&lt;' : '&gt;',
  );
}

/** The language of a fence that is drawn, not shown: see `lib/sequence/parse-sequence.ts`. */
export const SEQUENCE = 'sequence';

/** @param {string} name @param {Readonly<Record<string, string | undefined>>} attributes */
function toElement(name, attributes) {
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
export function toCodeBlocks(tree, highlight) {
  visit(tree, 'element', (node, index, parent) => {
    const [code] = node.children;
    if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
    if (!parent || index === undefined) return;
    const classes = [code.properties.className ?? []].flat().map(String);
    const written = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length);
    const source = toString(code).replace(/\n$/, '');
    const title = toFenceTitle(code.data?.meta);
    if (written === SEQUENCE) {
      parent.children[index] = toElement('Sequence', { title: title ?? '', source });
      return;
    }
    const language = toLanguage(written ?? 'text');
    const html = highlight(source, language);
    parent.children[index] = toElement('CodeBlock', { language, title: title || undefined, html });
  });
}

/** Highlighted code as spans with classes `tok-keyword`, …: no style attribute, as the policy demands. */
async function createHighlighter() {
  const [
    { createHighlighterCore, createCssVariablesTheme },
    { createJavaScriptRegexEngine },
    { bundledLanguages },
  ] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/javascript'),
    import('shiki/langs'),
  ]);
  const theme = createCssVariablesTheme({
    name: 'tokens',
    variablePrefix: '--tok-',
    fontStyle: false,
  });
  const shiki = await createHighlighterCore({
    themes: [theme],
    langs: Object.keys(LANGUAGES).map((id) => bundledLanguages[id]),
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  return (code, language) => {
    if (language === 'text') return escapeHtml(code);
    const lines = shiki.codeToTokensBase(code, { lang: language, theme: 'tokens' });
    return lines.map(toLineHtml).join('\n');
  };
}

/** One line; neighbours of one class become one span. */
function toLineHtml(tokens) {
  const runs = [];
  for (const { content, color } of tokens) {
    const kind = /--tok-token-([a-z-]+)/.exec(color ?? '')?.[1] ?? '';
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += content;
    else runs.push({ kind, text: content });
  }
  return runs.map(({ kind, text }) => toSpan(kind, escapeHtml(text))).join('');
}

function toSpan(kind, html) {
  return kind === '' ? html : `<span class="tok-${kind}">${html}</span>`;
}

/** @type {ReturnType<typeof createHighlighter> | undefined} */
let highlighter;

/** Highlights fences at build. Runs last: what it makes is trusted and not sanitised again. */
export default function rehypeCode() {
  return async (tree) => {
    highlighter ??= createHighlighter();
    toCodeBlocks(tree, await highlighter);
  };
}
