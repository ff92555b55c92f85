import { buildChangeMark, findSchemaMarks } from '@/lib/openapi/compare/change-marks';
import { toApiOf } from '../core/support';
import { compare, document, json, sent } from './support';

const object = (properties: object) => ({ type: 'object', properties: { ...properties } });
const at = (pointer: string, value: object) => ({ pointer, value: { ...value }, openRefs: [] });

test('a change is marked where the later document has it, one of a value with the value', () => {
  const schemas = (values: readonly string[]) => ({
    Reason: { type: 'string', enum: [...values] },
  });
  const field = { reason: { $ref: '#/components/schemas/Reason' } };
  const { changes } = compare(
    sent(object({ gone: {}, ...field }), schemas(['a'])),
    sent(object({ tip: {}, ...field }), schemas(['a', 'b'])),
  );
  const marks = changes.flatMap((change) => buildChangeMark(change, change.kind) ?? []);
  const body = '#/paths/~1pay/post/requestBody/content/application~1json/schema';
  expect(marks).toEqual([
    { pointer: `${body}/properties/tip`, text: 'field-added' },
    { pointer: '#/components/schemas/Reason', text: 'value-added', value: '"b"' },
  ]);
});

test('an operation alone is compared, with what it reaches', () => {
  const two = (names: readonly string[]) => {
    const operation = { responses: {}, requestBody: json(object({ x: {} })) };
    const part = Object.fromEntries(names.map((name) => [name, { in: 'query', name, schema: {} }]));
    const parameters = Object.values(part);
    const paths = { '/a': { post: { ...operation, parameters } }, '/b': { post: { parameters } } };
    return { ...document({}), paths };
  };
  const ids = (only?: string) =>
    compare(two([]), two(['page']), only).changes.map(({ places }) => places[0]?.operation);
  expect(ids()).toEqual(['post /a', 'post /b']);
  expect(ids('post /b')).toEqual(['post /b']);
  expect(ids('post /none')).toEqual([]);
});

describe('marks of a field', () => {
  const api = toApiOf({}, { Reason: { type: 'string' } });
  const mark = (pointer: string) => ({ pointer, text: 'since 2' });
  const find = (pointers: readonly string[], schema: ReturnType<typeof at>) =>
    findSchemaMarks(api, pointers.map(mark), schema).map(({ pointer }) => pointer);

  it('are its own, of the parameter around it, and of the schema that it refers to', () => {
    const reason = { $ref: '#/components/schemas/Reason' };
    expect(find(['#/p'], at('#/p', {}))).toEqual(['#/p']);
    expect(find(['#/p'], at('#/p/schema', {}))).toEqual(['#/p']);
    expect(find(['#/components/schemas/Reason', '#/q'], at('#/p', reason))).toEqual([
      '#/components/schemas/Reason',
    ]);
  });

  it('are none of another place', () => {
    expect(find(['#/p/properties/x', '#/'], at('#/p', {}))).toEqual([]);
    expect(find([], at('#/p', {}))).toEqual([]);
  });
});
