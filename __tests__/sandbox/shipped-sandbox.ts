import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { loadOrThrow } from '@/lib/content/create-reader';
import { loadTestData } from '@/lib/content/load/load-data';
import { loadSandboxRules } from '@/lib/content/load/load-sandbox-rules';
import { isObject } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import { findViolations } from '@/lib/openapi/validation/matches-schema';
import { createSandbox, type Sandbox } from '@/lib/sandbox/create-sandbox';
import type { SandboxEvent } from '@/lib/sandbox/memory/sandbox-state';
import { addDuration, formatTime } from '@/lib/sandbox/memory/time';
import { listRoutes } from '@/lib/sandbox/respond/routes';
import { createResponseRun, indexEvents } from '@/lib/sandbox/sandbox-apis';
import { listBundledDocuments } from '../support/bundled-documents';

/** Time at which a sandbox of the tests begins. */
export const START = '2026-11-29T12:00:00Z';
export const KEY = `Basic ${Buffer.from('a-key:').toString('base64')}`;

export const apis = listBundledDocuments().map((file) => {
  const result = parseDocument(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.ok) throw new Error(file);
  const index = indexApi(result.document);
  const [prefix = ''] = index.servers.map(({ url }) => new URL(url).pathname);
  return {
    id: basename(file, '.json'),
    index,
    prefix,
    routes: listRoutes(index),
    run: createResponseRun(index),
  };
});
const findEvent = indexEvents(apis);

/** A response, and where it comes from. */
export type Reply = {
  readonly status: number;
  readonly origin: string | undefined;
  readonly body: JsonObject;
};

export type Shipped = {
  readonly sandbox: Sandbox;
  /** Sends a request: `POST /pg/sale`, and its body. */
  readonly send: (line: string, body?: Json) => Promise<Reply>;
  /** Sets the clock ahead by a duration. */
  readonly advance: (duration: string) => Promise<void>;
  /** What responses and events so far break of their schemas. */
  readonly faults: string[];
};

/** Creates a sandbox of the shipped documents and rules, whose machine's clock stands still. */
export function createShipped(): Shipped {
  const root = process.cwd();
  const sandbox = createSandbox({
    apis,
    testData: loadOrThrow((loader) => loadTestData(loader, {}), root),
    ...loadOrThrow(loadSandboxRules, root),
    getTime: () => Date.parse(START),
  });
  const faults: string[] = [];
  const send = async (line: string, body?: Json): Promise<Reply> => {
    const [method = '', address = ''] = line.split(' ');
    const [path = '', query = ''] = address.split('?');
    const response = await sandbox.respond({
      ...{ method, path, query: new URLSearchParams(query) },
      headers: { authorization: KEY, 'content-type': 'application/json' },
      body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
    });
    if (!response) throw new Error(`${line}: nothing responds`);
    const json: Json = JSON.parse(JSON.stringify(response.body ?? {}));
    faults.push(...findFaults(method, path, response.status, json));
    const origin = response.headers?.['X-Sandbox'];
    return { status: response.status, origin, body: isObject(json) ? json : {} };
  };
  const advance = (duration: string) =>
    sandbox.advanceTo(Date.parse(addDuration(formatTime(sandbox.getNow()), duration)));
  return { sandbox, send, advance, faults };
}

/** What a response breaks of the document: a status that it does not have, or its schema. */
export function findFaults(
  method: string,
  path: string,
  status: number,
  body: Json,
): readonly string[] {
  const api = apis.find(({ prefix }) => path.startsWith(`${prefix}/`));
  const own = path.slice(api?.prefix.length);
  const route = api?.routes.find((one) => one.method === method && one.pattern.test(own));
  const documented = route?.resolve()?.responses.find((one) => one.status === String(status));
  const schema = documented?.content[0]?.schema;
  if (!api || !schema) return [`${method} ${path}: ${status} is not documented`];
  return [...findViolations({ ...api.run }, schema, body)].map(
    ({ keyword, path: place }) => `${method} ${path} ${status}: ${keyword} at ${place.join('.')}`,
  );
}

/** What the body of an event breaks of its schema. */
export function findEventFaults({ event, body }: SandboxEvent): readonly string[] {
  const documented = findEvent(event);
  if (!documented) return [`${event} is not documented`];
  return [...findViolations({ ...documented.run }, documented.source, body)].map(
    ({ keyword, path }) => `${event}: ${keyword} at ${path.join('.')}`,
  );
}

/** Field of a response, at any depth: `data.invoice_id`. */
export function pick(body: Json | undefined, place: string): Json | undefined {
  return place.split('.').reduce<Json | undefined>((value, name) => {
    if (Array.isArray(value)) return value[Number(name)];
    return isObject(value) ? value[name] : undefined;
  }, body);
}
