import { joinAnchor } from '../core/anchors';
import { splitPointer } from '../core/json';
import type { Operation } from '../core/operation-types';
import type { ApiIndex, OperationEntry } from '../core/types';
import { resolveEntryOperation } from '../operation/resolve-operation';
import {
  type Change,
  type ChangePlace,
  type Direction,
  type Finding,
  listBrokenParties,
  MAX_PLACES,
} from './change';
import { compareOperation } from './compare-operation';
import { matchMembers, matchOperations } from './match-members';
import { compareNeeds } from './needs/compare-needs';
import type { Collected, OperationFinding, Root } from './operation-context';
import { createSchemaGraph } from './schema-graph';
import type { SchemaFinding, SchemaGraph, SchemaPair } from './schema-pair';

/** Changes between two documents, in the order of the later one. */
export type Comparison = {
  readonly changes: readonly Change[];
  /** Steps that the comparison took: pairs of schemas, and visits of them; for tests. */
  readonly steps: number;
};

type OperationPair = Collected & { readonly id: string };

/** Callbacks by name, address and method: one that has gone is no longer sent, as a webhook. */
function compareCallbacks(
  [earlier, later]: readonly [ApiIndex, ApiIndex],
  graph: SchemaGraph,
  collected: Collected,
  [before, after]: readonly [Operation, Operation],
): void {
  const matches = matchMembers(
    before.callbacks,
    after.callbacks,
    ({ name, entry }) => `${name} ${entry.id}`,
  );
  for (const match of matches) {
    if (!match.before || !match.after) {
      const lone = match.after ?? match.before;
      if (lone)
        collected.findings.push({
          ...buildLoneFinding(lone.entry, match.after !== undefined, 'response'),
          subject: `${lone.name} ${lone.entry.id}`,
        });
      continue;
    }
    const [from, to] = [
      resolveEntryOperation(earlier, match.before.entry),
      resolveEntryOperation(later, match.after.entry),
    ];
    if (!from || !to) continue;
    const names = [match.after.name, match.after.entry.method];
    const steps = names.map((name) => ({ kind: 'name' as const, name }));
    const prefix = `${steps.reduce((anchor, step) => joinAnchor(anchor, step), 'callback')}.`;
    compareOperation({ ...collected, graph, prefix, isFlipped: true }, from, to);
  }
}

function compareEntryPair(
  [earlier, later]: readonly [ApiIndex, ApiIndex],
  graph: SchemaGraph,
  [before, after]: readonly [OperationEntry, OperationEntry],
): OperationPair {
  const collected: Collected = { findings: [], roots: [] };
  const [from, to] = [resolveEntryOperation(earlier, before), resolveEntryOperation(later, after)];
  if (from && to) {
    const context = { ...collected, graph, prefix: '', isFlipped: after.webhook === true };
    compareOperation(context, from, to);
    compareNeeds(context, [earlier, later], [from, to]);
    compareCallbacks([earlier, later], graph, collected, [from, to]);
  }
  return { id: after.id, ...collected };
}

/** An operation that only one document has. */
function buildLoneOperation(entry: OperationEntry, isAdded: boolean): OperationPair {
  const finding = buildLoneFinding(entry, isAdded, entry.webhook ? 'response' : 'request');
  return { id: entry.id, findings: [finding], roots: [] };
}

function buildLoneFinding(
  entry: OperationEntry,
  isAdded: boolean,
  direction: Direction,
): OperationFinding {
  const text = entry.id;
  return {
    kind: isAdded ? 'operation-added' : 'operation-removed',
    subject: entry.id,
    pointers: { before: isAdded ? '' : entry.pointer, after: isAdded ? entry.pointer : '' },
    before: isAdded ? '' : text,
    after: isAdded ? text : '',
    effect: isAdded ? 'none' : 'replaced',
    direction,
    anchor: '',
  };
}

/** Finding with the places where it is met. */
type PlacedFinding = { readonly finding: Finding; readonly meetings: readonly Meeting[] };

/** Places of a finding about a part of a schema: one step further. */
function placeSchemaFinding(finding: SchemaFinding, met: readonly Meeting[]): PlacedFinding {
  const { step, isBeside = false, ...rest } = finding;
  const meetings = met.map((one) => {
    const anchor = isBeside ? one.outer : one.anchor;
    return step === undefined ? one : { ...one, anchor: joinAnchor(anchor, step) };
  });
  return { finding: rest, meetings };
}

/** Name of the component that a pointer leads into: `Customer`; empty for none. */
export function getComponentName(pointer: string): string {
  const [first, second = '', third = ''] = splitPointer(pointer);
  if (first === 'components') return third;
  return first === 'definitions' ? second : '';
}

/** Names on the way to a field: `card.number`, `lines[].amount`; empty for a schema itself. */
function getFieldPath(pointer: string): string {
  const parts = splitPointer(pointer);
  const names = parts.flatMap((part, index) => {
    if (parts[index - 1] === 'properties' && parts[index - 2] !== 'properties') return [`.${part}`];
    return part === 'items' ? ['[]'] : [];
  });
  return names.join('').replace(/^\./, '');
}

/** Text that tells a finding from others of its kind at one place. */
function getFindingId({ kind, pointers, before, after, key }: Finding): string {
  const both = [pointers.before, pointers.after].filter((pointer) => pointer !== '');
  const at = [...new Set(both)].map((pointer) => pointer.replace(/^#\/(?:components\/)?/, ''));
  const isOneOfMany = /^(?:value|variant|limit|repeat)-/.test(kind);
  return [kind, at.join(' > '), ...(isOneOfMany ? [key ?? (after || before)] : [])]
    .join(' ')
    .trim();
}

/** Builds the change of findings with one id; where a value is sent as text, another one may break than elsewhere. */
function buildChange(id: string, placed: readonly PlacedFinding[]): readonly Change[] {
  const counted = placed
    .map(({ finding, meetings }) => ({
      finding,
      meetings: meetings.filter(({ direction }) => direction === (finding.only ?? direction)),
    }))
    .filter(({ meetings }) => meetings.length > 0);
  const [first] = counted;
  if (first === undefined) return [];
  const { kind, pointers, before, after } = first.finding;
  const met = counted.flatMap(({ meetings }) => meetings);
  const broken = counted.flatMap(({ finding, meetings }) =>
    listBrokenParties(finding, new Set(meetings.map(({ direction }) => direction))),
  );
  const breaks = [...new Set(broken)].sort().reverse();
  const isDeprecated = kind.endsWith('-deprecated');
  const places = new Map(
    met.map(({ operation, anchor }): [string, ChangePlace] => [
      `${operation} ${anchor}`,
      { operation, anchor },
    ]),
  );
  const pointer = pointers.after || pointers.before;
  const subject =
    getFieldPath(pointer) || first.finding.subject || getSchema(pointer) || lastName(met);
  return [
    {
      ...{ id, kind, breaks, subject, pointers, before, after },
      class: breaks.length > 0 ? 'breaking' : isDeprecated ? 'deprecated' : 'compatible',
      places: [...places.values()].slice(0, MAX_PLACES),
    },
  ];
}

/** Name of the component that a schema is; empty for one elsewhere. */
function getSchema(pointer: string): string {
  return /^#\/(?:components\/schemas|definitions)\//.test(pointer) ? getComponentName(pointer) : '';
}

/** Name of the part that an anchor ends with. */
function lastName(meetings: readonly Meeting[]): string {
  return meetings[0]?.anchor.split('.').at(-1) ?? '';
}

/** Findings of all operations by what tells them apart. */
function groupFindings(
  placed: readonly PlacedFinding[],
): ReadonlyMap<string, readonly PlacedFinding[]> {
  const groups = new Map<string, PlacedFinding[]>();
  for (const one of placed) {
    const id = getFindingId(one.finding);
    const known = groups.get(id);
    if (known === undefined) groups.set(id, [one]);
    else known.push(one);
  }
  return groups;
}

/**
 * Compares two documents of any supported version: operations by method and path, schemas by their
 * place in them, a shared schema once. Descriptions, examples and the order of keys are no changes.
 * @param only Ids of operations of either document: the only ones that are compared.
 * @returns no changes for equal documents.
 */
export function compareDocuments(
  before: ApiIndex,
  after: ApiIndex,
  only?: readonly string[],
): Comparison {
  const graph = createSchemaGraph([before, after]);
  const matches = matchOperations(before, after);
  const isWanted = (entry?: OperationEntry) => !only || (entry && only.includes(entry.id));
  const wanted = matches.filter((match) => isWanted(match.before) || isWanted(match.after));
  const operations = wanted.flatMap((match) => {
    if (match.before && match.after)
      return [compareEntryPair([before, after], graph, [match.before, match.after])];
    const lone = match.after ?? match.before;
    return lone ? [buildLoneOperation(lone, match.after !== undefined)] : [];
  });
  const pairs = graph.settle();
  const { meetings, steps } = collectReach(operations);
  const own = operations.flatMap(({ id, findings }) =>
    findings.map(({ direction, anchor, ...finding }) => ({
      finding,
      meetings: [{ operation: id, anchor, direction, outer: anchor }],
    })),
  );
  const shared = [...meetings].flatMap(([pair, met]) =>
    pair.findings.map((finding) => placeSchemaFinding(finding, met)),
  );
  return {
    changes: [...groupFindings([...own, ...shared])].flatMap(([id, placed]) =>
      buildChange(id, placed),
    ),
    steps: pairs + steps,
  };
}

/** Place of a pair on an operation's page, with the direction in which its values travel. */
export type Meeting = ChangePlace & {
  readonly direction: Direction;
  /** Anchor of the union of which the pair is a form. */
  readonly outer: string;
};

/** Last operation that came by, and the number of them. */
type Visits = { last: string; count: number };

/** Places of the pairs that have findings, and the number of steps that it took to find them. */
export type Reach = {
  readonly meetings: ReadonlyMap<SchemaPair, readonly Meeting[]>;
  readonly steps: number;
};

/**
 * Finds the operations that reach each pair with findings, by the shortest way. Linear in the size
 * of the documents: each pair is left by the first 100 operations in each direction only, and what
 * it leads to has been reached by these, too. Of several ways in one direction the first counts.
 */
function collectReach(
  operations: readonly { readonly id: string; readonly roots: readonly Root[] }[],
): Reach {
  const meetings = new Map<SchemaPair, Meeting[]>();
  const visits: Readonly<Record<Direction, Map<SchemaPair, Visits>>> = {
    request: new Map(),
    response: new Map(),
  };
  let steps = 0;
  const enter = (id: string, { pair, direction }: Root): boolean => {
    const seen = visits[direction].get(pair) ?? { last: '', count: 0 };
    if (seen.last === id || seen.count >= MAX_PLACES) return false;
    visits[direction].set(pair, { last: id, count: seen.count + 1 });
    return true;
  };
  for (const { id, roots } of operations) {
    const queue = [...roots];
    for (const root of queue) {
      if (!enter(id, root)) continue;
      steps += 1;
      const { pair, anchor, direction, outer = anchor } = root;
      if (pair.findings.length > 0) {
        const known = meetings.get(pair) ?? [];
        known.push({ operation: id, anchor, direction, outer });
        meetings.set(pair, known);
      }
      for (const { to, step, only = direction, isBeside = false } of pair.edges) {
        if (only !== direction) continue;
        const holder = isBeside ? outer : anchor;
        const next = step ? joinAnchor(holder, step) : holder;
        queue.push({ pair: to, anchor: next, direction, outer: anchor });
      }
    }
  }
  return { meetings, steps };
}
