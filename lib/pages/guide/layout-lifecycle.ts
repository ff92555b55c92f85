import { byItself } from '@/.generated/words/docs/lifecycles';
import { estimateTextWidth, wrapText } from '@/lib/sequence/wrap-text';
import {
  BEGIN,
  type Lifecycle,
  type LifecycleState,
  type LinkedOperation,
} from './build-lifecycle';

/** A state as a box, from top to bottom; all lengths are in pixels. */
export type StateBox = {
  readonly name: string;
  readonly lines: readonly string[];
  readonly kind: 'begin' | 'state' | 'end';
  readonly y: number;
  readonly height: number;
  readonly width: number;
  /** Bottom of the line that leads to what can happen in it; `y` of the box where that is nothing. */
  readonly stem: number;
};

/** What can happen in a state: a name below its box, and the line to the state afterwards. */
export type MoveLine = {
  readonly operation: LinkedOperation | undefined;
  readonly lines: readonly string[];
  /** Top of its row, and the height of it. */
  readonly y: number;
  readonly height: number;
  readonly width: number;
  /** Path to the lane of the state afterwards; absent where the state stays. */
  readonly path?: string;
};

/** Lifecycle with the positions of all elements, in pixels. */
export type LifecycleLayout = {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly StateBox[];
  readonly moves: readonly MoveLine[];
  /** Arrows into the boxes: where each leaves its lane, and the edge of its box. */
  readonly arrows: readonly { readonly lane: number; readonly to: number; readonly y: number }[];
};

/** Font size in pixels, as components/docs/mdx/resource-lifecycle.module.css sets it. */
const TEXT_SIZE = 13;
/** Distance between lines of one name. */
export const NAME_LINE = 16;
/** Height of a box of one line, and the smallest of a row: that of a target that a finger hits (WCAG 2.5.8). */
const BOX_HEIGHT = 32;
const ROW = 26;
/** Where names begin. */
export const INDENT = 24;
/** Width of names, and of titles in boxes. */
const MAX_NAME = 168;
const GAP = 18;
const LANE = 14;
const CORNER = 6;

type Rows = {
  readonly state: LifecycleState;
  readonly box: Omit<StateBox, 'stem'>;
  readonly rows: readonly Row[];
};
type Row = Omit<MoveLine, 'path'> & { readonly to: string };

/** Wraps a name into lines, and measures them. */
function wrapName(name: string, lineHeight: number) {
  const lines = wrapText(name, MAX_NAME, TEXT_SIZE);
  const width = Math.max(...lines.map((line) => estimateTextWidth(line, TEXT_SIZE)));
  return { lines, width, height: lineHeight + (lines.length - 1) * NAME_LINE };
}

function layoutBox(state: LifecycleState, y: number): Rows['box'] {
  const { lines, width, height } = wrapName(state.title, BOX_HEIGHT);
  const box = { name: state.name, lines, y, height };
  if (state.name === BEGIN) return { ...box, kind: 'begin', width: INDENT + width };
  return { ...box, kind: isEnd(state) ? 'end' : 'state', width: width + 32 };
}

/** Puts the states below each other, each with the names of what can happen in it. */
function stack({ states }: Lifecycle): {
  readonly placed: readonly Rows[];
  readonly height: number;
} {
  let y = 1;
  const placed = states.map((state) => {
    const box = layoutBox(state, y);
    y += box.height + (state.moves.length > 0 ? 4 : 0);
    const rows = state.moves.map(({ operation, to }): Row => {
      const row = { operation, ...wrapName(operation?.name ?? byItself, ROW), y, to };
      y += row.height;
      return row;
    });
    y += GAP;
    return { state, box, rows };
  });
  return { placed, height: y - GAP + 1 };
}

/** Lane of each state that something leads to, counted from the boxes: short ones are close to them. */
function assignLanes(placed: readonly Rows[]): ReadonlyMap<string, number> {
  const spans = placed.flatMap(({ state: { name }, box }) => {
    const ends = placed.flatMap(({ rows, state }) =>
      rows.flatMap((row) => (row.to === name && state.name !== name ? [getMiddle(row)] : [])),
    );
    const all = [...ends, getMiddle(box)];
    return ends.length > 0 ? [{ name, top: Math.min(...all), bottom: Math.max(...all) }] : [];
  });
  const lanes = new Map<string, number>();
  for (const one of spans.toSorted((a, b) => a.bottom - a.top - (b.bottom - b.top))) {
    const taken = spans.flatMap(({ name, top, bottom }) =>
      top <= one.bottom && bottom >= one.top ? (lanes.get(name) ?? []) : [],
    );
    let lane = 0;
    while (taken.includes(lane)) lane += 1;
    lanes.set(one.name, lane);
  }
  return lanes;
}

const getMiddle = ({ y, height }: { readonly y: number; readonly height: number }) =>
  y + height / 2;

/**
 * Computes the positions of a lifecycle: states below each other, so that it fits a phone, and beside them a lane for each
 * state that something leads to.
 */
export function layoutLifecycle(lifecycle: Lifecycle): LifecycleLayout {
  const { placed, height } = stack(lifecycle);
  const lanes = assignLanes(placed);
  const boxes = placed.map(({ box, rows }): StateBox => {
    const last = rows.at(-1);
    return { ...box, stem: last ? getMiddle(last) : box.y };
  });
  const rows = placed.flatMap((one) => one.rows);
  const edge = Math.ceil(
    Math.max(...boxes.map(({ width }) => width), ...rows.map(({ width }) => INDENT + width)),
  );
  const getLaneX = (name: string) => edge + 20.5 + (lanes.get(name) ?? 0) * LANE;
  const middles = new Map(placed.map(({ state, box }) => [state.name, getMiddle(box)]));
  const moves = placed.flatMap(({ state, rows: own }) =>
    own.map(({ to, ...row }): MoveLine => {
      if (to === state.name) return row;
      const y = getMiddle(row);
      const target = middles.get(to) ?? 0;
      const x = getLaneX(to);
      const turn = target > y ? CORNER : -CORNER;
      const path = `M${INDENT + row.width + 8} ${y}H${x - CORNER}Q${x} ${y} ${x} ${y + turn}V${target - turn}Q${x} ${target} ${x - CORNER} ${target}`;
      return { ...row, path };
    }),
  );
  const arrows = placed.flatMap(({ state, box }) =>
    lanes.has(state.name)
      ? [{ lane: getLaneX(state.name) - CORNER, to: box.width, y: getMiddle(box) }]
      : [],
  );
  const width = edge + 22 + Math.max(0, ...lanes.values()) * LANE;
  return { width: Math.ceil(width), height, boxes, moves, arrows };
}

/** Whether nothing leads on from a state. */
export function isEnd({ name, moves }: LifecycleState): boolean {
  return moves.every(({ to }) => to === name);
}
