import GithubSlugger from 'github-slugger';
import { visit } from 'unist-util-visit';

/** Id that a writer gives at the end of a heading, and the language of the section below: `[#refunds]`, `[#refunds lang=en]`. */
export const HEADING_ID = /\s*\[#([^\s\]]+)(?: lang=([a-z-]+))?\]\s*$/i;

/**
 * Text of a heading as a reader sees it: without pictures, marks of footnotes and code that is refused.
 *
 * @param {{ type: string, value?: string, children?: readonly any[] }} node
 * @returns {string}
 */
function getHeadingText(node) {
  if (node.children) return node.children.map(getHeadingText).join('');
  return node.type === 'text' || node.type === 'inlineCode' ? (node.value ?? '') : '';
}

/** Takes what a writer gives out of a heading. */
function takeGiven(node) {
  const last = node.children.at(-1);
  const given = last?.type === 'text' ? HEADING_ID.exec(last.value) : null;
  if (given) last.value = last.value.slice(0, given.index);
  return given ?? [];
}

/** Marks the text of a section, up to the next heading of its level, with its language. Code has none. */
function markLanguage(siblings, heading, lang) {
  const rest = siblings.slice(siblings.indexOf(heading) + 1);
  const end = rest.findIndex(({ type, depth }) => type === 'heading' && depth <= heading.depth);
  for (const node of [heading, ...(end === -1 ? rest : rest.slice(0, end))])
    if (!['code', 'mdxJsxFlowElement'].includes(node.type))
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, lang } };
}

/**
 * Remark plugin that gives each heading its id, `data.hProperties.id`: the one that its writer gives, else the slug of
 * its text, as GitHub makes it. Pages, the content check and the search have the same ids, because each of them has this
 * plugin.
 */
export default function remarkHeadingIds() {
  return (tree) => {
    const slugger = new GithubSlugger();
    visit(tree, 'heading', (node, _index, parent) => {
      const [, id = getHeadingText(node), lang] = takeGiven(node);
      node.data = {
        ...node.data,
        hProperties: { ...node.data?.hProperties, id: slugger.slug(id) },
      };
      if (lang) markLanguage(parent.children, node, lang);
    });
  };
}
