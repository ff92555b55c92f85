import type { MaskedText } from './mask-text';

/** Kind of a label in a description; `other` is not read, but ends the value before it. */
export type LabelKind =
  'format' | 'length' | 'default' | 'condition' | 'conditional' | 'description' | 'other';

/** A labelled part of a description: `<strong>Format: </strong>Fixed length, 4 AN<br>`. */
export type LabelledPart = {
  readonly kind: LabelKind;
  /** Offset of the label. */
  readonly start: number;
  /** Offset of the value that it announces. */
  readonly valueStart: number;
  /** Offset of the next label, or the length of the text. */
  readonly end: number;
};

const LABEL_KINDS: ReadonlyMap<string, LabelKind> = new Map([
  ['format', 'format'],
  ['maximum length', 'length'],
  ['max length', 'length'],
  ['default', 'default'],
  ['default value', 'default'],
  ['conditional requirement', 'condition'],
  ['conditional requirements', 'condition'],
  ['condition', 'conditional'],
  ['conditional', 'conditional'],
  ['description', 'description'],
]);

/**
 * A label in bold (HTML or Markdown), or plain at the start of a line. Every repetition is bounded
 * and none overlaps the next: a megabyte of beginnings of labels takes no longer than one of words.
 */
const LABEL =
  /<(strong|b)>([^<>]{1,60})<\/\1>[ \t]{0,4}(:?)|\*\*([^*\n]{1,60})\*\*[ \t]{0,4}(:?)|(^|\n|<br\s{0,3}\/?>)[ \t]{0,8}(?:[*-][ \t]{1,4})?(format|default(?: value)?|conditional requirement)[ \t]{0,4}:/gi;

function getLabelKind(text: string, colon: string): LabelKind | undefined {
  const label = text.trim();
  if (colon === '' && !label.endsWith(':')) return undefined;
  const name = label.replace(/\s*:$/, '').toLowerCase();
  return LABEL_KINDS.get(name) ?? 'other';
}

/** End of the words before a label in the middle of their sentence. */
const WORD_END = /(?:[\p{L}\p{N},`]|<\/(?:strong|b|em|i|a)>)[ \t]{0,8}$/u;

/** Whether a label is a word of its sentence: `See <b>Note:</b> y`, `in the following⏎format: …`. */
function isMidSentence(
  mask: string,
  { index, 6: before, 7: plain, 0: whole }: RegExpExecArray,
): boolean {
  const ahead = mask.slice(Math.max(0, index - 40), index);
  if (plain === undefined) return WORD_END.test(ahead);
  if (before !== '\n' || !/^[a-z]/.test(plain) || /^\n[ \t]*[*-]/.test(whole)) return false;
  return WORD_END.test(ahead.trimEnd());
}

/** Finds the labelled parts of a description in its order, outside of code. */
export function findLabels({ text, mask }: MaskedText): readonly LabelledPart[] {
  const starts: Omit<LabelledPart, 'end'>[] = [];
  for (const match of mask.matchAll(LABEL)) {
    const [whole, , html, htmlColon = '', markdown, markdownColon = '', before = '', plain] = match;
    const colon = plain === undefined ? htmlColon || markdownColon : ':';
    const kind = getLabelKind(html ?? markdown ?? plain ?? '', colon);
    const isWord = isMidSentence(mask, match);
    if (kind === undefined || (isWord && kind === 'other')) continue;
    starts.push({
      // A label in the middle of a sentence announces something unclear.
      kind: isWord ? 'other' : kind,
      start: match.index + before.length,
      valueStart: match.index + whole.length,
    });
  }
  return starts.map((one, index) => ({ ...one, end: starts[index + 1]?.start ?? text.length }));
}
