import { runExamples } from '@/lib/content/workflows/run-examples';
import { indexApi } from '@/lib/openapi/document/index-api';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import { getFixture, readJsonText } from '../../fixtures/documents';

const parsed = parseDocument(
  JSON.parse(readJsonText(getFixture('oauth-token-operation-3.0.yaml'))),
);
const api = indexApi(parsed.ok ? parsed.document : {});

/** Runs one step that holds a place and takes its id, then one that is given the id. */
const run = (...criteria: readonly string[]) =>
  runExamples(
    [
      {
        ...{ id: 'hold', title: 'Hold', text: '', operation: 'post /places', parameters: {} },
        ...{ criteria, outputs: { id: '$response.body#/id' } },
      },
      {
        ...{ id: 'again', title: 'Again', text: '', operation: 'post /places' },
        ...{ parameters: { place: '$steps.hold.outputs.id' }, criteria, outputs: {} },
      },
    ],
    (id) => {
      const operation = resolveOperation(api, id);
      return operation && { api, operation };
    },
  );

test('a response without an example is a sample of its schema, which gives its outputs', () => {
  const [first, second] = run('$statusCode == 201');
  expect(first?.response?.value).toEqual({ id: 'string' });
  expect(second?.parts.parameters).toEqual({ place: 'string' });
});

test('a sample that does not fulfil the criteria is none', () => {
  const [first] = run('$statusCode == 201', "$response.body#/id == 'p1'");
  expect(first?.response).toBeUndefined();
});
