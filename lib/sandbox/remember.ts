import type { Json } from '@/lib/openapi/core/types';
import { findDocumentedResponse } from '@/lib/openapi/operation/resolve-responses';
import type { Engine, LoadedApi } from './engine';
import { applyEffects } from './memory/apply-effects';
import { beginTurn } from './memory/begin-turn';
import { evaluate, holds } from './memory/evaluate';
import { findRecordPlace, setAtPlace } from './memory/place';
import type { Store } from './memory/record-store';
import type { Due } from './memory/sandbox-state';
import { takeActions } from './memory/take-actions';
import { getResource, IsExample, Refusal } from './memory/turn';
import type { AcceptedRequest } from './respond/mock-api';
import { type ApiResponse, selectResponse } from './respond/select-response';

/** Header that says where a response comes from: `remembered`, or `example` of the document. */
export const SANDBOX_HEADER = 'X-Sandbox';

/** Adds the header that says where a response comes from. */
export function withOrigin(response: ApiResponse, origin: 'remembered' | 'example'): ApiResponse {
  return { ...response, headers: { ...response.headers, [SANDBOX_HEADER]: origin } };
}

/** A sandbox at a point in time in ms. */
type Moment = { readonly engine: Engine; readonly store: Store; readonly now: number };

/**
 * Lets an accepted request act on what is remembered. Where no rule describes its operation, and for records that are the
 * document's examples, the documented response stands.
 */
export async function remember(
  { engine, store, now }: Moment,
  api: LoadedApi,
  accepted: AcceptedRequest,
  response: ApiResponse,
): Promise<ApiResponse> {
  const actions = engine.getActions(api.id, accepted.operation.entry.id);
  if (actions.length === 0) return withOrigin(response, 'example');
  const turn = beginTurn(engine.knowledge, store, now);
  const [prefix = ''] = api.prefixes;
  const exchange = { accepted, response, run: { ...api.run }, prefix };
  try {
    const shown = await takeActions(turn, exchange, actions);
    if (!shown) return withOrigin(response, 'example');
    turn.draft.commit();
    return withOrigin(shown, 'remembered');
  } catch (error) {
    if (error instanceof IsExample) return withOrigin(response, 'example');
    if (!(error instanceof Refusal)) throw error;
    return withOrigin(buildRefusal(api, accepted, error), 'remembered');
  }
}

/** Statuses of a request with a field that is not valid. */
const INVALID = ['400', '422'];

/** Documented response of a refusal, with the id of the record that it is about. */
function buildRefusal(
  { mock }: LoadedApi,
  { operation }: AcceptedRequest,
  { response, key: [field, id] = ['', null], error }: Refusal,
): ApiResponse {
  const [code, exampleKey] = response.split(' ');
  if (error && exampleKey === undefined && INVALID.includes(code ?? ''))
    return mock.refuse(operation, Number(code), { path: [error.field], message: error.message });
  if (!findDocumentedResponse(operation.responses, code ?? ''))
    return { status: Number(code), body: { message: `There is no ${field} ${String(id)}.` } };
  const preference = { code: Number(code), ...(exampleKey ? { exampleKey } : {}) };
  const found = selectResponse(mock.api, operation, preference);
  const body: Json = JSON.parse(JSON.stringify(found.body ?? null));
  const place = findRecordPlace(body, field);
  return place && id !== null && id !== ''
    ? { ...found, body: setAtPlace(body, [...place, field], id) }
    : found;
}

/** Lets something happen that is due; what was due in a state that has ended lapses. */
async function happen(
  { engine: { knowledge }, store }: Moment,
  { at, resource, id, entry, index }: Due,
): Promise<void> {
  const turn = beginTurn(knowledge, store, at);
  const record = turn.draft.find(resource, id);
  const effects = getResource(knowledge, resource).states[record?.state ?? '']?.then?.[index];
  if (!record || record.entry !== entry || !effects) return;
  const scope = { ...turn.scope, state: record.state };
  if (!(await holds(effects.when, record.fields, scope))) return;
  await applyEffects(turn, { resource }, record, effects);
  turn.draft.commit();
}

/** Things that may be due one after the other: more are a circle of rules without time between. */
const MAX_DUE = 100_000;

/** Lets all that is due until now happen, in its order, each at its time. */
export async function runDue(moment: Moment): Promise<void> {
  for (let count = 0; count < MAX_DUE; count += 1) {
    const due = moment.store.takeDue(moment.now);
    if (!due) return;
    await happen(moment, due);
  }
  throw new Error('Rules of the sandbox make something due again and again at one point in time.');
}

/** Key of the requests that are one, sent more than once; `undefined` for one that has none. */
export async function getRepeatKey(
  { knowledge: { rules } }: Engine,
  { id }: LoadedApi,
  { request, body, operation }: AcceptedRequest,
): Promise<string | undefined> {
  if (!rules.repeats || request.method === 'GET') return undefined;
  const scope = { request: { body, header: request.headers } };
  const key = await evaluate(rules.repeats.key, {}, scope);
  return key === undefined || key === null
    ? undefined
    : `${id} ${operation.entry.id} ${String(key)}`;
}
