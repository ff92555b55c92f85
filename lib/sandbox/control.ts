import { getText, isObject } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import type { Sandbox } from './create-sandbox';
import { assertSandboxState } from './memory/sandbox-state';
import { addDuration, formatTime } from './memory/time';
import type { ApiRequest } from './respond/api-request';
import type { ApiResponse } from './respond/select-response';

/** Path below which the sandbox itself is asked, so that it never stands in the way of the provider's own. */
const CONTROL_PATH = '/_sandbox';

/** What can be asked of a sandbox, as its own address lists it. */
const ACTIONS = {
  'GET /_sandbox/clock': 'Time of the sandbox',
  'POST /_sandbox/clock': 'Advances it: {"advance": "P1M"} or {"now": "2027-01-01T00:00:00Z"}',
  'POST /_sandbox/reset': 'Forgets everything; the clock is that of this machine again',
  'GET /_sandbox/state': 'All that is remembered, as JSON',
  'PUT /_sandbox/state': 'Loads what was read there',
  'GET /_sandbox/events': 'Events that were emitted, oldest first',
  'GET /_sandbox/events/{id}': 'One of them',
  'POST /_sandbox/events/{id}/replay': 'Delivers it again',
} as const;

/** Whether a path asks the sandbox itself. */
export function isControlPath(path: string): boolean {
  return path === CONTROL_PATH || path.startsWith(`${CONTROL_PATH}/`);
}

const refuse = (status: number, message: string): ApiResponse => ({ status, body: { message } });

/** Responds to a request for the sandbox itself. */
export async function respondToControl(
  sandbox: Sandbox,
  { method, path, body }: ApiRequest,
): Promise<ApiResponse> {
  const [, , name = '', id = '', verb = ''] = path.split('/');
  const value = parseBody(body);
  if (value === undefined) return refuse(400, 'The body is not JSON.');
  switch (
    [method, name, ...(id === '' ? [] : ['{id}']), ...(verb === '' ? [] : [verb])].join(' ')
  ) {
    case 'GET ':
      return { status: 200, body: { ...readClock(sandbox), actions: ACTIONS } };
    case 'GET clock':
      return { status: 200, body: readClock(sandbox) };
    case 'POST clock':
      return setClock(sandbox, value);
    case 'POST reset':
      sandbox.reset();
      return { status: 200, body: readClock(sandbox) };
    case 'GET state':
      return { status: 200, body: sandbox.save() };
    case 'PUT state':
    case 'POST state':
      return loadState(sandbox, value);
    case 'GET events':
      return { status: 200, body: { events: sandbox.getStore().listEvents() } };
    case 'GET events {id}':
      return showEvent(sandbox, id);
    case 'POST events {id} replay':
      return replay(sandbox, id);
    default:
      return {
        status: 404,
        body: { message: `${method} ${path} is nothing that the sandbox does.`, actions: ACTIONS },
      };
  }
}

/** Value of a body; an empty object for none, `undefined` for a text that is no JSON. */
function parseBody(body: Uint8Array): Json | undefined {
  if (body.length === 0) return {};
  try {
    const value: Json = JSON.parse(new TextDecoder().decode(body));
    return value;
  } catch {
    return undefined;
  }
}

function readClock(sandbox: Sandbox): JsonObject {
  return { now: formatTime(sandbox.getNow()) };
}

/** Advances the clock by a duration, or to a point in time, and says which events came of it. */
async function setClock(sandbox: Sandbox, body: Json): Promise<ApiResponse> {
  const fields = isObject(body) ? body : {};
  const [advance, now] = [getText(fields, 'advance'), getText(fields, 'now')];
  const before = sandbox.getNow();
  let target: number;
  try {
    target = Date.parse(
      advance === '' ? new Date(now).toISOString() : addDuration(formatTime(before), advance),
    );
  } catch {
    return refuse(400, 'Send {"advance": "P1M"} or {"now": "2027-01-01T00:00:00Z"} (ISO 8601).');
  }
  if (target < before - 1000)
    return refuse(409, 'The clock does not go back. POST /_sandbox/reset begins again.');
  const { listEvents } = sandbox.getStore();
  const known = new Set(listEvents().map(({ id }) => id));
  await sandbox.advanceTo(target);
  const events = listEvents().filter(({ id }) => !known.has(id));
  return {
    status: 200,
    body: {
      ...readClock(sandbox),
      events: events.map(({ id, event, at }) => ({ id, event, at: formatTime(at) })),
    },
  };
}

function loadState(sandbox: Sandbox, body: Json): ApiResponse {
  try {
    assertSandboxState(body);
  } catch (error) {
    const place = error instanceof TypeError ? error.message : '';
    return refuse(400, `This is no state of a sandbox${place === '' ? '' : `: ${place}`}.`);
  }
  sandbox.reset(body);
  return { status: 200, body: readClock(sandbox) };
}

function findEvent(sandbox: Sandbox, id: string) {
  const { listEvents } = sandbox.getStore();
  return listEvents().find((one) => one.id === id);
}

function showEvent(sandbox: Sandbox, id: string): ApiResponse {
  const event = findEvent(sandbox, id);
  return event ? { status: 200, body: event } : refuse(404, `There is no event ${id}.`);
}

function replay(sandbox: Sandbox, id: string): ApiResponse {
  const event = findEvent(sandbox, id);
  if (!event) return refuse(404, `There is no event ${id}.`);
  sandbox.getStore().planDelivery(id, sandbox.getNow());
  return { status: 202, body: { id, event: event.event } };
}
