import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { OperationArticle } from '@/components/api-reference/operation/operation-article';
import { MAX_STATIC_ROWS, getStaticDepth } from '@/components/api-reference/operation/static-depth';
import { STATIC_DEPTH } from '@/components/api-reference/state/view';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { listOwnDocuments, readJsonText } from '../../fixtures/documents';
import { getOperation, toApi, toApiOf } from '../../openapi/core/support';
import { toView, watchConsole } from '../support';

// Fields are counted here; what builds the sample beside them takes longer than they do.
jest.mock('@/components/api-reference/samples/operation-code', () => ({
  OperationCode: () => null,
}));
watchConsole();

const toRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Objects of so many levels, each of which holds so many of the level below. */
function toLevels(levels: number, width: number, toInner = (ref: JsonObject): Json => ref) {
  const toLevel = (level: number): [string, Json] => {
    const down = level + 1 < levels ? toInner(toRef(`L${level + 1}`)) : { type: 'string' };
    const names = Array.from({ length: width }, (_, index) => [`f${level}_${index}`, down]);
    return [`L${level}`, { type: 'object', properties: Object.fromEntries(names) }];
  };
  const schemas = Object.fromEntries(Array.from({ length: levels }, (_, level) => toLevel(level)));
  const content = { 'application/json': { schema: toRef('L0') } };
  return toApiOf({ '/a': { post: { requestBody: { content } } } }, schemas);
}

const toDepth = (api: ReturnType<typeof toLevels>) =>
  getStaticDepth(api, getOperation(api, 'post /a'));

function toArticle(api: ReturnType<typeof toLevels>) {
  const operation = getOperation(api, 'post /a');
  const depth = getStaticDepth(api, operation);
  const view = { ...toView(api), depth, getDeeperHref: (id: string) => `/api/?live#${id}` };
  return <OperationArticle operation={operation} view={view} above={null} />;
}
const print = (api: ReturnType<typeof toLevels>) => renderToStaticMarkup(toArticle(api));
/** Fields of an exported page. */
const countRows = (html: string) => html.split(' id="body.').length - 1;

test('a page has all levels of fields while they are few', () => {
  expect(toDepth(toLevels(3, 5))).toBe(STATIC_DEPTH);
  expect(countRows(print(toLevels(3, 5)))).toBe(5 + 25 + 125);
});

/** One field that holds an object of so many fields. */
function holdRows(count: number) {
  const names = Array.from({ length: count }, (_, index) => [`f${index}`, { type: 'string' }]);
  const inner = { type: 'object', properties: Object.fromEntries(names) };
  const schema = { type: 'object', properties: { outer: inner } };
  const content = { 'application/json': { schema } };
  return toApiOf({ '/a': { post: { requestBody: { content } } } });
}

test('as many rows as the limit says are shown, one more are not', () => {
  expect(toDepth(holdRows(MAX_STATIC_ROWS))).toBe(STATIC_DEPTH);
  expect(toDepth(holdRows(MAX_STATIC_ROWS + 1))).toBe(0);
});

test.each<[string, (ref: JsonObject) => Json]>([
  ['objects', (ref) => ref],
  ['lists', (ref) => ({ type: 'array', items: ref })],
  ['maps', (ref) => ({ type: 'object', additionalProperties: ref })],
  ['forms', (ref) => ({ oneOf: [ref, { type: 'string' }] })],
  ['lists of forms', (ref) => ({ type: 'array', items: { anyOf: [ref, { type: 'integer' }] } })],
])('a page ends before %s that hold many others would fill it', (_, toInner) => {
  const rows = countRows(print(toLevels(6, 10, toInner)));
  expect(rows).toBeGreaterThan(10);
  expect(rows).toBeLessThan(3 * MAX_STATIC_ROWS);
});

test('a page ends before heirs of which each may be any other would fill it', () => {
  const names = Array.from({ length: 40 }, (_, index) => `Heir${index}`);
  const base = {
    type: 'object',
    properties: { kind: { type: 'string' }, next: toRef('Base') },
    discriminator: {
      propertyName: 'kind',
      mapping: Object.fromEntries(names.map((name) => [name, toRef(name).$ref])),
    },
  };
  const toHeir = (name: string) => ({
    allOf: [toRef('Base')],
    properties: { [name]: { type: 'string' }, other: toRef('Heir0') },
    oneOf: names.filter((other) => other !== name).map(toRef),
  });
  const heirs = names.map((name) => [name, toHeir(name)]);
  const content = { 'application/json': { schema: toRef('Base') } };
  const api = toApiOf(
    { '/a': { post: { requestBody: { content } } } },
    { Base: base, ...Object.fromEntries(heirs) },
  );
  const html = print(api);
  expect(countRows(html)).toBeLessThan(3 * MAX_STATIC_ROWS);
  const page = document.createElement('div');
  page.innerHTML = html;
  expect(page.querySelector('[id="body.*0"], [id^="body."] > p')).not.toBeNull();
});

test('where it ends, a field leads on to itself in the live document', () => {
  render(toArticle(toLevels(3, 25)));
  const [first] = screen.getAllByText('open in the live document', { selector: 'a' });
  expect(first).toHaveAttribute('href', '/api/?live#body.f0_0');
  expect(first?.parentElement).toHaveTextContent('25 fields: open in the live document');
});

test('what is in the open is there, however much it is', () => {
  const open = MAX_STATIC_ROWS + 1;
  const api = toLevels(2, open);
  expect(toDepth(api)).toBe(0);
  expect(countRows(print(api))).toBe(open);
});

test('the calls that an operation leads to count, too', () => {
  const { paths, document } = toLevels(4, 10);
  const { schemas } = document.components as { schemas: JsonObject };
  const post = (paths['/a'] as JsonObject).post as JsonObject;
  const few = toApiOf({ '/a': { post } }, schemas);
  expect(toDepth(few)).toBe(1);
  const urls = Array.from({ length: 6 }, (_, index) => [`{$request.body#/url${index}}`, { post }]);
  const called = { on: Object.fromEntries(urls) };
  const many = toApiOf({ '/a': { post: { ...post, callbacks: called } } }, schemas);
  expect(toDepth(many)).toBe(0);
});

test('no page of the own documents leaves out a level for its size', () => {
  const cut = listOwnDocuments().flatMap((file) => {
    const api = toApi(readJsonText(file));
    return [...api.operations.keys()].filter(
      (id) => getStaticDepth(api, getOperation(api, id)) < STATIC_DEPTH,
    );
  });
  expect(cut).toEqual([]);
});
