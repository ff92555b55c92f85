import { TONES } from '@/lib/markdown/mdx-elements.mjs';
import type { Report } from '../source/fill';
import { formatPosition, isElement, type MdxNode } from '../source/mdx-tree';
import { findFenceError } from '../source/syntax-errors';

type Range = readonly [from: number, to: number];

/** Nodes of one line of text: their source is compared with what became of it. */
const TEXT_BLOCKS = ['heading', 'paragraph', 'tableCell'];

/** Nodes of blocks. */
const CONTAINERS = ['root', 'blockquote', 'listItem', 'footnoteDefinition', 'mdxJsxFlowElement'];

/** Spaces that Markdown takes for code, and MDX does not. */
const CODE_INDENT = 4;

/** Kinds of notes in other dialects that have another name here. */
const OTHER_TONES: Readonly<Record<string, string>> = {
  ...{ hint: 'tip', important: 'warn', warning: 'warn', caution: 'warn', attention: 'warn' },
  ...{ error: 'danger', bug: 'danger' },
};

function describeNote(mark: string, kind: string): string {
  const name = kind.toLowerCase();
  const tone = TONES.find((one) => one === name) ?? OTHER_TONES[name] ?? 'note';
  return `"${mark}" makes no note here. Write <Callout tone="${tone}">, and </Callout> below the text`;
}

/** Signs that stay in the text as they are written, each with what to write. Lines may begin with the `>` of a quote. */
const LEFTOVERS: readonly (readonly [RegExp, (mark: string, name: string) => string])[] = [
  [/^[\s>]*:{3,} *\{?(\w+).*/m, describeNote],
  [/^[\s>]*(?:!!!|\?\?\?)\+? +(\w+).*/m, describeNote],
  [/\[!(\w+)\]/, describeNote],
  [
    /\[\^[^\]\s]+\]/,
    (mark) => `the note ${mark} has no text. Write "${mark}: …" on a line of its own`,
  ],
  [
    /\[[^[\]]*[^[\]\s][^[\]]*\]|^[\s>]*\[ ?\]/m,
    (mark) =>
      `"${mark}" stays as it is written. A link is [text](/address/), without spaces between or in the address, a task "- [ ] text"; write \\[ for a bracket`,
  ],
  [
    /^[\s>]*#{1,6}[^\s#].*/m,
    (mark) => `"${mark}" is no heading. Put one space behind the #; write \\# for the sign`,
  ],
  [
    /^[\s>]*(?:[-+](?=\p{L})|[•·‣◦▪]\s?).*/mu,
    (mark) => `"${mark}" is no item of a list. Begin it with a dash and one space`,
  ],
  [
    /(?:\*\*|~~|==)(?:[^*~=\n]*[^*~=\n ])?|(?<![*\w])\*(?=\S)[^*\n]*\s\*(?![*\w])|(?<![*\w])\*\s[^*\n]*\S\*(?![*\w])|(?<!\w)__?(?=[^\s_])[^_\n]*\s__?(?!\w)/,
    (mark) =>
      `"${mark}" stays as it is written. Bold is **text**, without spaces inside of the signs; write a backslash before a sign that is meant`,
  ],
  [/`/, () => 'a backtick without another one is no code. Add it, or write \\`'],
  [
    /&(?:amp|lt|gt|quot|nbsp|shy|copy|[mn]dash|hellip|#\d+|#x[\da-f]+)(?![;\w])/i,
    (mark) => `"${mark}" stays as it is written. End it with a semicolon`,
  ],
  [
    /(?<![\w:]):[a-z]+(?:_[a-z]+)*:(?![\w:/])/,
    (mark) => `"${mark}" stays as it is written. Write the sign itself`,
  ],
];

/** Ranges of the signs around the content of a node; the whole of one without content. */
function listMarkRanges(node: MdxNode): readonly Range[] {
  const { start, end } = node.position ?? {};
  if (node.type === 'text' || start?.offset === undefined || end?.offset === undefined) return [];
  const children = (node.children ?? []).filter(({ position }) => position !== undefined);
  const first = children[0]?.position?.start.offset ?? end.offset;
  const last = children.at(-1)?.position?.end.offset ?? end.offset;
  return [[start.offset, first], [last, end.offset], ...children.flatMap(listMarkRanges)];
}

/** Source of a block in which all that Markdown understood is blank: code, escapes, signs of links and of bold text. */
function getLeftText(block: MdxNode, source: string, isTask: boolean): string {
  const from = block.position?.start.offset ?? 0;
  const characters = source.slice(from, block.position?.end.offset).split('');
  const blank = (start: number, end: number) => {
    for (let index = start - from; index < end - from; index += 1)
      if (characters[index] !== '\n') characters[index] = '\0';
  };
  const [task = ''] = (isTask && TASK.exec(characters.join(''))) || [];
  blank(from, from + task.length);
  for (const child of block.children ?? [])
    for (const [start, end] of listMarkRanges(child)) blank(start, end);
  return characters.join('').replace(/\\[^\n]/g, '\0\0');
}

/** Reports each kind of sign once a line; what one rule found is no error of the next. */
function checkLeftovers(block: MdxNode, source: string, isTask: boolean, report: Report): void {
  let text = getLeftText(block, source, isTask);
  const first = block.position?.start.line ?? 1;
  for (const [pattern, describe] of LEFTOVERS) {
    let lastLine = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const [found, name = ''] = match;
      const mark = found.replace(/^[\s>]+/, '');
      const end = match.index + found.length;
      const start = end - mark.length;
      const line = first + text.slice(0, start).split('\n').length - 1;
      if (line !== lastLine) report(`line ${line}`, describe(mark.replaceAll('\0', '…'), name));
      lastLine = line;
      text = text.slice(0, start) + '\0'.repeat(mark.length) + text.slice(end);
    }
  }
}

/** Box of a task, where its text begins with another sign: `[ ] **text**`. */
const TASK = /^\[[ x]\]/i;

/** Width of what stands before a node on its line. */
function getIndent({ position }: MdxNode, source: string): number {
  const offset = position?.start.offset ?? 0;
  const before = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  // The text of a task begins behind its box, and what is below it does not.
  return before.replace(/\[[ x]\]\s*$/i, '').replace(/\t/g, '    ').length;
}

function checkIndents({ type, children = [] }: MdxNode, source: string, report: Report): void {
  if (!CONTAINERS.includes(type)) return;
  const blocks = children.filter(({ position }) => position !== undefined);
  const base = type === 'root' ? 0 : Math.min(...blocks.map((one) => getIndent(one, source)));
  for (const block of blocks) {
    if (isElement(block) || getIndent(block, source) - base < CODE_INDENT) continue;
    report(
      formatPosition(block),
      'text that is indented by four spaces is no code. Write a fence (```text), or take the spaces out',
    );
  }
}

function checkCode(node: MdxNode, source: string, report: Report): void {
  const first = node.position?.start.line ?? 1;
  const written = source.slice(node.position?.start.offset, node.position?.end.offset);
  if (/[\u00A0\u00AD\u2000-\u200A\u202F\u205F]/.test(node.value ?? ''))
    report(
      formatPosition(node),
      'this code has a space or a hyphen that no program takes for one. Type it anew',
    );
  if (node.type === 'inlineCode') {
    if (written.startsWith('```') && !node.value?.includes('`'))
      report(formatPosition(node), 'a fence begins and ends on a line of its own: ```');
    return;
  }
  const fence = /^(?:`{3,}|~{3,})/.exec(written)?.[0] ?? '```';
  const error = findFenceError(written);
  if (error !== '') report(formatPosition(node), error);
  const lines = (node.value ?? '').split('\n');
  const inner = lines.findIndex((line) => line.trim().startsWith(fence));
  if (inner !== -1)
    report(
      `line ${first + inner + 1}`,
      `a fence inside of the one of line ${first}. End that with ${fence} before, or begin it with ${fence}\``,
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
    defined.add(mark.toLowerCase());
  }
}

/**
 * Reports Markdown that is silently something else than what a writer means: signs that stay in the text, code that is
 * text, text that is code or is not shown.
 */
export function checkMarkdown(tree: MdxNode, source: string, report: Report): void {
  let level = 1;
  const visit = (node: MdxNode, isTask = false) => {
    checkIndents(node, source, report);
    if (TEXT_BLOCKS.includes(node.type)) checkLeftovers(node, source, isTask, report);
    if (node.type === 'code' || node.type === 'inlineCode') checkCode(node, source, report);
    const start = node.position?.start.offset ?? 0;
    if (node.type === 'delete' && source[start + 1] !== '~')
      report(
        formatPosition(node),
        'a single ~ strikes text out. Write \\~, or ~~ where that is meant',
      );
    if (node.type === 'heading') {
      const { depth = 1 } = node;
      if (depth > level + 1) {
        const message = `a heading skips a level: below ${'#'.repeat(level)} stands ${'#'.repeat(level + 1)}, because readers who listen jump from heading to heading`;
        report(formatPosition(node), message);
      }
      level = depth;
      if (source[start] !== '#')
        report(
          formatPosition(node),
          'the line below makes this a heading. Write ## before it, or leave a line blank between',
        );
    }
    const isItem = typeof node.checked === 'boolean';
    node.children?.forEach((child, index) => visit(child, isItem && index === 0));
  };
  visit(tree);
  checkNotes(tree, report);
}
