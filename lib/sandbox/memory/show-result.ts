import type { SandboxAction } from '@/lib/content/schemas/sandbox/sandbox-rules';
import { isList, splitPointer } from '@/lib/openapi/core/json';
import { isJsonMedia } from '@/lib/openapi/core/media-type';
import { NO_SCHEMA, type SchemaSource } from '@/lib/openapi/core/schema-types';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import type { CheckRun } from '@/lib/openapi/validation/check-run';
import { getResponseExamples } from '../respond/api-errors';
import type { AcceptedRequest } from '../respond/mock-api';
import type { ApiResponse } from '../respond/select-response';
import { evaluate, type Scope } from './evaluate';
import type { RecordPage } from './list-records';
import { findListPlace, findRecordPlace, getAtPlace, type Place, setAtPlace } from './place';
import { getSourceAt, projectRecord } from './project-record';
import { getOuterList, type Table } from './records';
import type { StoredRecord } from './sandbox-state';
import { getResource, type Turn } from './turn';

/** A request with the documented response that a record is shown in. */
export type Exchange = {
  readonly accepted: AcceptedRequest;
  readonly response: ApiResponse;
  /** State of checks of responses of the document. */
  readonly run: CheckRun;
  /** Path of the server: `/pg`. */
  readonly prefix: string;
};

/** What an action leads to: the record that it is about, and for a list a page of them. */
export type Result = {
  readonly action: SandboxAction;
  readonly table: Table;
  readonly record: StoredRecord | undefined;
  readonly page?: RecordPage;
};

/** Body of a documented response, as JSON. */
export function parseBody({ body }: ApiResponse): Json | undefined {
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

/** Shows fields of a record as the document describes a place of a body. */
type Project = (place: Place, fields: JsonObject, example: Json | undefined) => JsonObject;

/** Shows what an action leads to in the documented response: a record, or a page of them, in the place of the example. */
export async function showResult(
  turn: Turn,
  exchange: Exchange,
  { action, table, record, page }: Result,
  scope: Scope,
): Promise<ApiResponse> {
  const { response, run } = exchange;
  const source = getResponseSource(exchange);
  const { once = [], id } = getResource(turn, table.resource);
  const isNew = action.does === 'create' || action.shows !== undefined;
  const selection = { shown: action.shows, hidden: isNew ? [] : once };
  const project: Project = (place, fields, example) =>
    projectRecord(run, getSourceAt(run, source, place), example, fields, selection);
  let shown = parseBody(response);
  const inside = getOuterList(turn, table.resource);
  const outer = inside && turn.draft.find(inside.outer, table.parent ?? '');
  const outerPlace = inside && findRecordPlace(shown, getResource(turn, inside.outer).id);
  if (page) shown = showPage(exchange, shown, id, page, project);
  else if (outer && outerPlace) shown = showAt(shown, outerPlace, outer.fields, project);
  else if (record && action.does !== 'call') {
    const place = findRecordPlace(shown, id) ?? findFieldsPlace(shown, action, record);
    const listed = findListPlace(shown, id);
    if (place) shown = showAt(shown, place, record.fields, project);
    // A record may be shown in a list of one.
    else if (getAtPlace(shown, [...(listed ?? []), 0, id]) !== undefined)
      shown = showPage(exchange, shown, id, { rows: [record.fields], counts: {} }, project);
  }
  for (const [pointer, text] of Object.entries(action.body ?? {})) {
    const value = await evaluate(text, record?.fields ?? {}, { ...scope, state: record?.state });
    shown = setAtPlace(shown, splitPointer(pointer), value);
  }
  return withLocation(turn, exchange, { action, table, record }, { ...response, body: shown });
}

/** Place of a record that a response shows without its id; `undefined` for none, and where it is not the subject. */
function findFieldsPlace(
  body: Json | undefined,
  { does, shows }: SandboxAction,
  { fields }: StoredRecord,
): Place | undefined {
  const isSubject = shows === undefined && (does === 'read' || does === 'change');
  return isSubject ? findRecordPlace(body, ...Object.keys(fields)) : undefined;
}

/** Adds the address of a new record, where the document has that header, or the body does not have its id. */
function withLocation(
  turn: Turn,
  { accepted, prefix }: Exchange,
  { action, table: { resource }, record }: Result,
  response: ApiResponse,
): ApiResponse {
  const { path } = turn.getIds(resource);
  if (action.does !== 'create' || !record || path === undefined) return response;
  const { headers = {}, status } = response;
  const named = Object.keys(headers).find((name) => name.toLowerCase() === 'location');
  const parsed = parseBody(response);
  const isHidden = status === 201 && !findRecordPlace(parsed, getResource(turn, resource).id);
  if (named === undefined && !isHidden) return response;
  const values = [...accepted.path.values()];
  const count = path.split('{').length - 1;
  const ids = [...values.slice(0, count - 1), record.id];
  const own = path.replace(/\{[^{}]*\}/g, () => encodeURIComponent(ids.shift() ?? ''));
  return { ...response, headers: { ...headers, [named ?? 'Location']: prefix + own } };
}

function showAt(body: Json | undefined, place: Place, fields: JsonObject, project: Project) {
  return setAtPlace(body, place, project(place, fields, getAtPlace(body, place)));
}

/** Documented row of a list: the first of the response, else of another example of the operation. */
function findRow(
  { accepted: { operation }, response }: Exchange,
  body: Json | undefined,
  place: Place,
): Json | undefined {
  const examples = getResponseExamples(operation, response.status).map(({ value }) => value);
  const lists = [body, ...examples].map((one) => getAtPlace(one, place));
  return lists.flatMap((one) => (isList(one) ? one : []))[0];
}

function showPage(
  exchange: Exchange,
  body: Json | undefined,
  id: string,
  { rows, counts }: RecordPage,
  project: Project,
): Json | undefined {
  // Rows of a report may leave out the id.
  const place = findListPlace(body, id) ?? findListPlace(body);
  if (!place) return body;
  const row = findRow(exchange, body, place);
  const inner = [...place, 0];
  const list = rows.map((fields) => project(inner, fields, row));
  // Numbers of records and pages stand beside the list.
  const beside = place.slice(0, -1);
  return Object.entries(counts).reduce<Json | undefined>(
    (one, [name, count]) => {
      const at = [[], beside].find((two) => getAtPlace(one, [...two, name]) !== undefined);
      return at ? setAtPlace(one, [...at, name], count) : one;
    },
    setAtPlace(body, place, list),
  );
}
