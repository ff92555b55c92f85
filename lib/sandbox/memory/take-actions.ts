import type { SandboxAction } from '@/lib/content/schemas/sandbox/sandbox-rules';
import { splitPointer } from '@/lib/openapi/core/json';
import { isJsonMedia } from '@/lib/openapi/core/media-type';
import { NO_SCHEMA, type SchemaSource } from '@/lib/openapi/core/schema-types';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import type { CheckRun } from '@/lib/openapi/validation/check-run';
import type { AcceptedRequest } from '../respond/mock-api';
import type { ApiResponse } from '../respond/select-response';
import { applyEffects, applyToOthers, createRecord } from './apply-effects';
import { evaluate, holds, type Scope } from './evaluate';
import { type RecordPage, selectPage } from './list-records';
import { findListPlace, findRecordPlace, getAtPlace, type Place, setAtPlace } from './place';
import { getSourceAt, listMadeFields, listSentFields, projectRecord } from './project-record';
import { findRecord, getOuterList, listRecords, removeRecord, type Table } from './records';
import type { StoredRecord } from './sandbox-state';
import { formatTime } from './time';
import { getResource, IsExample, makeRecordId, Refusal, type Turn } from './turn';

/** An action of the rules, and the resource whose file has it. */
export type ResourceAction = { readonly resource: string; readonly action: SandboxAction };

/** A request with the documented response that a record is shown in. */
export type Exchange = {
  readonly accepted: AcceptedRequest;
  readonly response: ApiResponse;
  /** State of checks of responses of the document. */
  readonly run: CheckRun;
};

/** What an action leads to: the record that it is about, and for a list a page of them. */
type Result = {
  readonly action: SandboxAction;
  readonly table: Table;
  readonly record: StoredRecord | undefined;
  readonly page?: RecordPage;
};

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
  let first: Result | undefined;
  for (const { resource, action } of actions) {
    const found = await findNamed(turn, action, scope);
    const inner = { ...turn, scope: { ...scope, ...found } };
    if (action.when === undefined && exchange.response.status >= 300) continue;
    if (!(await holds(action.when, {}, inner.scope))) continue;
    const result = await takeAction(inner, exchange, resource, action);
    first ??= result;
  }
  return first && showResult(turn, exchange, first, scope);
}

/** Finds the records that an action names: remembered ones, else the documents' examples. */
async function findNamed(turn: Turn, { find = {} }: SandboxAction, scope: Scope): Promise<Scope> {
  const found: Record<string, JsonObject> = {};
  for (const [name, { resource = name, by, value, otherwise }] of Object.entries(find)) {
    const wanted = await evaluate(value, {}, { ...scope, ...found });
    if (wanted === undefined) continue;
    const field = by ?? getResource(turn, resource).id;
    const record = findBy(turn, { resource }, field, String(wanted));
    const fields = record?.fields ?? turn.findExample(field, wanted);
    if (fields) found[name] = fields;
    else if (otherwise !== undefined) throw new Refusal(otherwise, wanted);
  }
  return found;
}

function findBy(turn: Turn, table: Table, field: string, value: string): StoredRecord | undefined {
  if (field === getResource(turn, table.resource).id) return findRecord(turn, table, value);
  return listRecords(turn, table).findLast(({ fields }) => String(fields[field]) === value);
}

/** A record that is not there: an example of the documents, or none at all. */
function refuseMissing(turn: Turn, field: string, id: Json): never {
  throw turn.findExample(field, id) ? new IsExample() : new Refusal('404', id);
}

async function findTable(
  turn: Turn,
  { accepted }: Exchange,
  resource: string,
  { parent }: SandboxAction,
): Promise<Table> {
  const inside = getOuterList(turn, resource);
  if (!inside) return { resource };
  const [first] = accepted.path.values();
  const id = parent === undefined ? first : await evaluate(parent, {}, turn.scope);
  if (id === undefined || turn.draft.find(inside.outer, String(id)) === undefined)
    refuseMissing(turn, getResource(turn, inside.outer).id, id ?? '');
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
  const { id } = getResource(turn, resource);
  const sent = getAtPlace(body, [id]);
  if (action.does === 'create') return sent;
  // The first variable of a path names the record that this one stands in.
  return [...path.values()].slice(parent === undefined ? 0 : 1).at(-1) ?? sent;
}

async function takeAction(
  turn: Turn,
  exchange: Exchange,
  resource: string,
  action: SandboxAction,
): Promise<Result> {
  const table = await findTable(turn, exchange, resource, action);
  if (action.does === 'create') {
    const record = await create(turn, exchange, table, action);
    await refuseAfter(turn, action, record);
    return { action, table, record };
  }
  if (action.does === 'list') return list(turn, exchange, table, action);
  const id = (await findSentId(turn, exchange, table, action)) ?? '';
  const field = action.by ?? getResource(turn, resource).id;
  const record = findBy(turn, table, field, String(id)) ?? refuseMissing(turn, field, id);
  refuseState(action, record, id);
  if (action.does === 'read') return { action, table, record };
  if (action.does === 'remove') {
    await removeRecord(turn, table, record.id);
    await applyToOthers(turn, resource, record, action);
    return { action, table, record };
  }
  const { run, accepted } = exchange;
  const sent =
    action.does === 'act' ? {} : listSentFields(run, getRequestSource(exchange), accepted.body);
  const merged = { ...record, fields: { ...record.fields, ...sent } };
  const changed = await applyEffects(turn, table, merged, action);
  await refuseAfter(turn, action, changed);
  return { action, table, record: changed };
}

/** Refuses an action in a state that its rules do not name. */
function refuseState(
  { from, otherwise }: SandboxAction,
  { state = '' }: StoredRecord,
  id: Json,
): void {
  if (!from || from.includes(state)) return;
  throw new Refusal((typeof otherwise === 'object' ? otherwise[state] : otherwise) ?? '409', id);
}

async function refuseAfter(
  turn: Turn,
  { refuse = [] }: SandboxAction,
  { id, fields, state }: StoredRecord,
): Promise<void> {
  for (const { when, response } of refuse)
    if (await holds(when, fields, { ...turn.scope, state })) throw new Refusal(response, id);
}

function getRequestSource({ accepted: { operation } }: Exchange): SchemaSource {
  const content = operation.requestBody?.content ?? [];
  return (content.find(({ name }) => isJsonMedia(name)) ?? content[0])?.schema ?? NO_SCHEMA;
}

async function create(
  turn: Turn,
  exchange: Exchange,
  table: Table,
  action: SandboxAction,
): Promise<StoredRecord> {
  const { run, accepted, response } = exchange;
  const { id: field } = getResource(turn, table.resource);
  const body = parseBody(response);
  const request = getRequestSource(exchange);
  const place = findRecordPlace(body, field);
  const made = place && listMadeFields(run, request, getAtPlace(body, place), formatTime(turn.now));
  const sent = listSentFields(run, request, accepted.body);
  const id =
    (await findSentId(turn, exchange, table, action)) ?? makeRecordId(turn, table.resource);
  const fields = { ...made, ...sent, [field]: id };
  const record = await createRecord(
    turn,
    table,
    { id: String(id), fields },
    { state: action.to, set: action.set },
  );
  await applyToOthers(turn, table.resource, record, action);
  return record;
}

/** Selects the rows of a list. Where nothing of its kind is remembered, the example is the response. */
async function list(
  turn: Turn,
  { accepted: { query } }: Exchange,
  table: Table,
  action: SandboxAction,
): Promise<Result> {
  const all = listRecords(turn, table);
  if (all.length === 0 && table.parent === undefined) throw new IsExample();
  const rows: JsonObject[] = [];
  for (const { fields, state } of all)
    if (await holds(action.where, fields, { ...turn.scope, state })) rows.push(fields);
  return { action, table, record: undefined, page: selectPage(turn.rules.lists, rows, query) };
}

function parseBody({ body }: ApiResponse): Json | undefined {
  if (body === undefined) return undefined;
  const value: Json = JSON.parse(JSON.stringify(body));
  return value;
}

function getResponseSource({ accepted: { operation }, response }: Exchange): SchemaSource {
  const documented =
    operation.responses.find(({ status }) => status === String(response.status)) ??
    operation.responses.find(({ status }) => status === `${String(response.status)[0]}XX`) ??
    operation.responses.find(({ status }) => status === 'default');
  return documented?.content.find(({ name }) => isJsonMedia(name))?.schema ?? NO_SCHEMA;
}

/** Shows what an action leads to in the documented response: a record, or a page of them, in the place of the example. */
async function showResult(
  turn: Turn,
  exchange: Exchange,
  { action, table, record, page }: Result,
  scope: Scope,
): Promise<ApiResponse> {
  const { response, run } = exchange;
  const source = getResponseSource(exchange);
  const body = parseBody(response);
  const project = (place: Place, fields: JsonObject, example: Json | undefined) =>
    projectRecord(run, getSourceAt(run, source, place), example, fields, action.shows);
  let shown = body;
  const inside = getOuterList(turn, table.resource);
  const outer = inside && turn.draft.find(inside.outer, table.parent ?? '');
  const outerPlace = inside && findRecordPlace(body, getResource(turn, inside.outer).id);
  const { id } = getResource(turn, table.resource);
  if (outer && outerPlace && !page)
    shown = setAtPlace(
      body,
      outerPlace,
      project(outerPlace, outer.fields, getAtPlace(body, outerPlace)),
    );
  else if (page) shown = showPage(body, id, page, project);
  else {
    const place = findRecordPlace(body, id);
    if (place && record)
      shown = setAtPlace(body, place, project(place, record.fields, getAtPlace(body, place)));
  }
  for (const [pointer, text] of Object.entries(action.body ?? {})) {
    const value = await evaluate(text, record?.fields ?? {}, { ...scope, state: record?.state });
    shown = setAtPlace(shown, splitPointer(pointer), value);
  }
  return { ...response, body: shown };
}

function showPage(
  body: Json | undefined,
  id: string,
  { rows, counts }: RecordPage,
  project: (place: Place, fields: JsonObject, example: Json | undefined) => JsonObject,
): Json | undefined {
  const place = findListPlace(body, id);
  if (!place) return body;
  const example = getAtPlace(body, [...place, 0]);
  const listed = setAtPlace(
    body,
    place,
    rows.map((fields) => project([...place, 0], fields, example)),
  );
  return Object.entries(counts).reduce<Json | undefined>(
    (one, [name, count]) =>
      getAtPlace(one, [name]) === undefined ? one : setAtPlace(one, [name], count),
    listed,
  );
}
