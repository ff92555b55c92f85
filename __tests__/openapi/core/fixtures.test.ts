import { isObject } from '@/lib/openapi/core/json';
import type { SchemaSource } from '@/lib/openapi/core/schema-types';
import type { ApiIndex, Json, JsonObject, Problem } from '@/lib/openapi/core/types';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { printCurl } from '@/lib/openapi/request/print-curl';
import { buildSample } from '@/lib/openapi/sample/build-sample';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { listDocuments, readJsonText } from '../../fixtures/documents';
import { getChildren, getMedia, getOperation, getRoots, toApi } from './support';

const MAX_DEPTH = 4;
const NODES = 2000;

const METHODS = /^(get|post|put|patch|delete|head|options|trace)$/;

/** Operations by another way than the code's: every method's key directly below every path and webhook. */
function listOperations(text: string): readonly JsonObject[] {
  const document: Json = JSON.parse(text);
  if (!isObject(document)) return [];
  const maps = [document.paths, document.webhooks ?? document['x-webhooks']].filter(isObject);
  const items = maps.flatMap((map) => Object.values(map)).filter(isObject);
  return items.flatMap((item) =>
    Object.entries(item).flatMap(([key, operation]) =>
      METHODS.test(key) && isObject(operation) ? [operation] : [],
    ),
  );
}

/** Whether an operation sends a body, as OpenAPI 3 or Swagger 2.0 says it. */
function sendsBody({ requestBody, parameters = [] }: JsonObject): boolean {
  return requestBody !== undefined || /"in":"(body|formData)"/.test(JSON.stringify(parameters));
}

/** Reads a schema and what is below it; each component and place once, or large documents take minutes. */
function readBelow(
  api: ApiIndex,
  root: SchemaSource,
  seen: Set<string>,
  problems: Problem[],
): void {
  const queue: { source: SchemaSource; depth: number }[] = [{ source: root, depth: 0 }];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const { source, depth } = next;
    if (seen.has(`${depth} ${source.pointer}`)) continue;
    seen.add(`${depth} ${source.pointer}`);
    const node = getSchemaNode(api, source);
    problems.push(...node.problems);
    if (depth === MAX_DEPTH) continue;
    for (const child of getChildren(node)) queue.push({ source: child, depth: depth + 1 });
  }
}

function countPlaces(value: unknown): number {
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, one) => sum + countPlaces(one), 1)
    : 1;
}

describe.each(listDocuments())('$name', (file) => {
  const text = readJsonText(file);
  const api = toApi(text);
  const ids = [...api.operations.keys()];

  test('every operation is listed, under each of its tags, with an address of its own', () => {
    expect(ids).toHaveLength(listOperations(text).length);
    expect(ids.length).toBeGreaterThan(0);
    const rows = api.groups.flatMap((group) => group.operations);
    expect(new Set(rows).size).toBe(ids.length);
    const places = [...api.operations.values()].map((entry) => Math.max(entry.tags.length, 1));
    expect(rows).toHaveLength(places.reduce((sum, count) => sum + count, 0));
    const addresses = [...api.operations.values()].map((entry) => `${entry.group}/${entry.url}`);
    expect(new Set(addresses).size).toBe(ids.length);
  });

  test('every operation is readable, and what was not understood is listed', () => {
    const operations = ids.map((id) => getOperation(api, id));
    const problems = [...api.problems, ...operations.flatMap((operation) => operation.problems)];
    // Only gaps in the documents themselves; anything else is a fault of ours.
    expect(problems.filter((problem) => problem.id !== 'path-parameter-missing')).toEqual([]);
    expect(problems.every((problem) => /^#\/(paths|x-webhooks|webhooks)\//.test(problem.at))).toBe(
      true,
    );
    const bodies = operations.filter((one) => one.requestBody !== undefined);
    expect(bodies).toHaveLength(listOperations(text).filter(sendsBody).length);
  });

  test(`every schema is readable to depth ${MAX_DEPTH}`, () => {
    const seen = new Set<string>();
    const problems: Problem[] = [];
    for (const id of ids) {
      for (const root of getRoots(getOperation(api, id))) readBelow(api, root, seen, problems);
    }
    expect(seen.size).toBeGreaterThan(ids.length);
    expect(problems).toEqual([]);
  });

  test('every component is readable', () => {
    for (const [key, value] of Object.entries(api.definitions)) {
      const source = { value, pointer: `#/components/schemas/${key}`, openRefs: [] };
      expect(getSchemaNode(api, source)).toMatchObject({ cyclic: false, kind: expect.any(String) });
    }
  });

  test('a sample of every media type stays within its budget', () => {
    for (const id of ids) {
      for (const media of getMedia(getOperation(api, id))) {
        const { value, truncated } = buildSample(api, media.schema);
        expect(countPlaces(value)).toBeLessThanOrEqual(2 * NODES);
        expect(truncated.every((at) => at === '' || at.startsWith('/'))).toBe(true);
      }
    }
  });

  test('every operation has a command to call it', () => {
    const commands = ids.map((id) =>
      printCurl(
        buildRequest(api, getOperation(api, id), { address: 'https://api-test.example.com' }),
      ),
    );
    expect(commands.filter((command) => !/^curl (-X [A-Z]+ )?'?https:\/\//.test(command))).toEqual(
      [],
    );
    expect(commands).toHaveLength(ids.length);
  });
});
