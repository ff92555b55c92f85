import { render, screen, within } from '@testing-library/react';
import { DocumentOverview } from '@/components/api-reference/document/document-overview';
import { OperationArticle } from '@/components/api-reference/operation/operation-article';
import type { JsonObject } from '@/lib/openapi/core/types';
import { getOperation, toApi, toApiOf } from '../../openapi/core/support';
import { renderOperation, toView, watchConsole } from '../support';

watchConsole();

const OK: JsonObject = { responses: { 200: { description: 'fine' } } };
const FAR = { summary: 'A large one', externalValue: 'https://example.com/large.json' };

function renderItem(item: JsonObject, rest: JsonObject = {}) {
  const api = toApiOf({ '/a': item }, {}, rest);
  return render(<OperationArticle operation={getOperation(api, 'post /a')} view={toView(api)} />);
}

test('what a path says stands below what its operation says', () => {
  renderItem({ description: 'Of all.', post: { ...OK, summary: 'Pay', description: 'Of one.' } });
  expect(screen.getByText(/Of one\.\s+Of all\./)).toBeVisible();
});

test('words that are written from right to left have their direction', () => {
  const schema = {
    type: 'string',
    enum: ['a'],
    title: 'שם',
    'x-enum-descriptions': { a: 'ראשון' },
  };
  const content = { 'text/plain': { schema } };
  renderItem({ post: { ...OK, summary: 'תשלום', requestBody: { content } } });
  for (const text of ['תשלום', 'שם', 'ראשון'])
    expect(screen.getAllByText(text)[0]?.closest('[dir]')).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('fine')).not.toHaveAttribute('dir');
});

describe('servers', () => {
  const own = [
    { url: 'https://a.example.com', name: 'live', description: 'Takes money.' },
    { url: 'https://b.example.com' },
  ];
  const getList = () => screen.queryByRole('list', { name: 'Servers of this operation' });

  test('of an operation or path are all listed with their words', () => {
    renderItem({ servers: own, post: OK }, { servers: [{ url: 'https://doc.example.com' }] });
    const list = getList();
    expect(list).toHaveTextContent('https://a.example.comlive: Takes money.https://b.example.com');
  });

  test('of the document are in its overview only', () => {
    renderItem({ post: OK }, { servers: own });
    expect(getList()).toBeNull();
  });

  test('that say nothing stand before the path alone', () => {
    renderItem({ post: { ...OK, servers: [{ url: 'https://b.example.com' }] } });
    expect(getList()).toBeNull();
  });
});

describe('examples of a body', () => {
  const toBody = (content: JsonObject): JsonObject => ({ ...OK, requestBody: { content } });
  const json = (examples: JsonObject) => toBody({ 'application/json': { examples } });

  test('have their descriptions', () => {
    renderOperation(json({ a: { value: 1, description: 'The least.' }, b: { value: 2 } }));
    expect(screen.getByText('The least.')).toBeInTheDocument();
  });

  test('a single one keeps its summary and description beside the command', () => {
    renderOperation(json({ a: { value: 1, summary: 'Small', description: 'The least.' } }));
    expect(screen.getByText(/^Example: Small/)).toBeVisible();
    expect(screen.getByText('The least.')).toBeVisible();
    expect(screen.queryByText('1 example')).toBeNull();
  });

  test('one that is only a value is not told of', () => {
    renderOperation(toBody({ 'application/json': { example: 1 } }));
    expect(screen.queryByText(/^Example/)).toBeNull();
  });

  test('of several media types say which they are of', () => {
    renderOperation(toBody({ 'application/json': { example: 1 }, 'text/csv': { example: 'a,b' } }));
    const titles = [...document.querySelectorAll('[id^="body.example"] figcaption')];
    expect(titles.map((one) => one.textContent)).toEqual([
      expect.stringContaining('example (application/json)'),
      expect.stringContaining('example (text/csv)'),
    ]);
  });

  test('stand above the fields, of which there may be hundreds', () => {
    const content = (examples: JsonObject) => ({
      'application/json': { examples, schema: { properties: { amount: {} } } },
    });
    const examples = { a: { value: 1 }, b: { value: 2 } };
    renderOperation({
      requestBody: { content: content(examples) },
      responses: { 200: { description: 'fine', content: content(examples) } },
    });
    for (const id of ['body', 'response.200']) {
      const [example, field] = ['example.a', 'amount'].map((part) =>
        document.getElementById(`${id}.${part}`),
      );
      const isBefore = Node.DOCUMENT_POSITION_FOLLOWING;
      expect(example && field && example.compareDocumentPosition(field) & isBefore).toBe(isBefore);
    }
  });

  test('that stand elsewhere are linked to', () => {
    renderOperation(json({ far: FAR, near: { value: 1 } }));
    expect(screen.getByText('1 example')).toBeVisible();
    const link = screen.getByRole('link', { name: FAR.externalValue, hidden: true });
    expect(link).toHaveAttribute('href', FAR.externalValue);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(screen.getByText('A large one')).toBeInTheDocument();
    expect(document.querySelectorAll('[id="body.example.near"]')).toHaveLength(1);
    expect(screen.queryByText(/holds no value/)).toBeNull();
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//x.example', './large.json'])(
    'the address %s is text',
    (externalValue) => {
      renderOperation(json({ far: { externalValue } }));
      expect(screen.getByText(externalValue).closest('a')).toBeNull();
    },
  );
});

test('the description of the example in the tab of a response stands with the response', () => {
  const examples = { a: { value: 1, summary: 'Small', description: 'The least.' } };
  const content = { 'application/json': { examples } };
  renderOperation({ responses: { 200: { description: 'fine', content } } });
  expect(screen.getByText('The least.').closest('[id="response.200"]')).toBeVisible();
});

describe('examples of a parameter', () => {
  const renderExamples = (examples: JsonObject) =>
    renderOperation({ ...OK, parameters: [{ name: 'q', in: 'query', schema: {}, examples }] });

  test('have their descriptions and addresses', () => {
    renderExamples({ far: FAR, a: { value: 1, description: 'The least.' } });
    const list = screen.getByLabelText('Examples of q');
    expect(list).toHaveTextContent(`A large one${FAR.externalValue}a1The least.`);
    expect(within(list).getByText(FAR.externalValue)).toHaveAttribute('href', FAR.externalValue);
  });

  test('a single one is listed where it says more than its value', () => {
    const { unmount } = renderExamples({ a: { value: 1, summary: 'Small' } });
    expect(screen.getByText('Small')).toBeInTheDocument();
    unmount();
    renderExamples({ a: { value: 1 } });
    expect(screen.queryByText('1 example')).toBeNull();
  });
});

const SCHEMES = {
  securitySchemes: {
    key: { type: 'apiKey', in: 'header', name: 'X-Key' },
    o: {
      type: 'oauth2',
      flows: {
        implicit: { authorizationUrl: 'https://x.example/a', scopes: { read: 'See all.' } },
        password: { scopes: {} },
      },
    },
  },
};

describe('calls that the provider makes', () => {
  const call = { ...OK, summary: 'Card changed', security: [{ key: [] }] };
  const proof = 'How the provider proves itself: API key in the header X-Key';

  test('a callback has its summary, and how it is proved', () => {
    const callbacks = { changed: { '{$request.body#/url}': { post: call } } };
    renderOperation({ ...OK, callbacks }, { components: SCHEMES });
    const section = document.getElementById('callback.changed.post');
    expect(section).toHaveTextContent('Card changed');
    expect(section).toHaveTextContent(proof);
  });

  test('a webhook says how it is proved, where it does', () => {
    const rest = { openapi: '3.1.0', components: SCHEMES, security: [{ key: [] }] };
    const api = toApi({ ...rest, webhooks: { told: { post: call }, silent: { post: OK } } });
    const draw = (id: string) =>
      render(<OperationArticle operation={getOperation(api, id)} view={toView(api)} />);
    const { unmount } = draw('post told');
    expect(screen.getByText(proof)).toBeVisible();
    unmount();
    draw('post silent');
    expect(screen.queryByText(/proves itself|Authentication/)).toBeNull();
  });
});

test('a link names the server its call goes to', () => {
  const links = { next: { operationId: 'x', server: { url: 'https://l.example.com' } } };
  renderOperation({ operationId: 'x', responses: { 200: { description: '', links } } });
  const list = screen.getByRole('list', { name: 'Calls that follow' });
  expect(list).toHaveTextContent('Next, next: x at https://l.example.com');
});

describe('the overview', () => {
  async function renderOverview(rest: JsonObject) {
    const api = toApiOf({ '/a': { get: { ...OK, tags: ['child'] } } }, {}, rest);
    render(<DocumentOverview view={toView(api)} above={null} />);
    screen.getByText('Authentication, groups, contact').click();
  }

  test('has the summary of the document and its licence in full', async () => {
    const license = { name: 'Apache', identifier: 'Apache-2.0' };
    await renderOverview({ info: { title: 'T', summary: 'In short.', license } });
    expect(screen.getByText('In short.')).toBeVisible();
    expect(await screen.findByText('Apache, Apache-2.0')).toBeVisible();
  });

  test('tells what a tag is for that has no operations of its own', async () => {
    const tags = [
      { name: 'parent', description: 'Of all.' },
      { name: 'child', parent: 'parent' },
    ];
    await renderOverview({ tags });
    expect(await screen.findByRole('heading', { level: 3, name: 'parent' })).toBeVisible();
    expect(screen.getByText('Of all.')).toBeVisible();
  });

  test('lists the scopes of each flow', async () => {
    await renderOverview({ components: SCHEMES });
    const list = await screen.findByLabelText('Scopes: implicit');
    expect(list).toHaveTextContent('readSee all.');
    expect(screen.getByText('1 scope: implicit')).toBeVisible();
    expect(screen.queryByLabelText('Scopes: password')).toBeNull();
  });

  test('has the names of servers', async () => {
    await renderOverview({ components: SCHEMES, servers: [{ url: '/v1', name: 'live' }] });
    expect(screen.getByText('live').tagName).toBe('DT');
  });
});

test.each([
  ['of forms alone shows the fields of the first', {}, [true, false]],
  ['with fields of its own leaves its forms shut', { properties: { id: {} } }, [false, false]],
])('a body %s', (_, own, open) => {
  const forms = ['Card', 'Bank'].map((title) => ({
    title,
    type: 'object',
    properties: { [`${title}Number`]: {} },
  }));
  const content = { 'application/json': { schema: { ...own, anyOf: forms } } };
  renderOperation({ ...OK, requestBody: { content } });
  const parts = ['Card', 'Bank'].map((title) => screen.getByText(title).closest('details'));
  expect(parts.map((part) => part?.open)).toEqual(open);
});
