import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { alerts } from '@/.generated/words/docs/foreign-text';

/** Titles by kind, in small letters. */
const TITLES: ReadonlyMap<string, string> = new Map(Object.entries(alerts));

/** Title of a kind: `Note` for `NOTE`; that of an unknown one is its name. */
function formatKind(kind: string): string {
  const title = TITLES.get(kind.toLowerCase());
  if (title !== undefined) return title;
  return kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase();
}

const OPENING = /^ {0,3}:{3,}[ \t]*([a-z]+)(?:[ \t]*\[([^\]\n]*)\]|[ \t]+([^{}\n]*))?[ \t]*$/i;
const CLOSING = /^ {0,3}:{3,}[ \t]*$/;
const FENCE = /^ {0,3}(?:`{3}|~{3})/;

/** Most admonitions inside each other; each writes its lines anew. */
const MAX_LEVELS = 8;

/** Whether a line opens an admonition (1), closes one (-1), or neither (0). */
export function admonitionStep(line: string): -1 | 0 | 1 {
  if (CLOSING.test(line)) return -1;
  return OPENING.test(line) ? 1 : 0;
}

/**
 * Writes the admonitions of generators of pages (`:::note Title`, up to `:::`) as quotes, which
 * Markdown knows. One without an end stays as it is, and so does what is in code.
 */
export function quoteAdmonitions(text: string): string {
  if (!/^ {0,3}:::/m.test(text)) return text;
  const lines = text.split('\n');
  const open: number[] = [];
  let isCode = false;
  lines.forEach((line, index) => {
    if (FENCE.test(line)) isCode = !isCode;
    const step = isCode ? 0 : admonitionStep(line);
    if (step === 1 && open.length < MAX_LEVELS) open.push(index);
    const start = step === -1 ? open.pop() : undefined;
    if (start === undefined) return;
    const [, kind = '', inBrackets = '', behind = ''] = OPENING.exec(lines[start] ?? '') ?? [];
    lines[start] = `\n> **${inBrackets.trim() || behind.trim() || formatKind(kind)}**\n>`;
    for (let at = start + 1; at < index; at += 1)
      lines[at] = (lines[at] ?? '').replace(/^/gm, '> ');
    lines[index] = '\n';
  });
  return lines.join('\n');
}

/** Line that makes a quote an alert of GitHub: `[!NOTE]`, also with a title behind it. */
const ALERT = /^\[!([a-z]+)\][+-]?[ \t]*([^\n]*)(?:\n|$)/i;

/** Remark plugin that gives alerts (`> [!NOTE]`) a title instead of their mark. */
export function titleAlerts() {
  return (tree: Root): void => {
    visit(tree, 'blockquote', ({ children }) => {
      const [paragraph] = children;
      const [first] = paragraph?.type === 'paragraph' ? paragraph.children : [];
      const alert = first?.type === 'text' ? ALERT.exec(first.value) : null;
      if (paragraph?.type !== 'paragraph' || first?.type !== 'text' || alert === null) return;
      const [mark, kind = '', title = ''] = alert;
      first.value = first.value.slice(mark.length);
      if (first.value === '' && paragraph.children.length === 1) children.shift();
      const value = title.trim() || formatKind(kind);
      const strong = { type: 'strong' as const, children: [{ type: 'text' as const, value }] };
      children.unshift({ type: 'paragraph', children: [strong] });
    });
  };
}
