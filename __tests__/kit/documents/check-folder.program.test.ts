import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFolder, hasFailed } from '@/lib/kit/documents/check-folder';
import { printReports } from '@/lib/kit/documents/print-reports';
import type { JsonObject } from '@/lib/openapi/core/types';

/** Writes files into a folder of their own. */
function writeFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** A document whose only operation, `post /orders/{id}`, takes and returns a schema. */
function printDocument(schema: JsonObject, parameter: JsonObject = { type: 'string' }): string {
  const content = { 'application/json': { schema } };
  const parameters = [
    { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
    { name: 'page', in: 'query', schema: parameter },
  ];
  const responses = { 200: { description: 'OK', content } };
  const post = { summary: 'Order', parameters, requestBody: { content }, responses };
  return JSON.stringify({ openapi: '3.1.0', paths: { '/orders/{id}': { post } } });
}

/** Reports of files by name. */
async function check(files: Readonly<Record<string, string>>) {
  return checkFolder(writeFolder(files));
}

const count = (total: number, valid = total) => expect.objectContaining({ total, valid });

test('the fixtures are read whole, and all of their samples are valid', async () => {
  const reports = await checkFolder('__tests__/fixtures/openapi');
  const rows = reports.map(({ file, operations, samples, samplesWithoutValues }) => ({
    ...{ file, operations, ...samples },
    bare: [samplesWithoutValues.bodies, samplesWithoutValues.responses],
  }));
  expect(rows).toEqual([
    {
      ...{ file: 'display-fields-and-spaced-ids.json', operations: 7 },
      ...{ bodies: count(14), responses: count(21) },
      ...{ pathParameters: count(2), otherParameters: count(0), bare: [count(14), count(21)] },
    },
    {
      ...{ file: 'html-descriptions-and-two-tags.json', operations: 14 },
      ...{ bodies: count(12), responses: count(28) },
      ...{ pathParameters: count(7), otherParameters: count(7), bare: [count(12), count(28)] },
    },
    {
      ...{ file: 'mutual-recursion-swagger-2.0.yaml', operations: 5 },
      ...{ bodies: count(6), responses: count(8) },
      ...{ pathParameters: count(3), otherParameters: count(3), bare: [count(6), count(8)] },
    },
    {
      ...{ file: 'oauth-application-and-deprecations-swagger-2.0.yaml', operations: 2 },
      ...{ bodies: count(2), responses: count(3) },
      ...{ pathParameters: count(0), otherParameters: count(2), bare: [count(2), count(3)] },
    },
    {
      ...{ file: 'oauth-authorization-code-3.0.yaml', operations: 1 },
      ...{ bodies: count(0), responses: count(1) },
      ...{ pathParameters: count(0), otherParameters: count(0), bare: [count(0), count(1)] },
    },
    {
      ...{ file: 'oauth-client-credentials-3.1.yaml', operations: 2 },
      ...{ bodies: count(2), responses: count(2) },
      ...{ pathParameters: count(0), otherParameters: count(0), bare: [count(2), count(2)] },
    },
    {
      ...{ file: 'oauth-token-operation-3.0.yaml', operations: 2 },
      ...{ bodies: count(4), responses: count(2) },
      ...{ pathParameters: count(0), otherParameters: count(0), bare: [count(4), count(2)] },
    },
    {
      ...{ file: 'variants-examples-webhooks-3.1.json', operations: 7 },
      ...{ bodies: count(20), responses: count(9) },
      ...{ pathParameters: count(3), otherParameters: count(4), bare: [count(12), count(9)] },
    },
  ]);
  expect(reports.filter(hasFailed)).toEqual([]);
  expect(reports.flatMap(({ problem }) => problem ?? [])).toEqual([]);
  expect(reports.map(({ slowest }) => slowest.length)).toEqual(
    reports.map(({ operations }) => Math.min(operations, 5)),
  );
});

test('a document that cannot be read is a row with its problem, and the others are checked', async () => {
  const reports = await check({
    'a.yaml': 'openapi: 3.1.0\npaths: [',
    'b.json': '',
    'c.json': printDocument({ type: 'string' }),
    'notes.txt': 'no document',
  });
  expect(reports.map(({ file, problem, operations }) => [file, problem, operations])).toEqual([
    ['a.yaml', expect.stringMatching(/^The document is not YAML: line 2, column \d+/), 0],
    ['b.json', 'The document is empty.', 0],
    ['c.json', undefined, 1],
  ]);
  expect(reports.filter(hasFailed)).toEqual([]);
  expect(printReports(reports)).toMatch(/\nb\.json\n {2}problem: The document is empty\.$/);
});

test('a sample that its own schema refuses is counted, announced by the page or not', async () => {
  const impossible = { type: 'object', required: ['n'], properties: { n: {} } };
  const n = { type: 'integer', minimum: 2, maximum: 1 };
  const [report] = await check({
    'a.json': printDocument({ ...impossible, properties: { n } }, n),
  });
  expect(report?.samples).toMatchObject({
    bodies: { total: 2, valid: 0 },
    responses: { total: 1, valid: 0 },
    pathParameters: { total: 1, valid: 1 },
    otherParameters: { total: 1, valid: 0 },
  });
  expect(report?.samples.bodies.refused[0]).toEqual({
    operation: 'post /orders/{id}',
    subject: 'body, first-request',
    error: expect.stringMatching(/^\/n must be [<>]= [12]$/),
    isAnnounced: true,
  });
  expect(report && printReports([report])).toContain(
    'refused, announced: post /orders/{id}, response 200 application/json: /n must be',
  );
});

test('examples count with the samples that show them, not with those of the schema alone', async () => {
  const amount = { type: 'number', maximum: 5, example: 9 };
  const [report] = await check({ 'a.json': printDocument({ properties: { amount } }) });
  expect(report?.samples.responses).toMatchObject({ total: 1, valid: 0 });
  expect(report?.samplesWithoutValues.responses).toMatchObject({ total: 1, valid: 1 });
});

test('a schema that no validator takes is counted apart', async () => {
  const [report] = await check({ 'a.json': printDocument({ minItems: 'x', type: 'array' }) });
  expect(report?.samples.responses).toEqual({ total: 1, valid: 0, unchecked: 1, refused: [] });
  expect(report && printReports([report])).toContain('0/0 (1?)');
});

test('a folder without documents is an error', async () => {
  await expect(check({ 'a.txt': '' })).rejects.toThrow(/^There is no JSON or YAML file in /);
  await expect(checkFolder('__tests__/nowhere')).rejects.toThrow(/There is no folder/);
});
