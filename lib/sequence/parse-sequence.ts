import { formatSuggestion } from '@/lib/text/edit-distance';

/** Step of a sequence; a group holds further steps. */
export type SequenceItem =
  | {
      readonly kind: 'message' | 'reply';
      readonly from: string;
      readonly to: string;
      readonly text: string;
    }
  | { readonly kind: 'task'; readonly actor: string; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'group'; readonly text: string; readonly items: readonly SequenceItem[] };

/** Actors from left to right, and steps from top to bottom. */
export type ParsedSequence = {
  readonly actors: readonly string[];
  readonly items: readonly SequenceItem[];
};

/** Error in a sequence; `line` counts from 1, the first line inside the fence. */
export type SequenceError = { readonly line: number; readonly message: string };

const MIN_ACTORS = 2;
const MAX_ACTORS = 5;
const MAX_ACTOR_CHARS = 40;
const MAX_TEXT_CHARS = 90;
/** Groups inside each other: more would leave no room for texts. */
const MAX_OPEN_GROUPS = 4;

type State = {
  readonly errors: SequenceError[];
  readonly actors: string[];
  /** Item lists that are open, the innermost last. */
  readonly openLists: SequenceItem[][];
  /** Line numbers of the groups that are open. */
  readonly groupLines: number[];
};

function parseActors(list: string, line: number, { actors, errors }: State): void {
  const names = list.split(',').map((name) => name.trim());
  actors.push(...new Set(names.filter((name) => name !== '')));
  if (actors.length < MIN_ACTORS || actors.length > MAX_ACTORS) {
    errors.push({
      line,
      message: `expected ${MIN_ACTORS} to ${MAX_ACTORS} actors, received ${actors.length}`,
    });
  }
  if (names.length !== actors.length) errors.push({ line, message: 'an actor is named twice' });
  for (const name of actors.filter((one) => one.length > MAX_ACTOR_CHARS)) {
    errors.push({
      line,
      message: `the actor "${name}" has more than ${MAX_ACTOR_CHARS} characters`,
    });
  }
}

function checkActor(name: string, line: number, { actors, errors }: State): void {
  if (actors.includes(name)) return;
  const advice = formatSuggestion(name, actors) || ` The actors are ${actors.join(', ')}.`;
  errors.push({ line, message: `no actor has the name "${name}".${advice}` });
}

/** Checks the actor of a task; an arrow of another kind was intended as a message. */
function checkTask(head: string, line: number, state: State): void {
  const arrow = /=>|<-+|→|-{3,}>|-+>(?! )|(?<! )-+>/.exec(head)?.[0];
  if (arrow === undefined) return checkActor(head, line, state);
  const message = `expected " -> " for a request or " --> " for an answer, received "${arrow}"`;
  state.errors.push({ line, message });
}

function checkText(text: string, line: number, { errors }: State): void {
  if (text.length <= MAX_TEXT_CHARS) return;
  const message = `expected at most ${MAX_TEXT_CHARS} characters, received ${text.length}`;
  errors.push({ line, message });
}

/** Parses `head: text` as a message, reply, task or note. */
function parseItem(head: string, text: string, line: number, state: State): SequenceItem {
  if (head === 'note') return { kind: 'note', text };
  const arrow = /^(.+?) (-->?|->) (.+)$/.exec(head);
  if (!arrow) {
    checkTask(head, line, state);
    return { kind: 'task', actor: head, text };
  }
  const { 1: from = '', 2: sign, 3: to = '' } = arrow;
  for (const name of [from, to]) checkActor(name, line, state);
  if (from === to) {
    const message = `write "${from}: …" for what an actor does without the others`;
    state.errors.push({ line, message });
  }
  return { kind: sign === '->' ? 'message' : 'reply', from, to, text };
}

function openGroup(text: string, line: number, { openLists, groupLines, errors }: State): void {
  const items: SequenceItem[] = [];
  openLists.at(-1)?.push({ kind: 'group', text, items });
  openLists.push(items);
  groupLines.push(line);
  if (groupLines.length > MAX_OPEN_GROUPS)
    errors.push({
      line,
      message: `expected at most ${MAX_OPEN_GROUPS} groups inside each other, received ${groupLines.length}`,
    });
}

function closeGroup(line: number, { openLists, groupLines, errors }: State): void {
  if (groupLines.pop() === undefined) errors.push({ line, message: '"end" closes no group' });
  else openLists.pop();
}

function parseLine(written: string, line: number, state: State): void {
  if (written === 'end') return closeGroup(line, state);
  const { 1: head = '', 2: text = '' } = /^([^:]+):\s*(.*)$/.exec(written) ?? [];
  if (head === '' || text === '') {
    const message =
      'expected "actors: …", "A -> B: …", "A --> B: …", "A: …", "note: …", "group: …" or "end"';
    state.errors.push({ line, message });
    return;
  }
  if (head === 'actors') return parseActors(text, line, state);
  if (state.actors.length === 0) {
    state.errors.push({ line, message: 'expected "actors: A, B" first' });
    return;
  }
  checkText(text, line, state);
  if (head === 'group') return openGroup(text, line, state);
  state.openLists.at(-1)?.push(parseItem(head.trim(), text, line, state));
}

/**
 * Parses a `sequence` fence: `actors: A, B` first, then one step a line, such as `A -> B: request`,
 * `A --> B: reply`, `A: what it does`, `note: …`, or `group: …` up to `end`. Errors have line
 * numbers; valid lines are returned all the same.
 */
export function parseSequence(source: string): {
  readonly sequence: ParsedSequence;
  readonly errors: readonly SequenceError[];
} {
  const items: SequenceItem[] = [];
  const state: State = { errors: [], actors: [], openLists: [items], groupLines: [] };
  for (const [index, written] of source.split('\n').entries()) {
    if (written.trim() !== '') parseLine(written.trim(), index + 1, state);
  }
  for (const line of state.groupLines)
    state.errors.push({ line, message: 'the group has no "end"' });
  if (items.length === 0)
    state.errors.push({ line: 1, message: 'nothing happens in this sequence' });
  return { sequence: { actors: state.actors, items }, errors: state.errors };
}
