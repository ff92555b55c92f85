import type { Sequence, SequenceItem } from './parse-sequence';
import { toTextWidth, wrapText } from './wrap-text';

/** A rectangle in pixels of the drawing; `y` grows downwards. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Lines of text around a middle axis; `y` is the base line of the first. */
export type Label = {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
  readonly box: Box;
};

/** An arrow between two actors' lines, its label above it. */
export type DrawnArrow = {
  readonly kind: 'message' | 'reply';
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly label: Label;
};

type DrawnBox = {
  readonly kind: 'task' | 'note' | 'group';
  readonly box: Box;
  readonly label: Label;
};

/** What is drawn below the actors, from top to bottom. A group comes before what it holds. */
export type Drawn = DrawnArrow | DrawnBox;

/** A sequence with all its places. */
export type SequenceLayout = {
  readonly width: number;
  readonly height: number;
  readonly actors: readonly { readonly x: number; readonly box: Box; readonly label: Label }[];
  /** Where the lines of the actors begin and end. */
  readonly life: { readonly from: number; readonly to: number };
  readonly drawn: readonly Drawn[];
};

/** Size of all text in pixels, as components/mdx/sequence.module.css sets it. */
const TEXT_SIZE = 13;
/** From one line of text to the next, in pixels. */
export const LINE_HEIGHT = 17;

const WIDEST = 704; // the measure of a page
const WIDEST_COLUMN = 250;
const PAD = 8;
const GAP = 14;
const INSET = 6;

type Place = {
  readonly columns: ReadonlyMap<string, number>;
  readonly column: number;
  readonly width: number;
  readonly drawn: Drawn[];
};

/** Text around `x` from `top` on, in lines of at most `width`. */
function toLabel(text: string, x: number, top: number, width: number): Label {
  const lines = wrapText(text, width, TEXT_SIZE);
  const wide = Math.max(...lines.map((line) => toTextWidth(line, TEXT_SIZE)));
  const height = lines.length * LINE_HEIGHT;
  return { x, y: top + TEXT_SIZE, lines, box: { x: x - wide / 2, y: top, width: wide, height } };
}

/** A box around text that is centred on `x`. */
function toTextBox(text: string, x: number, top: number, width: number) {
  const label = toLabel(text, x, top + PAD, width - 2 * PAD);
  const height = label.box.height + 2 * PAD;
  return { box: { x: x - width / 2, y: top, width, height }, label };
}

function drawMessage(
  item: Extract<SequenceItem, { kind: 'message' | 'reply' }>,
  top: number,
  { columns, column, drawn }: Place,
): number {
  const from = columns.get(item.from) ?? 0;
  const to = columns.get(item.to) ?? 0;
  const span = Math.max(Math.abs(to - from), column);
  const label = toLabel(item.text, (from + to) / 2, top, span - 2 * PAD);
  const y = top + label.box.height + PAD;
  drawn.push({ kind: item.kind, from, to, y, label });
  return y + GAP;
}

function drawGroup(
  { text, items }: Extract<SequenceItem, { kind: 'group' }>,
  top: number,
  depth: number,
  place: Place,
): number {
  const inset = 1 + depth * INSET;
  const width = place.width - 2 * inset;
  const lines = wrapText(text, width - 4 * PAD, TEXT_SIZE);
  const wide = Math.max(...lines.map((line) => toTextWidth(line, TEXT_SIZE)));
  const middle = inset + PAD + wide / 2;
  const label = toLabel(text, middle, top + PAD, width - 4 * PAD);
  const at = place.drawn.length;
  const end = drawItems(items, top + PAD + label.box.height + GAP, depth + 1, place);
  const box = { x: inset, y: top, width, height: end - top };
  place.drawn.splice(at, 0, { kind: 'group', box, label });
  return end + GAP;
}

function drawItems(
  items: readonly SequenceItem[],
  top: number,
  depth: number,
  place: Place,
): number {
  return items.reduce((y, item) => {
    switch (item.kind) {
      case 'message':
      case 'reply':
        return drawMessage(item, y, place);
      case 'group':
        return drawGroup(item, y, depth, place);
      case 'task':
      case 'note': {
        const isNote = item.kind === 'note';
        const x = isNote ? place.width / 2 : (place.columns.get(item.actor) ?? 0);
        const inset = 2 * (INSET * (depth + 1) + 1);
        const width = (isNote ? place.width : place.column) - inset;
        const drawn = toTextBox(item.text, x, y, width);
        place.drawn.push({ kind: item.kind, ...drawn });
        return y + drawn.box.height + GAP;
      }
      default:
        return item satisfies never;
    }
  }, top);
}

/**
 * Gives every part of a sequence its place, in pixels. The same sequence always gets the same places, and
 * no text lies on another: labels wrap in the room between their actors' lines.
 */
export function layoutSequence({ actors, items }: Sequence): SequenceLayout {
  const column = Math.min(WIDEST / Math.max(actors.length, 1), WIDEST_COLUMN);
  const width = column * actors.length;
  const heads = actors.map((name, index) => {
    const x = column * (index + 0.5);
    return { name, x, ...toTextBox(name, x, 1, column - 2 * PAD) };
  });
  const headHeight = Math.max(0, ...heads.map(({ box }) => box.height));
  const from = headHeight + 1;
  const columns = new Map(heads.map(({ name, x }) => [name, x]));
  const drawn: Drawn[] = [];
  const end = drawItems(items, from + GAP, 0, { columns, column, width, drawn });
  return {
    width,
    height: Math.ceil(end + 1),
    actors: heads.map(({ x, box, label }) => ({ x, box: { ...box, height: headHeight }, label })),
    life: { from, to: Math.ceil(end) },
    drawn,
  };
}
