import { formatSuggestion } from '@/lib/text/edit-distance';

/** One line of a sequence; a group holds further ones. */
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

/** Who takes part, from left to right, and what happens, from top to bottom. */
export type ParsedSequence = {
  readonly actors: readonly string[];
  readonly items: readonly SequenceItem[];
};

/** `line` counts from 1, the first line inside the fence. */
export type SequenceError = { readonly line: number; readonly message: string };

const ACTORS = { least: 2, most: 5, longest: 40 } as const;
const MAX_TEXT_CHARS = 90;

type State = {
  readonly errors: SequenceError[];
  readonly actors: string[];
  /** The lists that are open, the innermost last. */
  readonly open: SequenceItem[][];
  /** Lines of the groups that are open. */
  readonly groups: number[];
};

function parseActors(list: string, line: number, { actors, errors }: State): void {
  const names = list.split(',').map((name) => name.trim());
  const { least, most, longest } = ACTORS;
  actors.push(...new Set(names.filter((name) => name !== '')));
  if (actors.length < least || actors.length > most) {
    errors.push({
      line,
      message: `expected ${least} to ${most} actors, received ${actors.length}`,
    });
  }
  if (names.length !== actors.length) errors.push({ line, message: 'an actor is named twice' });
  for (const name of actors.filter((one) => one.length > longest)) {
    errors.push({ line, message: `the actor "${name}" has more than ${longest} characters` });
  }
}

function checkActor(name: string, line: number, { actors, errors }: State): void {
  if (actors.includes(name)) return;
  const advice = formatSuggestion(name, actors) || ` The actors are ${actors.join(', ')}.`;
  errors.push({ line, message: `no actor has the name "${name}".${advice}` });
}

/** What an actor does by itself; an arrow of another kind was meant as a message. */
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

/** What `head: text` says; `undefined` for a line that opens or closes something. */
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

function openGroup(text: string, line: number, { open, groups }: State): void {
  const items: SequenceItem[] = [];
  open.at(-1)?.push({ kind: 'group', text, items });
  open.push(items);
  groups.push(line);
}

function closeGroup(line: number, { open, groups, errors }: State): void {
  if (groups.pop() === undefined) errors.push({ line, message: '"end" closes no group' });
  else open.pop();
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
  state.open.at(-1)?.push(parseItem(head.trim(), text, line, state));
}

/**
 * The text of a `sequence` fence as actors and steps: `actors: A, B` first, then a line for each step:
 * `A -> B: request`, `A --> B: reply`, `A: what it does`, `note: …`, and `group: …` up to `end`.
 * Faults come with their lines; what could be read is there all the same.
 */
export function parseSequence(source: string): {
  readonly sequence: ParsedSequence;
  readonly faults: readonly SequenceError[];
} {
  const items: SequenceItem[] = [];
  const state: State = { errors: [], actors: [], open: [items], groups: [] };
  for (const [index, written] of source.split('\n').entries()) {
    if (written.trim() !== '') parseLine(written.trim(), index + 1, state);
  }
  for (const line of state.groups) state.errors.push({ line, message: 'the group has no "end"' });
  if (items.length === 0)
    state.errors.push({ line: 1, message: 'nothing happens in this sequence' });
  return { sequence: { actors: state.actors, items }, faults: state.errors };
}
