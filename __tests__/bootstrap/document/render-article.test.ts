import type { PendingDocument } from '@/lib/bootstrap/document/pending-document';
import { renderArticle } from '@/lib/bootstrap/document/render-article';
import type { JsonObject } from '@/lib/openapi/core/types';
import { toApiOf } from '../../openapi/core/support';

const HOSTILE = '<img src=x onerror="globalThis.hit = 1"><script>hit</script>';
const operation: JsonObject = {
  summary: 'Read one',
  description: 'Reads **one** `record`.',
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { type: 'string' }, description: 'Which.' },
    { name: HOSTILE, in: 'query', schema: { type: 'integer' }, description: HOSTILE },
  ],
};

function draw(one: JsonObject, wanted: Partial<PendingDocument> = {}): HTMLElement {
  const host = document.createElement('div');
  host.dataset.title = 'title';
  const api = toApiOf({ '/records/{id}': { get: one } }, {}, { servers: [{ url: '/v1' }] });
  renderArticle(host, api, {
    swaggerUri: '/x.json',
    url: 'http://localhost:4010/x.json',
    isForeign: false,
    operation: 'get /records/{id}',
    text: Promise.resolve(''),
    show: () => {},
    startPage: () => {},
    ...wanted,
  });
  return host;
}

test('the operation in short: where it is from, its name, path and parameters', () => {
  const host = draw(operation);
  const article = host.querySelector('article');
  expect(article?.dataset.operation).toBe('get /records/{id}');
  expect(article).toHaveAttribute('aria-busy', 'true');
  expect(host.querySelector('h1.title')?.textContent).toBe('Read one');
  expect([...host.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
    'From /x.json',
    'get /v1/records/{id}',
    'Reads one record.',
    'Which.',
  ]);
  expect([...host.querySelectorAll('h2, li > div:first-child')].map((e) => e.textContent)).toEqual([
    'Path parameters',
    'id string',
    'Query parameters',
    `${HOSTILE} whole number`,
  ]);
});

test('of hundreds of parameters it shows the first hundred, as the page does', () => {
  const parameters = Array.from({ length: 300 }, (_, index) => ({
    name: `q${index}`,
    in: 'query',
  }));
  expect(draw({ ...operation, parameters }).querySelectorAll('li')).toHaveLength(100);
});

test('all of it is text; what is more than a line of text is left to the page', () => {
  const host = draw({ ...operation, summary: HOSTILE, description: HOSTILE });
  expect(host.querySelector('img, script')).toBeNull();
  expect(host.querySelector('h1')?.textContent).toBe(HOSTILE);
  expect(host.textContent?.split(HOSTILE)).toHaveLength(3);
});

test.each<[string, Partial<PendingDocument>]>([
  ['a document of another host, which needs its banner', { isForeign: true }],
  ['an operation that the document does not have', { operation: 'get /nowhere' }],
  ['no operation', { operation: undefined }],
])('nothing is drawn of %s', (_, wanted) => {
  expect(draw(operation, wanted).innerHTML).toBe('');
});
