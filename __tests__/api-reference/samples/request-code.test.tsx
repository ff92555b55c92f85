import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OperationArticle } from '@/components/api-reference/operation/operation-article';
import { RequestPanel } from '@/components/api-reference/samples/operation-code';
import { RequestCode } from '@/components/api-reference/samples/request-code';
import type { JsonObject } from '@/lib/openapi/core/types';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { providerHref } from '@/lib/routes/api-address';
import { getOperation, toApiOf } from '../../openapi/core/support';
import { renderOperation, toView } from '../support';

const REQUEST: SampleRequest = {
  method: 'POST',
  url: 'https://api-test.example.com/pg/sale',
  keys: [{ in: 'basic' }],
  headers: [],
  cookies: [],
  body: { kind: 'json', media: 'application/json', value: { amt_tran: 49.95 } },
};
const panel = (language: string) => document.querySelector(`pre[data-lang=${language}]`);

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.lang;
});

test('the value of a path parameter is marked, wherever else it stands', () => {
  const path = ['/v1/', 'v1', '/cards/', '7'];
  const url = 'https://v1.example.com/v1/v1/cards/7?page=7';
  render(<RequestCode request={{ ...REQUEST, method: 'GET', url, path }} />);
  const marks = [...(panel('curl')?.querySelectorAll('.tok-param') ?? [])];
  expect(marks.map((one) => one.textContent)).toEqual(['v1', '7']);
  expect(panel('curl')).toHaveTextContent(url);
});

test('curl is there; another language leaves its room until it is first chosen', async () => {
  render(<RequestCode request={REQUEST} sizes={{ python: [12, 40] }} />);
  expect(panel('curl')).toHaveTextContent(/^curl https:/);
  const room = panel('python')?.textContent ?? '';
  expect(room.trim()).toBe('');
  expect(room.split('\n').map((line) => line.length)).toEqual([...Array<number>(11).fill(0), 40]);
  await userEvent.click(screen.getByRole('radio', { name: 'Python' }));
  expect(await screen.findByText(/response = /)).toBeInTheDocument();
  expect(panel('python')?.textContent).toContain('"amt_tran": 49.95');
  expect(panel('ruby')?.textContent?.trim()).toBe('');
});

test('all fields show on request, in every language', async () => {
  const value = { amt_tran: 49.95, note: 'x' };
  const all = { ...REQUEST, body: { kind: 'json', media: 'application/json', value } } as const;
  render(<RequestCode request={REQUEST} all={all} />);
  expect(panel('curl')).not.toHaveTextContent('note');
  await userEvent.click(screen.getByRole('checkbox', { name: 'All fields' }));
  expect(panel('curl')).toHaveTextContent('"note": "x"');
  await userEvent.click(screen.getByRole('radio', { name: 'Go' }));
  expect(panel('go')?.textContent).toContain('"note": "x"');
});

describe('of several examples of the document', () => {
  const text = { type: 'string' };
  const schema = { properties: { card: text, bank: text, note: text } };
  const examples = {
    card: { summary: 'By card', value: { card: '4111' } },
    bank: { value: { bank: '021' } },
  };
  const show = (some: JsonObject, lazy = true) => {
    const content = { 'application/json': { schema, examples: some } };
    const api = toApiOf({ '/a': { post: { requestBody: { content } } } });
    const operation = getOperation(api, 'post /a');
    render(<RequestPanel operation={operation} view={{ ...toView(api), lazy }} />);
  };

  test.each([true, false])('the reader chooses which is sent (lazy: %s)', async (lazy) => {
    show(examples, lazy);
    const select = screen.getByRole('combobox', { name: 'Example' });
    expect([...select.children].map((one) => one.textContent)).toEqual(['By card', 'bank']);
    expect(panel('curl')).toHaveTextContent('"card": "4111"');
    await userEvent.selectOptions(select, 'bank');
    expect(panel('curl')).toHaveTextContent('"bank": "021"');
    expect(panel('curl')).not.toHaveTextContent('card');
    await userEvent.click(screen.getByRole('checkbox', { name: 'All fields' }));
    expect(panel('curl')).toHaveTextContent(/"bank": "021".*"note": "string"/);
    await userEvent.selectOptions(select, 'By card');
    expect(panel('curl')).toHaveTextContent('"card": "4111"');
  });

  test('of a single one, or none, there is no choice', () => {
    show({ card: examples.card });
    show({});
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

test('what is said of a sample stands below it, and only where that sample shows', async () => {
  const all = { ...REQUEST, remark: 'Shortened at /b.' };
  const own = { ruby: 'pay' };
  render(
    <RequestCode
      request={{ ...REQUEST, remark: 'Shortened at /a.' }}
      all={all}
      codeSamples={own}
    />,
  );
  expect(screen.getByText('Shortened at /a.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'All fields' }));
  expect(screen.getByText('Shortened at /b.')).toBeInTheDocument();
  expect(screen.queryByText('Shortened at /a.')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Ruby' }));
  expect(screen.queryByText(/^Shortened/)).toBeNull();
});

test('what is said of all fields makes no sample of its own', () => {
  const schema = { properties: { a: { type: 'string' }, b: { $ref: '#/components/schemas/B' } } };
  const components = { schemas: { B: { properties: { b: { $ref: '#/components/schemas/B' } } } } };
  const loop = { $ref: '#/components/schemas/B' };
  const content = { 'application/json': { schema: loop, example: {} } };
  const { unmount } = renderOperation({ requestBody: { content } }, { components });
  expect(screen.queryByRole('checkbox', { name: 'All fields' })).toBeNull();
  expect(screen.queryByText(/^Shortened/)).toBeNull();
  unmount();
  const needed = { ...schema, required: ['a'] };
  renderOperation(
    { requestBody: { content: { 'application/json': { schema: needed } } } },
    { components },
  );
  expect(screen.getByRole('checkbox', { name: 'All fields' })).not.toBeChecked();
});

test('an operation offers all fields where a first request leaves some out', () => {
  const properties = { a: { type: 'string' }, b: { type: 'string' } };
  const body = (required: string[]) => ({
    requestBody: { content: { 'application/json': { schema: { required, properties } } } },
  });
  const { unmount } = renderOperation(body(['a']));
  expect(screen.getByRole('checkbox', { name: 'All fields' })).not.toBeChecked();
  unmount();
  renderOperation(body(['a', 'b']));
  expect(screen.queryByRole('checkbox', { name: 'All fields' })).toBeNull();
});

describe('samples that a document brings', () => {
  const samples = [
    { lang: 'Python', source: 'import pay' },
    { lang: 'COBOL', source: 'import pay.Pay' },
  ];
  const operation = { 'x-codeSamples': samples };

  test('of the provider stand in their tabs, those without one below', () => {
    const api = toApiOf({ '/a': { post: operation } });
    const view = { ...toView(api), getHref: providerHref, apiName: 'pay' };
    render(<OperationArticle operation={getOperation(api, 'post /a')} view={view} />);
    expect(panel('python')).toHaveTextContent('import pay');
    expect(panel('curl')).toHaveTextContent(/^curl /);
    expect(screen.getByText('1 sample of the document’s own')).toBeInTheDocument();
    expect(
      screen.getByText('COBOL', { selector: 'figcaption > :first-child' }),
    ).toBeInTheDocument();
  });

  test('of a document that an address names stand by themselves', () => {
    renderOperation(operation);
    expect(panel('python')?.textContent?.trim()).toBe('');
    expect(screen.getByText('2 samples of the document’s own')).toBeInTheDocument();
  });

  test('are shown whatever else is asked for', async () => {
    render(
      <RequestCode
        request={REQUEST}
        all={{ ...REQUEST, url: 'x' }}
        codeSamples={{ ruby: 'pay' }}
      />,
    );
    expect(screen.getByRole('checkbox', { name: 'All fields' })).toBeEnabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Ruby' }));
    expect(panel('ruby')).toHaveTextContent('pay');
    expect(screen.getByRole('checkbox', { name: 'All fields' })).toBeDisabled();
  });
});
