import GithubSlugger from 'github-slugger';
import { visit } from 'unist-util-visit';

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

/**
 * Remark plugin that gives each heading its id, `data.hProperties.id`: the slug of its text, as GitHub makes it. Pages,
 * the content check and the search have the same ids, because each of them has this plugin.
 */
export default function remarkHeadingIds() {
  return (tree) => {
    const slugger = new GithubSlugger();
    visit(tree, 'heading', (node) => {
      node.data = { ...node.data, hProperties: { id: slugger.slug(getHeadingText(node)) } };
    });
  };
}
