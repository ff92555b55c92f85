/** What a label in a description announces; `other` is one that is not read, but ends the one before it. */
export type LabelKind =
  'format' | 'length' | 'default' | 'condition' | 'conditional' | 'description' | 'other';

/** A labelled part of a description: `<strong>Format: </strong>Fixed length, 4 AN<br>`. */
export type Labelled = {
  readonly kind: LabelKind;
  /** Where the label begins. */
  readonly start: number;
  /** Where what it announces begins. */
  readonly valueStart: number;
  /** Where the next label begins, or the text ends. */
  readonly end: number;
};

const KINDS: ReadonlyMap<string, LabelKind> = new Map([
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
 * A label in bold (HTML or Markdown), or bare at the start of a line. Every repetition is bounded
 * and none overlaps the next: a megabyte of beginnings of labels costs no more than one of words.
 */
const LABEL =
  /<(strong|b)>([^<>]{1,60})<\/\1>[ \t]{0,4}(:?)|\*\*([^*\n]{1,60})\*\*[ \t]{0,4}(:?)|(^|\n|<br\s{0,3}\/?>)[ \t]{0,8}(?:[*-][ \t]{1,4})?(format|default(?: value)?|conditional requirement)[ \t]{0,4}:/gi;

function toKind(words: string, colon: string): LabelKind | undefined {
  const label = words.trim();
  if (colon === '' && !label.endsWith(':')) return undefined;
  const name = label.replace(/\s*:$/, '').toLowerCase();
  return KINDS.get(name) ?? 'other';
}

/** Whether a bare label is a word of the sentence that began on the line before: `in the following⏎format: …`. */
function goesOn(
  text: string,
  { index, 6: before, 7: bare = '', 0: whole }: RegExpExecArray,
): boolean {
  if (before !== '\n' || !/^[a-z]/.test(bare) || /^\n[ \t]*[*-]/.test(whole)) return false;
  return /[\p{L}\p{N},]$/u.test(text.slice(Math.max(0, index - 40), index).trimEnd());
}

/** The labelled parts of a description, in its order. */
export function findLabelled(text: string): readonly Labelled[] {
  const starts: Omit<Labelled, 'end'>[] = [];
  for (const match of text.matchAll(LABEL)) {
    const [whole, , html, htmlColon = '', markdown, markdownColon = '', before = '', bare] = match;
    const kind =
      bare === undefined
        ? toKind(html ?? markdown ?? '', htmlColon || markdownColon)
        : toKind(bare, ':');
    if (kind === undefined || goesOn(text, match)) continue;
    starts.push({
      kind,
      start: match.index + before.length,
      valueStart: match.index + whole.length,
    });
  }
  return starts.map((one, index) => ({ ...one, end: starts[index + 1]?.start ?? text.length }));
}
