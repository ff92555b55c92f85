import { admonitionStep } from './admonitions';
import { enterHeading, headingSlug, type OpenHeadings } from './page-headings';
import { formatTruncationNote, MAX_TEXT_CHARS } from './text-limits';

/** Part of a text that can be parsed by itself. */
export type TextPiece = {
  readonly text: string;
  /** Headings that the pieces before it left open. */
  readonly open: OpenHeadings;
};

/** Characters after which a piece ends where it can: some 10 ms of parsing on a slow computer. */
const MIN_SPLIT_CHARS = 3_000;

/** Link definitions; each costs a search of every piece. A text with more stays whole. */
const MAX_DEFINITIONS = 50;

const BLANK = /^[ \t]*$/;
const FENCE = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*(`{3,}|~{3,})/;
const HEADING = /^ {0,3}(#{1,6})(?:[ \t]|$)/;
const UNDERLINE = /^ {0,3}(?:(=+)|-+)[ \t]*$/;

/** Paragraph or heading at the margin, which ends a list, quote or table before it. */
const PARAGRAPH_START = /^(?:#{1,6}[ \t]|\p{L}|`(?!``)|\*\*|__)/u;

const CONTAINER =
  /<(\/?)(?:article|blockquote|center|details|div|dl|ol|pre|section|table|ul)(?=[\s>/]|$)/gi;
const HTML_HEADING = /<h([1-6])(?=[\s>])[^>]*>?([^\n]*?)(?=<\/h|<h[1-6]|$)/gi;

/** Link definition (CommonMark 4.7), which any part of the text may use: `[name]: https://…`. */
const DEFINITION = /^ {0,3}\[([^\]\n]+)\]:[ \t]*(\S.*)?$/gm;

/** Link definitions by name; `undefined` for multi-line ones or footnotes, as none can be cut. */
function findDefinitions(text: string): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>();
  for (const [line, name = '', rest] of text.matchAll(DEFINITION)) {
    if (name.startsWith('^') || rest === undefined) return undefined;
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, line);
    if (found.size > MAX_DEFINITIONS) return undefined;
  }
  return found;
}

/** Constructs that are open at the beginning of a line. */
class BlockState {
  open: OpenHeadings = [];
  /** Slugs of the headings with letters so far. */
  readonly slugs: string[] = [];
  #fence = '';
  #containers = 0;
  #isComment = false;
  #previousLine = '';

  /** Whether a piece may begin with the line. */
  canStartPiece(line: string): boolean {
    const isInside = this.#fence !== '' || this.#containers > 0 || this.#isComment;
    return !isInside && BLANK.test(this.#previousLine) && PARAGRAPH_START.test(line);
  }

  /** Reads a line, and moves on to the next. */
  advance(line: string): void {
    const [, fence = ''] = FENCE.exec(line) ?? [];
    if (this.#fence === '') this.#parseLine(line, fence);
    else if (fence.startsWith(this.#fence) && line.trim() === fence) this.#fence = '';
    this.#previousLine = line;
  }

  #parseLine(line: string, fence: string): void {
    this.#fence = fence;
    this.#parseHeading(line);
    this.#enterContainers(admonitionStep(line));
    if (!line.includes('<') && !this.#isComment) return;
    const html = line.replaceAll(/`[^`]*`/g, '');
    for (const [, slash] of html.matchAll(CONTAINER)) this.#enterContainers(slash === '' ? 1 : -1);
    const comment = html.lastIndexOf(this.#isComment ? '-->' : '<!--');
    if (comment !== -1) this.#isComment = !this.#isComment && html.indexOf('-->', comment) === -1;
  }

  #enterContainers(step: number): void {
    this.#containers = Math.max(this.#containers + step, 0);
  }

  #parseHeading(line: string): void {
    const [, marks] = HEADING.exec(line) ?? [];
    if (marks !== undefined) return this.#enter(marks.length, line);
    const [underline, double] = UNDERLINE.exec(line) ?? [];
    if (
      underline !== undefined &&
      PARAGRAPH_START.test(this.#previousLine) &&
      !HEADING.test(this.#previousLine)
    )
      this.#enter(double === undefined ? 2 : 1, this.#previousLine);
    for (const [, level, text = ''] of line.matchAll(HTML_HEADING))
      this.#enter(Number(level), text);
  }

  #enter(level: number, text: string): void {
    this.open = enterHeading(this.open, level);
    const slug = headingSlug(text);
    if (slug !== '') this.slugs.push(slug);
  }
}

/** Slugs of the headings with letters of a text in its order, without parsing it; equal ones more than once. */
export function listHeadingSlugs(text: string): readonly string[] {
  const state = new BlockState();
  for (const line of text.slice(0, MAX_TEXT_CHARS).split('\n')) state.advance(line);
  return state.slugs;
}

/**
 * Splits a long text into pieces that are parsed and rendered one after the other: 100,000
 * characters at once would block the page for half a second. Cuts only between blocks at the
 * margin, so that the pieces render like the whole; a text without such a gap, or with footnotes,
 * stays whole. A note replaces what is beyond `MAX_TEXT_CHARS`. A short text, also the empty one,
 * is one piece.
 */
export function splitText(whole: string): readonly TextPiece[] {
  const text = whole.slice(0, MAX_TEXT_CHARS);
  const definitions = text.length > MIN_SPLIT_CHARS ? findDefinitions(text) : undefined;
  if (!definitions) return [{ text: whole, open: [] }];
  const pieces: TextPiece[] = [];
  const state = new BlockState();
  let { open } = state;
  let lines: string[] = [];
  let length = 0;
  const end = () => {
    pieces.push({ text: withDefinitions(lines.join('\n'), definitions), open });
    open = state.open;
    lines = [];
    length = 0;
  };
  for (const line of text.split('\n')) {
    if (length > MIN_SPLIT_CHARS && state.canStartPiece(line)) end();
    state.advance(line);
    lines.push(line);
    length += line.length + 1;
  }
  end();
  if (whole.length > MAX_TEXT_CHARS) pieces.push({ text: formatTruncationNote(whole), open: [] });
  return pieces;
}

/** Adds to a piece the definitions that it uses. */
function withDefinitions(piece: string, definitions: ReadonlyMap<string, string>): string {
  if (definitions.size === 0) return piece;
  const lowerCase = piece.toLowerCase();
  const named = [...definitions].filter(([name]) => lowerCase.includes(`[${name}]`));
  return [piece, ...named.map(([, line]) => line)].join('\n\n');
}
