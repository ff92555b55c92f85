import { callAnchor } from '../../core/anchors';
import { getText } from '../../core/json';
import type { Operation } from '../../core/operation-types';
import type { ApiIndex } from '../../core/types';
import type { DocumentPart } from '../../document/path-items';
import { readPermission } from '../../operation/needs/permission';
import { readRateLimit } from '../../operation/needs/rate-limit';
import { readRepeat, type Repeat, type RepeatRule } from '../../operation/needs/repeat';
import {
  createGet,
  isCall,
  isEmptyRule,
  isOpen,
  listHolders,
  resolveRepeat,
} from '../../operation/needs/resolve-needs';
import type { Get, Statement } from '../../operation/needs/statement';
import { readTimeout } from '../../operation/needs/timeout';
import type { ChangeKind, Effect } from '../change';
import { add, type Context } from '../operation-context';
import type { Both } from '../schema-pair';
import { judgePermission, judgeRateLimit, judgeRepeat, judgeTimeout } from './judge-needs';

/** One operation in its document. */
type Call = { readonly api: ApiIndex; readonly operation: Operation };

/** What a document says of a need of an operation, and which part of it. */
type Said<Value> = Pick<DocumentPart, 'pointer'> & { readonly value: Value };

/** Nearest part that says something; `undefined` for none. */
function findNearest<Value>(
  { api, operation: { entry } }: Call,
  read: (get: Get) => Value,
  isSaid: (value: Value) => boolean,
): Said<Value> | undefined {
  return listHolders(api, entry)
    .map((part) => ({ pointer: part.pointer, value: read(createGet(part)) }))
    .find(({ value }) => isSaid(value));
}

const isStated = ({ text }: Statement) => text !== undefined;
const isRule = (rule: RepeatRule) => !isEmptyRule(rule);

/** Whether a part of a document says something, by the need. */
const SPEAKS = [
  ['permission', (get: Get) => isStated(readPermission(get))],
  ['rateLimit', (get: Get) => isStated(readRateLimit(get))],
  ['repeat', (get: Get) => isRule(readRepeat(get))],
  ['timeout', (get: Get) => isStated(readTimeout(get))],
] as const;

type Need = (typeof SPEAKS)[number][0];

const cache = new WeakMap<ApiIndex, ReadonlySet<Need>>();

/** Needs of which a document says something at some operation; what calls need otherwise is unknown. */
function listSpokenNeeds(api: ApiIndex): ReadonlySet<Need> {
  const known = cache.get(api);
  if (known) return known;
  const entries = [...api.operations.values()].filter(isCall);
  const holders = entries.flatMap((entry) => listHolders(api, entry));
  const parts = [...new Map(holders.map((part) => [part.pointer, createGet(part)])).values()];
  const spoken = new Set(SPEAKS.flatMap(([need, speaks]) => (parts.some(speaks) ? [need] : [])));
  cache.set(api, spoken);
  return spoken;
}

/** Whether both documents say something of a need. */
const isSpokenOf = (need: Need, calls: Both<Call>): boolean =>
  calls.every(({ api }) => listSpokenNeeds(api).has(need));

/** Name of the part that says it: an operation, a tag, or the whole document. */
function getHolderName({ api, operation: { entry } }: Call, pointer: string): string {
  const part = listHolders(api, entry).find((one) => one.pointer === pointer);
  if (pointer === '#') return api.title;
  return pointer === entry.pointer ? entry.id : getText(part?.value, 'name') || entry.path;
}

type NeedChange<Value> = {
  readonly kind: ChangeKind;
  readonly need: Need;
  readonly said: Both<Said<Value> | undefined>;
  readonly getWords: (value: Value) => string | undefined;
  readonly effect: Effect | undefined;
  readonly key?: string;
};

function addNeed<Value>(
  context: Context,
  calls: Both<Call>,
  { kind, need, said: [before, after], getWords, effect, key }: NeedChange<Value>,
): void {
  const [holder, call] = after ? [after, calls[1]] : [before, calls[0]];
  if (effect === undefined || !holder) return;
  add(
    context,
    {
      ...{ kind, effect, key },
      subject: getHolderName(call, holder.pointer),
      pointers: { before: before?.pointer ?? '', after: after?.pointer ?? '' },
      before: (before && getWords(before.value)) ?? '',
      after: (after && getWords(after.value)) ?? '',
    },
    'request',
    after ? callAnchor(need) : '',
  );
}

/** Compares a need that the nearest part says. */
function compareStated<Value extends Statement>(
  context: Context,
  calls: Both<Call>,
  [kind, need]: readonly [ChangeKind, Need],
  read: (get: Get) => Value,
  judge: (said: Both<Value | undefined>) => Effect | undefined,
): void {
  if (!isSpokenOf(need, calls)) return;
  const find = (call: Call) =>
    need === 'permission' && isOpen(call.operation) ? undefined : findNearest(call, read, isStated);
  const said = [find(calls[0]), find(calls[1])] as const;
  if (!said[0] && !said[1]) return;
  const effect = judge([said[0]?.value, said[1]?.value]);
  addNeed(context, calls, { ...{ kind, need, said, effect }, getWords: ({ text }) => text });
}

/** How a call is repeated, said by the nearest part that has a rule, else by the operation. */
function findRepeat(call: Call): Said<Repeat> | undefined {
  const { api, operation } = call;
  const { entry } = operation;
  const rules = listHolders(api, entry).map((part) => readRepeat(createGet(part)));
  const value = resolveRepeat(api, entry, operation, rules);
  const pointer = findNearest(call, readRepeat, isRule)?.pointer ?? entry.pointer;
  return value && { pointer, value };
}

/** Name of a way to repeat calls in ids of changes, the same in each language. */
const getWay = (said: Said<Repeat> | undefined) =>
  said?.value.by === '' ? 'always' : (said?.value.by ?? 'never');

function compareRepeat(context: Context, calls: Both<Call>): void {
  if (!isSpokenOf('repeat', calls)) return;
  const said = [findRepeat(calls[0]), findRepeat(calls[1])] as const;
  addNeed(context, calls, {
    ...{ kind: 'repeat-changed', need: 'repeat', said },
    effect: judgeRepeat([said[0]?.value, said[1]?.value]),
    getWords: ({ text, key }) => text.replace('{}', () => key?.name ?? ''),
    key: `${getWay(said[0])} ${getWay(said[1])}`,
  });
}

/**
 * Compares what an operation's calls need: permission, rate limit, how they are repeated, and timeout. Of a need that
 * one of the documents never speaks of nothing is known, and so it is no change.
 */
export function compareNeeds(
  context: Context,
  [earlier, later]: Both<ApiIndex>,
  [before, after]: Both<Operation>,
): void {
  if (!isCall(before.entry) || !isCall(after.entry)) return;
  const calls = [
    { api: earlier, operation: before },
    { api: later, operation: after },
  ] as const;
  compareStated(
    context,
    calls,
    ['permission-changed', 'permission'],
    readPermission,
    judgePermission,
  );
  compareStated(context, calls, ['rate-limit-changed', 'rateLimit'], readRateLimit, judgeRateLimit);
  compareRepeat(context, calls);
  compareStated(context, calls, ['timeout-changed', 'timeout'], readTimeout, judgeTimeout);
}
