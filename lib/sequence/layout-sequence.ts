import type { ParsedSequence, SequenceItem } from './parse-sequence';
import { estimateTextWidth, wrapText } from './wrap-text';

/** Rectangle in pixels of the diagram; `y` grows downwards. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Lines of text centred on `x`; `y` is the baseline of the first. */
export type Label = {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
  readonly box: Box;
};

/** Arrow between the lifelines of two actors, its label above it. */
export type DiagramArrow = {
  readonly kind: 'message' | 'reply';
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly label: Label;
};

type DiagramBox = {
  readonly kind: 'task' | 'note' | 'group';
  readonly box: Box;
  readonly label: Label;
};

/** Element below the actors, from top to bottom; a group comes before what it holds. */
export type DiagramItem = DiagramArrow | DiagramBox;

/** Sequence with the positions of all elements, in pixels. */
export type SequenceLayout = {
  readonly width: number;
  readonly height: number;
  readonly actors: readonly { readonly x: number; readonly box: Box; readonly label: Label }[];
  /** Top and bottom of the actors' lines. */
  readonly lifeline: { readonly from: number; readonly to: number };
  readonly items: readonly DiagramItem[];
};

/** Font size in pixels, as components/docs/mdx/sequence.module.css sets it. */
const TEXT_SIZE = 13;
/** Distance between lines of text, in pixels. */
export const LINE_HEIGHT = 17;

/** Maximum width of a sequence, in pixels: that of a page's text. All lengths are in pixels. */
const MAX_WIDTH = 704;
const MAX_COLUMN_WIDTH = 250;
const PAD = 8;
const GAP = 14;
const INSET = 6;

type LayoutContext = {
  readonly columns: ReadonlyMap<string, number>;
  readonly column: number;
  readonly width: number;
  readonly output: DiagramItem[];
};

/** Lays out text centred on `x`, from `top` on, in lines of at most `width` pixels. */
function layoutLabel(text: string, x: number, top: number, width: number): Label {
  const lines = wrapText(text, width, TEXT_SIZE);
  const wide = Math.max(...lines.map((line) => estimateTextWidth(line, TEXT_SIZE)));
  const height = lines.length * LINE_HEIGHT;
  return { x, y: top + TEXT_SIZE, lines, box: { x: x - wide / 2, y: top, width: wide, height } };
}

/** Lays out a box centred on `x` around text. */
function layoutTextBox(text: string, x: number, top: number, width: number) {
  const label = layoutLabel(text, x, top + PAD, width - 2 * PAD);
  const height = label.box.height + 2 * PAD;
  return { box: { x: x - width / 2, y: top, width, height }, label };
}

function layoutMessage(
  item: Extract<SequenceItem, { kind: 'message' | 'reply' }>,
  top: number,
  { columns, column, output }: LayoutContext,
): number {
  const from = columns.get(item.from) ?? 0;
  const to = columns.get(item.to) ?? 0;
  const span = Math.max(Math.abs(to - from), column);
  const label = layoutLabel(item.text, (from + to) / 2, top, span - 2 * PAD);
  const y = top + label.box.height + PAD;
  output.push({ kind: item.kind, from, to, y, label });
  return y + GAP;
}

function layoutGroup(
  { text, items }: Extract<SequenceItem, { kind: 'group' }>,
  top: number,
  depth: number,
  context: LayoutContext,
): number {
  const inset = 1 + depth * INSET;
  const width = context.width - 2 * inset;
  const lines = wrapText(text, width - 4 * PAD, TEXT_SIZE);
  const wide = Math.max(...lines.map((line) => estimateTextWidth(line, TEXT_SIZE)));
  const middle = inset + PAD + wide / 2;
  const label = layoutLabel(text, middle, top + PAD, width - 4 * PAD);
  const at = context.output.length;
  const end = layoutItems(items, top + PAD + label.box.height + GAP, depth + 1, context);
  const box = { x: inset, y: top, width, height: end - top };
  context.output.splice(at, 0, { kind: 'group', box, label });
  return end + GAP;
}

function layoutItems(
  items: readonly SequenceItem[],
  top: number,
  depth: number,
  context: LayoutContext,
): number {
  return items.reduce((y, item) => {
    switch (item.kind) {
      case 'message':
      case 'reply':
        return layoutMessage(item, y, context);
      case 'group':
        return layoutGroup(item, y, depth, context);
      case 'task':
      case 'note': {
        const isNote = item.kind === 'note';
        const x = isNote ? context.width / 2 : (context.columns.get(item.actor) ?? 0);
        const inset = 2 * (INSET * (depth + 1) + 1);
        const width = (isNote ? context.width : context.column) - inset;
        const textBox = layoutTextBox(item.text, x, y, width);
        context.output.push({ kind: item.kind, ...textBox });
        return y + textBox.box.height + GAP;
      }
      default:
        return item satisfies never;
    }
  }, top);
}

/**
 * Computes the positions of a sequence, in pixels, always the same for the same sequence. No texts
 * overlap: labels wrap between the lines of their actors.
 */
export function layoutSequence({ actors, items }: ParsedSequence): SequenceLayout {
  const column = Math.min(MAX_WIDTH / Math.max(actors.length, 1), MAX_COLUMN_WIDTH);
  const width = column * actors.length;
  const heads = actors.map((name, index) => {
    const x = column * (index + 0.5);
    return { name, x, ...layoutTextBox(name, x, 1, column - 2 * PAD) };
  });
  const headHeight = Math.max(0, ...heads.map(({ box }) => box.height));
  const from = headHeight + 1;
  const columns = new Map(heads.map(({ name, x }) => [name, x]));
  const output: DiagramItem[] = [];
  const end = layoutItems(items, from + GAP, 0, { columns, column, width, output });
  return {
    width,
    height: Math.ceil(end + 1),
    actors: heads.map(({ x, box, label }) => ({ x, box: { ...box, height: headHeight }, label })),
    lifeline: { from, to: Math.ceil(end) },
    items: output,
  };
}
