import { begin, gone, withStatus } from '@/.generated/words/docs/lifecycles';
import type {
  SandboxAction,
  SandboxEffects,
  SandboxResource,
} from '@/lib/content/schemas/sandbox/sandbox-rules';
import { getRowName } from '@/lib/openapi/overview/operation-rows';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { findNamedOperation, type SandboxApi } from '@/lib/sandbox/sandbox-apis';

/** Operation of a rule, with what a page needs to link and to send it. */
export type LinkedOperation = {
  readonly name: string;
  /** Address of its page. */
  readonly href: string;
  /** Id of its API, and its own: `post /capture/{pgIdOrig}`. */
  readonly api: string;
  readonly id: string;
  /** Resource whose rule names it, and the field that names a record of that: `pg_id`. */
  readonly resource: string;
  readonly idField: string;
  /** HTTP status of the response, where it is one of its errors. */
  readonly status?: string;
};

/** What leads from one state to another, or changes a record that keeps its state. */
type Move = {
  readonly from: string;
  readonly to: string;
  /** Absent for what time does alone. */
  readonly operation: LinkedOperation | undefined;
  /** Whether it creates a record by an action of the resource itself. */
  readonly isOwn?: true;
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

/** Builds the lifecycle of a resource from rules; `undefined` for one without states. */
export function buildLifecycle(
  of: string,
  resources: Resources,
  apis: readonly SandboxApi[],
): Lifecycle | undefined {
  const resource = resources[of];
  const names = Object.keys(resource?.states ?? {});
  if (!resource || names.length === 0) return undefined;
  const all = listActions(resources, apis);
  const refusals = all.flatMap(({ operation, actions }) =>
    listRefusals(resource, operation, selectActions(actions, of)),
  );
  const own = listDirectMoves(of, resources, all);
  const brought = Object.entries(resources).flatMap(([owner, { states }]) =>
    Object.entries(states).flatMap(([name, entered]) => {
      if (listMovesBy(entered, of, resource, undefined).length === 0) return [];
      const into = listDirectMoves(owner, resources, all).filter(({ to }) => to === name);
      return into.flatMap(({ operation }) => listMovesBy(entered, of, resource, operation));
    }),
  );
  const isMade = own.some(({ from, isOwn }) => from === BEGIN && isOwn);
  // What other records bring along begins a life only where no request does.
  const moves = [...own, ...brought].filter(
    ({ from, isOwn }) => from !== BEGIN || !isMade || isOwn,
  );
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

/** Actions of an operation, each with the resource whose records it acts on. */
type OperationActions = {
  readonly operation: LinkedOperation;
  readonly actions: readonly (SandboxAction & { readonly resource: string })[];
};

/** Actions of all operations that a document has. */
const listActions = (
  resources: Resources,
  apis: readonly SandboxApi[],
): readonly OperationActions[] =>
  Object.entries(resources).flatMap(([owner, { operations }]) =>
    Object.entries(operations).flatMap(([name, rule]) => {
      const operation = linkOperation(apis, name, owner, resources[owner]?.id ?? '');
      const actions = typeof rule === 'string' ? [{ does: rule }] : [rule].flat();
      return operation
        ? [{ operation, actions: actions.map((one) => ({ resource: owner, ...one })) }]
        : [];
    }),
  );

const selectActions = (actions: OperationActions['actions'], of: string) =>
  actions.filter(({ resource }) => resource === of);

/** Moves of a resource that operations and time make, without those that the states of other records bring. */
function listDirectMoves(
  of: string,
  resources: Resources,
  all: readonly OperationActions[],
): readonly Move[] {
  const resource = resources[of];
  if (!resource) return [];
  const [first = BEGIN] = Object.keys(resource.states);
  const byOperation = all.flatMap(({ operation, actions }) => [
    ...listOwnMoves(resource, first, operation, selectActions(actions, of)),
    ...actions.flatMap((one) => listMovesBy(one, of, resource, operation)),
  ]);
  const byTime = Object.entries(resources).flatMap(([owner, { states }]) =>
    Object.entries(states).flatMap(([from, { then = [] }]) =>
      then.flatMap((one) => [
        ...(owner === of ? [{ from, to: one.to ?? from, operation: undefined }] : []),
        ...listMovesBy(one, of, resource, undefined),
      ]),
    ),
  );
  return [...byOperation, ...byTime];
}

function linkOperation(
  apis: readonly SandboxApi[],
  name: string,
  resource: string,
  idField: string,
): LinkedOperation | undefined {
  const found = findNamedOperation(apis, name);
  if (!found) return undefined;
  const { api, entry } = found;
  return {
    ...{ name: getRowName(entry), href: getOperationPath(entry), api, id: entry.id },
    ...{ resource, idField },
  };
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
      .map(({ to = first, status }) => {
        const by = status === undefined ? operation : addStatus(operation, String(status));
        return { from: BEGIN, to, operation: by, isOwn: true };
      });
  return onRecord.flatMap(({ does, to, from: own = Object.keys(resource.states) }) =>
    own
      .filter((from) => isAllowed(actions, from))
      .map((from) => ({ from, to: does === 'remove' ? GONE : (to ?? from), operation })),
  );
}

/** Operation with an HTTP status, also in its name: `Sale (402)`. */
const addStatus = (operation: LinkedOperation, status: string): LinkedOperation => ({
  ...operation,
  name: withStatus({ operation: operation.name, status }),
  status,
});

/** Whether an action is refused in a state, and with it all others of its operation. */
const isRefused = ({ from, otherwise }: SandboxAction, state: string) =>
  from !== undefined && !from.includes(state) && otherwise !== 'skip';

/** Whether all actions of an operation, which are taken together, may be taken in a state. */
const isAllowed = (actions: readonly SandboxAction[], state: string) =>
  actions.every((one) => !isRefused(one, state));

function listRefusals(
  { states }: SandboxResource,
  operation: LinkedOperation,
  actions: readonly SandboxAction[],
): readonly Refusal[] {
  return Object.keys(states).flatMap((from) => {
    const refusing = actions.find((one) => isRefused(one, from));
    if (!refusing) return [];
    const { otherwise = '409' } = refusing;
    const response = typeof otherwise === 'string' ? otherwise : (otherwise[from] ?? '409');
    return [{ from, operation: addStatus(operation, response.slice(0, 3)) }];
  });
}

/** Moves that what happens to another record makes: it creates records of the resource, or changes their state. */
function listMovesBy(
  { creates = [], changes = [] }: Pick<SandboxEffects, 'creates' | 'changes'>,
  of: string,
  resource: SandboxResource,
  operation: LinkedOperation | undefined,
): readonly Move[] {
  const [first = BEGIN] = Object.keys(resource.states);
  const created = creates
    .filter((one) => one.resource === of)
    .map(({ state = first }) => ({ from: BEGIN, to: state, operation }));
  const changed = changes.flatMap(({ resource: name, from = Object.keys(resource.states), to }) =>
    name !== of || to === undefined ? [] : from.map((one) => ({ from: one, to, operation })),
  );
  return [...created, ...changed];
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
