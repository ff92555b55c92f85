import type { Report } from '../../source/fill';
import { formatPosition, isElement, type MdxNode } from '../../source/mdx-tree';
import { checkCode } from './check-code';
import { checkLeftovers, type Dialect } from './check-leftovers';
import { checkParagraph, checkTable } from './check-tables';
import { getLeftText } from './left-text';

/** Nodes of one line of text: their source is compared with what became of it. */
const TEXT_BLOCKS = ['heading', 'paragraph', 'tableCell'];

/** Nodes of blocks. */
const CONTAINERS = ['root', 'blockquote', 'listItem', 'footnoteDefinition', 'mdxJsxFlowElement'];

/** Spaces that Markdown takes for code, and MDX does not. */
const CODE_INDENT = 4;

/** Source of the line of a node before it. */
function getLineBefore({ position }: MdxNode, source: string): string {
  const offset = position?.start.offset ?? 0;
  return source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
}

const getWidth = (before: string) => before.replace(/\t/g, '    ').length;

/** Width of what stands before a block on its line: the text of a task begins behind its box, what is below it does not. */
const getIndent = (block: MdxNode, source: string) =>
  getWidth(getLineBefore(block, source).replace(/\[[ x]\]\s*$/i, ''));

const INDENTED =
  'text that is indented by four spaces is no code. Write a fence (```text), or take the spaces out';

function checkIndents({ type, children = [] }: MdxNode, source: string, report: Report): void {
  if (!CONTAINERS.includes(type)) return;
  const blocks = children.filter(({ position }) => position !== undefined);
  const indents = blocks.map((one) => getIndent(one, source));
  const base = type === 'root' ? 0 : indents.reduce((one, other) => Math.min(one, other), Infinity);
  for (const [index, block] of blocks.entries()) {
    if (isElement(block) || (indents[index] ?? 0) - base < CODE_INDENT) continue;
    report(formatPosition(block), INDENTED);
  }
}

/** Reports the first line of a paragraph that is indented like code below its text. */
function checkContinuation(node: MdxNode, left: string, source: string, report: Report): void {
  const base = getWidth(getLineBefore(node, source));
  const index = left
    .split('\n')
    .findIndex(
      (line, at) => at > 0 && getWidth(/^[\s>]*/.exec(line)?.[0] ?? '') - base >= CODE_INDENT,
    );
  if (index !== -1) report(`line ${(node.position?.start.line ?? 1) + index}`, INDENTED);
}

/** Number behind the last one of a list. */
const getNextNumber = ({ start, children = [] }: MdxNode) => (start ?? 1) + children.length;

/** Reports a list that begins with another number than 1 and does not go on with the one before it. */
function checkList(list: MdxNode, before: readonly MdxNode[], report: Report): void {
  const first = list.start ?? 1;
  const last = before.findLast(({ type, ordered }) => type === 'list' && ordered);
  if (first < 2 || (last && getNextNumber(last) === first)) return;
  report(
    formatPosition(list),
    `a list that begins with ${first}. Begin it with 1, or write a backslash behind the number (${first}\\.) where it is no list`,
  );
}

const hasText = ({ type, value, children = [] }: MdxNode): boolean =>
  type === 'image' || isPlaceholder(type) || (value ?? '').trim() !== '' || children.some(hasText);

/** Whether a node is a component or a value that has its text elsewhere. */
const isPlaceholder = (type: string) => type.startsWith('mdx');

function checkLink(node: MdxNode, source: string, report: Report): void {
  if (!hasText(node))
    report(formatPosition(node), 'a link without a text. Write it in the brackets: [text](…)');
  if (/^[\s>]*! +$/.test(getLineBefore(node, source)))
    report(
      formatPosition(node),
      '"! [" is no picture. Write ![what it shows](/images/…), without a space; write \\! for the sign',
    );
}

function checkNotes(tree: MdxNode, report: Report): void {
  const all: MdxNode[] = [];
  const collect = (node: MdxNode) => {
    all.push(node);
    node.children?.forEach(collect);
  };
  collect(tree);
  const uses = new Set(
    all.flatMap(({ type, identifier }) =>
      type.endsWith('Reference') ? [`${type} ${identifier}`] : [],
    ),
  );
  const defined = new Set<string>();
  for (const node of all) {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') continue;
    const mark = node.type === 'definition' ? `[${node.label}]` : `[^${node.label}]`;
    const kinds = node.type === 'definition' ? ['link', 'image'] : ['footnote'];
    const isUsed = kinds.some((kind) => uses.has(`${kind}Reference ${node.identifier}`));
    if (defined.has(mark.toLowerCase()))
      report(formatPosition(node), `${mark} is defined above already. Give this one another name`);
    else if (!isUsed)
      report(formatPosition(node), `nothing refers to ${mark}, so that it is not shown`);
    else if (node.type === 'footnoteDefinition' && !hasText(node))
      report(formatPosition(node), `the note ${mark} has no text. Write it behind the colon`);
    defined.add(mark.toLowerCase());
  }
}

function checkHeading(node: MdxNode, level: number, source: string, report: Report): void {
  const { depth = 1, position } = node;
  if (depth > level + 1) {
    const message = `a heading skips a level: below ${'#'.repeat(level)} stands ${'#'.repeat(level + 1)}, because readers who listen jump from heading to heading`;
    report(formatPosition(node), message);
  }
  if (source[position?.start.offset ?? 0] !== '#')
    report(
      formatPosition(node),
      'the line below makes this a heading. Write ## before it, or leave a line blank between',
    );
}

/**
 * Reports Markdown that is silently something else than what a writer means: signs that stay in the text, code that is
 * text, text that is code or is not shown.
 */
export function checkMarkdown(
  tree: MdxNode,
  source: string,
  report: Report,
  dialect: Dialect = 'page',
): void {
  let level = 1;
  const visit = (node: MdxNode, before: readonly MdxNode[], isTask: boolean) => {
    const { type, depth = 1, checked, position, children = [] } = node;
    // Elsewhere such text is code.
    if (dialect === 'page') checkIndents(node, source, report);
    if (TEXT_BLOCKS.includes(type)) {
      const left = getLeftText(node, source, isTask);
      const first = position?.start.line ?? 1;
      checkLeftovers(left, first, dialect, report);
      if (type === 'paragraph') {
        checkParagraph(left, first, report);
        checkContinuation(node, left, source, report);
      }
    }
    if (type === 'code' || type === 'inlineCode') checkCode(node, source, report);
    if (type === 'table') checkTable(node, report);
    if (type === 'list' && node.ordered) checkList(node, before, report);
    if (type === 'link' || type === 'linkReference') checkLink(node, source, report);
    if (type === 'delete' && source[(position?.start.offset ?? 0) + 1] !== '~')
      report(
        formatPosition(node),
        'a single ~ strikes text out. Write \\~, or ~~ where that is meant',
      );
    if (type === 'heading') {
      checkHeading(node, level, source, report);
      level = depth;
    }
    for (const [index, child] of children.entries())
      visit(child, children.slice(0, index), typeof checked === 'boolean' && index === 0);
  };
  visit(tree, [], false);
  checkNotes(tree, report);
}
