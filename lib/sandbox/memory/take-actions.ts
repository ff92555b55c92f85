import type { SandboxAction } from '@/lib/content/schemas/sandbox/sandbox-rules';
import { getOwn, isObject } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { getLastVariable } from '../resource-ids';
import { type ApiResponse, selectResponse } from '../respond/select-response';
import { getChange, getSentRecord } from '../sent-record';
import { applyEffects, applyToOthers, createRecord } from './apply-effects';
import { makeRecordId } from './begin-turn';
import { evaluate, holds, type Scope, setFields } from './evaluate';
import { selectPage } from './list-records';
import { findRecordPlace, getAtPlace } from './place';
import { buildNewFields, listSecretNames } from './project-record';
import {
  findRecord,
  getOuterList,
  getOwner,
  isExample,
  isOwned,
  listRecords,
  type Owner,
  removeRecord,
  type Table,
} from './records';
import type { StoredRecord } from './sandbox-state';
import { type Exchange, parseBody, type Result, showResult } from './show-result';
import { formatTime } from './time';
import { getResource, IsExample, Refusal, type Turn } from './turn';

/** An action of the rules, and the resource whose file has it. */
export type ResourceAction = { readonly resource: string; readonly action: SandboxAction };

/** Values of a request and its documented response, as expressions name them. */
function buildScope({ accepted, response }: Exchange): Scope {
  const { path, query, body, request } = accepted;
  return {
    request: { path: Object.fromEntries(path), query, header: request.headers, body },
    response: { status: response.status, body: response.body },
  };
}

/**
 * Takes the actions of a request, in their order, and shows the record of the first in its response.
 * @returns `undefined` where no action's condition is met: the documented response stands.
 * @throws {Refusal} with the response that the rules give instead.
 * @throws {IsExample} where the record is one of the documents' examples.
 */
export async function takeActions(
  turn: Turn,
  exchange: Exchange,
  actions: readonly ResourceAction[],
): Promise<ApiResponse | undefined> {
  const scope = { ...turn.scope, ...buildScope(exchange) };
  let first: { result: Result; scope: Scope; exchange: Exchange } | undefined;
  for (const { resource: own, action } of actions) {
    if (!isForStatus(action, exchange.response.status)) continue;
    const found = await findNamed(turn, action, scope);
    const inner = { ...turn, scope: { ...scope, ...found } };
    if (!(await holds(action.when, {}, inner.scope))) continue;
    const ownExchange = { ...exchange, response: chooseSuccess(exchange, action) };
    const result = await takeAction(inner, ownExchange, action.resource ?? own, action);
    if (!result) continue;
    first ??= { result, scope: inner.scope, exchange: ownExchange };
  }
  if (!first) return undefined;
  const { table, record } = first.result;
  // Later actions may have changed it; what is read is shown as the rules say.
  const isRead = first.result.action.does === 'read';
  const last = record && !isRead ? findRecord(turn, table, record.id) : undefined;
  return showResult(turn, first.exchange, { ...first.result, record: last ?? record }, first.scope);
}

/** Whether an action is taken with a documented response: the one that it needs, else a success or what `when` says. */
const isForStatus = ({ status, when }: SandboxAction, documented: number) =>
  status === undefined ? when !== undefined || documented < 300 : status === documented;

/** Documented success of an action: 201 of one that creates a record, and of no other, where there is a choice. */
function chooseSuccess(
  { accepted, response, run }: Exchange,
  { does }: SandboxAction,
): ApiResponse {
  const { operation, request } = accepted;
  const codes = operation.responses.map(({ status }) => Number(status));
  const wanted = codes.filter(
    (code) => code >= 200 && code < 300 && (code === 201) === (does === 'create'),
  );
  const [code] = wanted.toSorted();
  if (code === undefined || response.status >= 300 || wanted.includes(response.status))
    return response;
  return selectResponse(run.api, operation, { code }, request.headers.accept);
}

/**
 * Finds the records that an action names: remembered ones, else the documents' examples. A list that belongs to an
 * example is one itself.
 */
async function findNamed(
  turn: Turn,
  { find = {}, does }: SandboxAction,
  scope: Scope,
): Promise<Scope> {
  const found: Record<string, JsonObject> = {};
  for (const [name, { resource = name, by, value, otherwise }] of Object.entries(find)) {
    const wanted = await evaluate(value, {}, { ...scope, ...found });
    if (wanted === undefined) continue;
    const field = by ?? getResource(turn, resource).id;
    const record = findBy(turn, { resource }, field, String(wanted));
    const fields = record?.fields ?? turn.findRecordExample(resource, field, wanted);
    if (!record && fields && does === 'list') throw new IsExample();
    if (fields) found[name] = fields;
    else if (otherwise !== undefined)
      throw new Refusal(otherwise, [field, wanted], { field, message: 'Is not known' });
  }
  return found;
}

function findBy(turn: Turn, table: Table, field: string, value: string): StoredRecord | undefined {
  if (field === getResource(turn, table.resource).id) return findRecord(turn, table, value);
  return listRecords(turn, table).findLast(({ fields }) => String(fields[field]) === value);
}

/** A record that is not there: an example of the documents, or none at all. */
function refuseMissing(turn: Turn, resource: string, key: readonly [string, Json]): never {
  throw isExample(turn, resource, key) ? new IsExample() : new Refusal('404', key);
}

async function findTable(
  turn: Turn,
  { accepted }: Exchange,
  resource: string,
  { parent, does }: SandboxAction,
): Promise<Table> {
  const inside = getOuterList(turn, resource);
  if (!inside) return { resource };
  const [first] = accepted.path.values();
  const id = parent === undefined ? first : await evaluate(parent, {}, turn.scope);
  // A list that names no record has those of all.
  if (id === undefined && does === 'list') return { resource };
  if (id === undefined || turn.draft.find(inside.outer, String(id)) === undefined)
    refuseMissing(turn, inside.outer, [getResource(turn, inside.outer).id, id ?? '']);
  return { resource, parent: String(id) };
}

/** Id that a request names: by the rules, else the last variable of its path, or the field of its body. */
async function findSentId(
  turn: Turn,
  { accepted: { path, body } }: Exchange,
  { resource, parent }: Table,
  action: SandboxAction,
): Promise<Json | undefined> {
  if (action.id !== undefined) return evaluate(action.id, {}, turn.scope);
  const sent = getAtPlace(body, [getResource(turn, resource).id]);
  // The first variable of a path names the record that this one stands in.
  return [...path.values()].slice(parent === undefined ? 0 : 1).at(-1) ?? sent;
}

/** Ids that a path has before that of the record, the closest first. */
function listOuterIds({ accepted }: Exchange, { does, id }: SandboxAction): readonly string[] {
  const { path, operation } = accepted;
  const isOfOthers = (does === 'create' && id === undefined) || does === 'list';
  const isLast = !isOfOthers || getLastVariable(operation.entry.path) !== undefined;
  return [...path.values()].slice(0, isLast ? -1 : undefined).toReversed();
}

async function takeAction(
  turn: Turn,
  exchange: Exchange,
  resource: string,
  action: SandboxAction,
): Promise<Result | undefined> {
  if (action.does === 'call')
    return { action, table: { resource }, record: await call(turn, resource, action) };
  const table = await findTable(turn, exchange, resource, action);
  const owner = getOwner(turn, resource, listOuterIds(exchange, action));
  if (action.does === 'create') {
    const record = await create(turn, exchange, table, action, owner);
    await refuseAfter(turn, table, action, record);
    return { action, table, record };
  }
  if (action.does === 'list') return list(turn, exchange, table, action, owner);
  const id = (await findSentId(turn, exchange, table, action)) ?? '';
  const field = action.by ?? getResource(turn, resource).id;
  const record = findBy(turn, table, field, String(id));
  if (owner?.isKept && !record) throw new Refusal('404', [field, id]);
  if (!record) return refuseMissing(turn, resource, [field, id]);
  if (!isOwned(record.fields, owner)) throw new Refusal('404', [field, id]);
  if (!allowsState(action, record, [field, id])) return undefined;
  if (action.does === 'read') {
    const fields = await setFields(record.fields, action.set, turn.scope);
    return { action, table, record: { ...record, fields } };
  }
  if (action.does === 'remove') {
    await refuseAfter(turn, table, action, record);
    await removeRecord(turn, table, record.id);
    await applyToOthers(turn, resource, record, action);
    return { action, table, record };
  }
  const sent = action.does === 'act' ? {} : getChange(turn, exchange, resource, record.fields);
  const changed = await applyEffects(turn, table, record, action, sent);
  await refuseAfter(turn, table, action, changed);
  return { action, table, record: changed };
}

/** Does what rules say of a request that is about no record; its values are those that they set. */
async function call(turn: Turn, resource: string, action: SandboxAction): Promise<StoredRecord> {
  const record = { id: '', entry: 0, fields: await setFields({}, action.set, turn.scope) };
  await refuseAfter(turn, { resource }, action, record);
  await applyToOthers(turn, resource, record, action);
  return record;
}

/** Whether a state allows an action; where rules do not say that it is left out otherwise, it is refused. */
function allowsState(
  { from, otherwise = '409' }: SandboxAction,
  { state = '' }: StoredRecord,
  key: readonly [field: string, id: Json],
): boolean {
  if (!from || from.includes(state)) return true;
  if (otherwise === 'skip') return false;
  throw new Refusal(typeof otherwise === 'object' ? (otherwise[state] ?? '409') : otherwise, key);
}

/** Refuses an action whose record must not be as it is now. */
async function refuseAfter(
  turn: Turn,
  { resource }: Table,
  { refuse = [] }: SandboxAction,
  { id, fields, state }: StoredRecord,
): Promise<void> {
  const { id: field } = getResource(turn, resource);
  for (const { when, response, field: wrong, message = 'Is not valid' } of refuse)
    if (await holds(when, fields, { ...turn.scope, state }))
      throw new Refusal(
        response,
        [field, id],
        wrong === undefined ? undefined : { field: wrong, message },
      );
}

async function create(
  turn: Turn,
  exchange: Exchange,
  table: Table,
  action: SandboxAction,
  owner: Owner | undefined,
): Promise<StoredRecord> {
  const { run, response } = exchange;
  const { id: field } = getResource(turn, table.resource);
  const body = parseBody(response);
  const { request, fields: sent } = getSentRecord(turn, exchange, table.resource);
  const place = findRecordPlace(body, field);
  const example = place && getAtPlace(body, place);
  const copied =
    action.fields === undefined ? undefined : await evaluate(action.fields, {}, turn.scope);
  const named =
    action.id === undefined ? getOwn(sent, field) : await evaluate(action.id, {}, turn.scope);
  const { fits } = turn.getIds(table.resource);
  // In a path, a number is a text.
  const isNumber = named !== undefined && !fits(named) && fits(Number(named));
  const id = isNumber ? Number(named) : (named ?? makeRecordId(turn, table.resource));
  const fields = {
    ...(isObject(copied)
      ? { ...copied, ...sent }
      : buildNewFields(run, request, example, sent, formatTime(turn.now))),
    ...(owner && { [owner.field]: owner.id }),
    [field]: id,
  };
  const secret = listSecretNames(run, request, sent);
  const rules = { state: action.to, set: action.set, secret };
  const record = await createRecord(turn, table, { id: String(id), fields }, rules);
  await applyToOthers(turn, table.resource, record, action);
  return record;
}

/**
 * Selects the rows of a list. Where nothing of its kind is or was remembered, the example is the response. A search by
 * POST names fields in its body.
 */
async function list(
  turn: Turn,
  { accepted: { query, body } }: Exchange,
  table: Table,
  action: SandboxAction,
  owner: Owner | undefined,
): Promise<Result> {
  const all = listRecords(turn, table).filter(({ fields }) => isOwned(fields, owner));
  const isExampleList =
    all.length === 0 &&
    table.parent === undefined &&
    !owner?.isKept &&
    !turn.draft.isRemoved(table.resource);
  if (isExampleList && !action.find) throw new IsExample();
  const rows: JsonObject[] = [];
  for (const { fields, state } of all)
    if (await holds(action.where, fields, { ...turn.scope, state }))
      rows.push(await setFields(fields, action.set, { ...turn.scope, state }));
  // Records that stand in a list of another are shown in its order.
  const ordered = table.parent === undefined ? rows : rows.toReversed();
  const wanted = isObject(body) ? { ...query, ...body } : query;
  return { action, table, record: undefined, page: selectPage(turn.rules.lists, ordered, wanted) };
}
