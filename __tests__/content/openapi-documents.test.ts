/** @shipped-documents */

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import site from '@/content/site.json';
import { listBundledDocuments } from '../support/bundled-documents';
import { type DocumentOperation, readDocument, toList, toNode } from './openapi-document';
import { toValidator } from './schema-validator';

const documents = listBundledDocuments().map((file) => ({
  api: basename(file, '.json'),
  ...readDocument(readFileSync(file, 'utf8')),
}));

test('there is a document to check', () =>
  expect(documents.map(({ api }) => api)).toContain('payment-gateway'));

describe.each(documents)('$api', ({ document, operations, schemas, enums, descriptions }) => {
  const faults = (check: (operation: DocumentOperation) => readonly string[]) =>
    operations.flatMap((operation) => check(operation).map((f) => `${operation.id}: ${f}`));

  test('names operations, each with a unique summary in its tags and an operationId of its own', () => {
    const names = operations.flatMap(({ tags, summary }) => tags.map((t) => `${t}: ${summary}`));
    expect(operations.length).toBeGreaterThan(0);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(
      operations.filter(({ operationId }) => !/^[a-z][A-Za-z0-9]*$/.test(operationId)),
    ).toEqual([]);
  });

  test('describes every operation and gives it a request, a success and an invalid example', () => {
    const missing = faults((operation) => [
      ...(operation.summary === '' ? ['no summary'] : []),
      ...(operation.description === '' ? ['no description'] : []),
      ...(operation.tags.length === 0 ? ['no tag'] : []),
      ...(operation.hasBody && !operation.examples.some(({ in: place }) => place === 'request')
        ? ['no request example']
        : []),
      ...(operation.examples.some(({ in: place }) => /^2/.test(place))
        ? []
        : ['no success example']),
      ...(operation.examples.some(({ in: place }) => place === '400')
        ? []
        : ['no invalid example']),
    ]);
    expect(missing).toEqual([]);
  });

  test('has only examples that their schemas accept', () => {
    const ajv = toValidator(document);
    const rejected = operations.flatMap(({ id, examples }) =>
      examples.flatMap(({ name, pointer, value }) => {
        const validate = ajv(pointer);
        return validate(value) ? [] : [`${id} ${name}: ${JSON.stringify(validate.errors)}`];
      }),
    );
    expect(rejected).toEqual([]);
  });

  test('shows no field in an example that the schema does not name', () => {
    const strangers = faults(({ examples }) =>
      examples.flatMap(({ name, keys, known }) =>
        known.length === 0
          ? []
          : keys.filter((key) => !known.includes(key)).map((key) => `${name}: ${key}`),
      ),
    );
    expect(strangers).toEqual([]);
  });

  test('names only real properties in x-display-fields', () => {
    const wrong = schemas.flatMap(({ name, displayFields, properties }) =>
      displayFields.filter((field) => !properties.includes(field)).map((f) => `${name}.${f}`),
    );
    expect(wrong).toEqual([]);
  });

  test('explains every value of every enum, and no other', () => {
    const wrong = enums.filter(
      ({ values, described }) => [...values].sort().join() !== [...(described ?? [])].sort().join(),
    );
    expect(enums.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  // The documents are served as they are: what names the provider is typed, and has to agree.
  test('names server, support and signature as content/site.json does', () => {
    const { environments, email, product } = site;
    const [sandbox] = toList(document.servers).map((server) => String(toNode(server).url));
    expect(sandbox?.slice(0, sandbox.lastIndexOf('/'))).toBe(environments.test.api);
    expect(toNode(toNode(document.info).contact).email).toBe(email);
    const signatures = JSON.stringify(document).match(/x-[a-z0-9-]+-webhook-signature/g) ?? [];
    expect(new Set(signatures)).toEqual(
      new Set(document.webhooks === undefined ? [] : [`x-${product}-webhook-signature`]),
    );
  });

  test('has no HTML in a description', () => {
    expect(descriptions.filter((text) => /<\/?[a-z][^>]*>/i.test(text))).toEqual([]);
  });
});

// Capture and void do not ask the bank again: their refusal is 409.
test.each([
  ...['sale', 'auth', 'credit', 'force', 'payment', 'refund', 'recharge'].map(
    (n) => [n, '402'] as const,
  ),
  ...['capture', 'void'].map((n) => [n, '409'] as const),
])('the gateway shows %s approved, invalid and refused with %s', (name, refused) => {
  const gateway = documents.find(({ api }) => api === 'payment-gateway');
  const operation = gateway?.operations.find(({ id }) => id.split('/')[1] === name);
  const places = operation?.examples.map((example) => example.in);
  expect(places).toEqual(expect.arrayContaining(['request', '200', '400', refused]));
});
