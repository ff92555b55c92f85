import { begin, gone, withStatus } from '@/.generated/words/docs/lifecycles';
import { readSandboxRules } from '@/lib/content/read-data';
import type {
  SandboxAction,
  SandboxEffects,
  SandboxResource,
} from '@/lib/content/schemas/sandbox/sandbox-rules';
import { getRowName } from '@/lib/openapi/overview/operation-rows';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { findNamedOperation, type SandboxApi } from '@/lib/sandbox/sandbox-apis';
import { readApis } from '../read-apis';

/** Operation by its name, with the address of its page. */
export type LinkedOperation = { readonly name: string; readonly href: string };

/** What leads from one state to another, or changes a record that keeps its state. */
type Move = {
  readonly from: string;
  readonly to: string;
  /** Absent for what time does alone. */
  readonly operation: LinkedOperation | undefined;
};

/** Operation that a state does not allow, with the HTTP status of the response in its name. */
type Refusal = { readonly from: string; readonly operation: LinkedOperation };

/** State of a record, what can happen in it, and what it refuses. */
export type LifecycleState = {
  readonly name: string;
  readonly title: string;
  readonly moves: readonly Move[];
  readonly refusals: readonly Refusal[];
};

/** States of a resource by their distance from the first, behind the one before a record is there. */
export type Lifecycle = { readonly title: string; readonly states: readonly LifecycleState[] };

type Resources = Readonly<Record<string, SandboxResource>>;

/** State before a record is there, and that of a removed one: names that no rule can have. */
export const BEGIN = '';
const GONE = '-';

/**
 * Reads the lifecycle of a resource from the rules of the sandbox.
 * @throws for a resource without states; the content check names the file before that.
 */
export function readLifecycle(of: string): Lifecycle {
  const apis = readApis().map(({ id, api }) => ({ id, index: api }));
  const lifecycle = buildLifecycle(of, readSandboxRules().resources, apis);
  if (!lifecycle) throw new Error(`content/sandbox has no states of "${of}"`);
  return lifecycle;
}

/** Builds the lifecycle of a resource from rules; `undefined` for one without states. */
export function buildLifecycle(
  of: string,
  resources: Resources,
  apis: readonly SandboxApi[],
): Lifecycle | undefined {
  const resource = resources[of];
  const names = Object.keys(resource?.states ?? {});
  const [first] = names;
  if (!resource || first === undefined) return undefined;
  const moves: Move[] = [];
  const refusals: Refusal[] = [];
  for (const [owner, { operations, states }] of Object.entries(resources)) {
    for (const [name, rule] of Object.entries(operations)) {
      const operation = linkOperation(apis, name);
      const actions = typeof rule === 'string' ? [{ does: rule }] : [rule].flat();
      if (!operation) continue;
      if (owner === of) {
        moves.push(...listOwnMoves(resource, first, operation, actions));
        refusals.push(...listRefusals(resource, operation, actions));
      }
      for (const one of actions) moves.push(...listMovesBy(one, of, resource, operation));
    }
    for (const [from, { then = [] }] of Object.entries(states))
      for (const one of then) {
        if (owner === of) moves.push({ from, to: one.to ?? from, operation: undefined });
        moves.push(...listMovesBy(one, of, resource, undefined));
      }
  }
  const known = dropRepeated(moves);
  const build = (name: string, title: string): LifecycleState => ({
    ...{ name, title, moves: known.filter(({ from }) => from === name) },
    refusals: refusals.filter(({ from }) => from === name),
  });
  const isRemoved = known.some(({ to }) => to === GONE);
  return {
    title: resource.title,
    states: [
      build(BEGIN, begin),
      ...sortByDistance(names, known).map((name) =>
        build(name, resource.states[name]?.title ?? name),
      ),
      ...(isRemoved ? [build(GONE, gone)] : []),
    ],
  };
}

function linkOperation(apis: readonly SandboxApi[], name: string): LinkedOperation | undefined {
  const entry = findNamedOperation(apis, name)?.entry;
  return entry && { name: getRowName(entry), href: getOperationPath(entry) };
}

/** Actions on a record that is there already. */
const isOnRecord = ({ does }: SandboxAction) =>
  does === 'act' || does === 'change' || does === 'remove';

/**
 * Moves that an operation makes of records of its own resource. One that acts on a record makes others beside it, such as
 * the refund of a payment, whose lives are not its subject.
 */
function listOwnMoves(
  resource: SandboxResource,
  first: string,
  operation: LinkedOperation,
  actions: readonly SandboxAction[],
): readonly Move[] {
  const onRecord = actions.filter(isOnRecord);
  if (onRecord.length === 0)
    return actions
      .filter(({ does }) => does === 'create')
      .map(({ to = first, when }) => {
        const status = getErrorStatus(when);
        return { from: BEGIN, to, operation: status ? addStatus(operation, status) : operation };
      });
  return onRecord.flatMap(({ does, to, when = '' }) =>
    listNamedStates(resource, when)
      .filter((from) => isAllowed(actions, from))
      .map((from) => ({ from, to: does === 'remove' ? GONE : (to ?? from), operation })),
  );
}

/** Operation with an HTTP status in its name: `Sale (402)`. */
const addStatus = ({ name, href }: LinkedOperation, status: string): LinkedOperation => ({
  name: withStatus({ operation: name, status }),
  href,
});

/** Status of the error that a condition asks for; `undefined` for none. */
const getErrorStatus = (when = '') => /\$response\.status = ([45]\d\d)/.exec(when)?.[1];

/** Whether all actions of an operation, which are taken together, may be taken in a state. */
const isAllowed = (actions: readonly SandboxAction[], state: string) =>
  actions.every(({ from }) => !from || from.includes(state));

function listRefusals(
  { states }: SandboxResource,
  operation: LinkedOperation,
  actions: readonly SandboxAction[],
): readonly Refusal[] {
  return Object.keys(states).flatMap((from) => {
    const refusing = actions.find((one) => one.from && !one.from.includes(from));
    if (!refusing) return [];
    const { otherwise = '409' } = refusing;
    const response = typeof otherwise === 'string' ? otherwise : (otherwise[from] ?? '409');
    return [{ from, operation: addStatus(operation, response.slice(0, 3)) }];
  });
}

/** Moves that what happens to another record makes: it creates records of the resource, or changes their state. */
function listMovesBy(
  { creates = [], changes = [] }: SandboxEffects,
  of: string,
  resource: SandboxResource,
  operation: LinkedOperation | undefined,
): readonly Move[] {
  const [first = BEGIN] = Object.keys(resource.states);
  const created = creates
    .filter((one) => one.resource === of)
    .map(({ state = first }) => ({ from: BEGIN, to: state, operation }));
  const changed = changes.flatMap(({ resource: name, id, when = '', to }) =>
    name !== of || to === undefined
      ? []
      : listNamedStates(resource, `${id} ${when}`).map((from) => ({ from, to, operation })),
  );
  return [...created, ...changed];
}

/**
 * States that an expression is about: those whose field it compares with the text that the state sets
 * (`status = 'A'`); all where it names none.
 */
function listNamedStates({ states }: SandboxResource, expression: string): readonly string[] {
  const named = Object.entries(states).filter(([, { set = {} }]) =>
    Object.entries(set).some(
      ([field, value]) =>
        /^'[^']*'$/.test(String(value)) && expression.includes(`${field} = ${value}`),
    ),
  );
  return named.length > 0 ? named.map(([name]) => name) : Object.keys(states);
}

/** Moves without those that are there twice, and without what time does to a record that keeps its state. */
function dropRepeated(moves: readonly Move[]): readonly Move[] {
  const byKey = new Map(
    moves
      .filter(({ from, to, operation }) => operation ?? from !== to)
      .map((one) => [[one.from, one.to, one.operation?.name].join(' '), one]),
  );
  return [...byKey.values()];
}

/** States by their distance from the first one: the longest way, on which no step leads back in their order. */
function sortByDistance(names: readonly string[], moves: readonly Move[]): readonly string[] {
  const distances = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    const before = moves.flatMap(({ from, to }) =>
      to === name && names.slice(0, index).includes(from) ? [(distances.get(from) ?? 0) + 1] : [],
    );
    distances.set(name, Math.max(0, ...before));
  }
  return names.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0));
}
