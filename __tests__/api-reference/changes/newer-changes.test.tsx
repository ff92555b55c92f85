import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findNewerChanges } from '@/components/api-reference/changes/newer-changes';
import { LiveArticle } from '@/components/api-reference/live/live-article';
import { readText } from '@/lib/http/read-text';
import type { JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseDocument } from '@/lib/openapi/parse/parse-document';

const field = (properties: JsonObject, required: readonly string[] = []): JsonObject => ({
  'application/json': { schema: { type: 'object', properties, required: [...required] } },
});
const REASON: JsonObject = { type: 'string', enum: ['lost', 'stolen'] };

/** Document of `post /pay`, with a body of these fields. */
function toDocument(version: string, content: JsonObject, more: JsonObject = {}): JsonObject {
  const post = { summary: 'Pay', tags: ['Pay'], requestBody: { content }, responses: {}, ...more };
  return { openapi: '3.1.0', info: { title: 'Pay', version }, paths: { '/pay': { post } } };
}

function toApi(document: JsonObject) {
  const parsed = parseDocument(document);
  if (!parsed.ok) throw new Error('not a document');
  return indexApi(parsed.document);
}

const SAVED = toDocument('1.2.0', field({ amount: { type: 'number' }, reason: REASON }));
const LIVE = toDocument(
  '1.3.0',
  field(
    {
      amount: { type: 'number' },
      tip: { type: 'number' },
      note: { type: 'string' },
      reason: { type: 'string', enum: ['lost', 'stolen', 'expired'] },
    },
    ['amount'],
  ),
);

jest.mock('@/lib/http/read-text');
const readSaved = jest.mocked(readText);
beforeEach(() => {
  readSaved.mockReset();
  readSaved.mockResolvedValue(JSON.stringify(SAVED));
});

const find = async (document: JsonObject) =>
  (await findNewerChanges('pay', toApi(document), 'post /pay')).counts;

describe('what a live document has that the page has not', () => {
  it('is counted by kind, each with its first place', async () => {
    expect(await find(LIVE)).toEqual([
      { text: '1 now required', anchor: 'body.amount' },
      { text: '2 new fields', anchor: 'body.tip' },
      { text: '1 new value', anchor: 'body.reason' },
    ]);
    expect(readSaved.mock.calls).toEqual([['http://localhost/openapi/pay.json']]);
  });

  it.each<[string, JsonObject]>([
    [
      'a document that differs in texts',
      toDocument('1.3.0', field({ amount: { type: 'number' }, reason: REASON }), {
        summary: 'Pay now',
      }),
    ],
    ['an older document', { ...LIVE, info: { title: 'Pay', version: '1.1.0' } }],
  ])('is nothing in %s', async (_, document) => {
    expect(await find(document)).toEqual([]);
  });

  it('tells several removed fields, which have no place', async () => {
    expect(await find(toDocument('2.0.0', field({})))).toEqual([
      { text: '2 fields removed', anchor: 'body' },
    ]);
  });

  it('cannot be said without the copy that the page was made from', async () => {
    readSaved.mockResolvedValue('<!doctype html>');
    await expect(findNewerChanges('broken', toApi(LIVE), 'post /pay')).rejects.toThrow(
      'The saved copy of broken is no OpenAPI document',
    );
  });
});

describe('the page of an operation that is newer in the live document', () => {
  const show = (more: object) =>
    render(
      <LiveArticle
        api={toApi(LIVE)}
        operation="post /pay"
        above={null}
        getHref={() => '/'}
        apiName="pay"
        path="/api/pay/pay/"
        marks={[]}
        isSettled
        {...more}
      />,
    );

  it('says so at its foot until that is closed, and marks the fields and the value', async () => {
    const user = userEvent.setup();
    show({});
    const notice = await screen.findByRole('status');
    expect(notice).toHaveTextContent(
      'Newer than this page: 1 now required, 2 new fields, 1 new value',
    );
    expect(screen.getByRole('link', { name: '2 new fields' })).toHaveAttribute('href', '#body.tip');
    const row = (name: string) =>
      screen.getAllByRole('listitem').find((one) => one.id === `body.${name}`);
    expect(row('tip')).toHaveTextContent('new field');
    expect(row('amount')).toHaveTextContent('now required');
    const values = screen.getByRole('list', { name: 'Values of reason' });
    const marked = within(values)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(marked).toEqual(['lost', 'stolen', 'expired new value']);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('keeps what releases brought to it beside what is newer', async () => {
    const body = '#/paths/~1pay/post/requestBody/content/application~1json/schema';
    show({ marks: [{ pointer: `${body}/properties/note`, text: 'since 1.1.0' }] });
    await screen.findByRole('status');
    expect(document.getElementById('body.note')).toHaveTextContent('since 1.1.0 new field');
  });

  it('leaves the foot to a notice of a document that did not load', async () => {
    show({ isSettled: false });
    expect(await screen.findAllByText('new field')).toHaveLength(2);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('asks for nothing where the document has no pages', () => {
    show({ path: undefined, apiName: 'another' });
    expect(readSaved).not.toHaveBeenCalled();
  });
});
