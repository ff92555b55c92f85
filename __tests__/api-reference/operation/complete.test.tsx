import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentOverview } from '@/components/api-reference/document/document-overview';
import { OperationArticle } from '@/components/api-reference/operation/operation-article';
import { getOperation, toApiOf } from '../../openapi/core/support';
import { renderField, renderOperation, toView, watchConsole } from '../support';

watchConsole();

const OK = { responses: { 200: { description: 'fine' } } };
const JSON_BODY = (schema: object) => ({
  content: { 'application/json': { schema: { ...schema } } },
});

test('an operation that uses nothing special has none of its places', () => {
  renderOperation(OK);
  expect(screen.queryByRole('heading', { name: 'Callbacks' })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Calls that follow' })).toBeNull();
  expect(screen.queryByText('Read more')).toBeNull();
});

describe('callbacks', () => {
  const call = {
    summary: 'Changed',
    description: 'Sent at once.',
    requestBody: JSON_BODY({ type: 'object', properties: { card_id: { type: 'string' } } }),
    ...OK,
  };
  const operation = { ...OK, callbacks: { changed: { '{$request.body#/url}': { post: call } } } };

  test('stand on the page of their operation with ids of their own', () => {
    renderOperation(operation);
    const section = document.getElementById('callback.changed.post');
    expect(section).toHaveTextContent('Sent at once.');
    expect(screen.getByRole('link', { name: 'changed', hidden: true })).toHaveAttribute(
      'href',
      '#callback.changed.post',
    );
    expect(document.getElementById('callback.changed.post.body.card_id')).not.toBeNull();
    expect(document.querySelectorAll('[id="response.200"]')).toHaveLength(1);
  });

  test('in the browser they are read when opened', async () => {
    const api = toApiOf({ '/a': { post: operation } });
    render(<OperationArticle operation={getOperation(api, 'post /a')} view={toView(api, true)} />);
    expect(screen.queryByText('Sent at once.')).toBeNull();
    await userEvent.click(screen.getByText('{$request.body#/url}'));
    expect(await screen.findByText('Sent at once.')).toBeVisible();
  });

  test('one that holds itself ends', () => {
    renderOperation({ ...OK, callbacks: { again: { x: { $ref: '#/paths/~1a' } } } });
    expect(screen.getAllByRole('heading', { name: 'Callbacks' })).toHaveLength(1);
  });
});

test('a link of a response names the call that follows, and leads to its page where there is one', () => {
  const links = { refund: { operationId: 'r', parameters: { id: '$response.body#/id' } } };
  const api = toApiOf({
    '/a': { post: { responses: { 200: { description: '', links } } } },
    '/b': { post: { ...OK, operationId: 'r', summary: 'Refund' } },
  });
  const getHref = () => '/api/x/refund/';
  const operation = getOperation(api, 'post /a');
  const { rerender } = render(<OperationArticle operation={operation} view={toView(api)} />);
  const list = screen.getByRole('list', { name: 'Calls that follow' });
  expect(list).toHaveTextContent('Next, refund: Refund with id from $response.body#/id');
  expect(within(list).queryByRole('link')).toBeNull();
  rerender(<OperationArticle operation={operation} view={{ ...toView(api), getHref }} />);
  expect(screen.getByRole('link', { name: 'Refund' })).toHaveAttribute('href', '/api/x/refund/');
});

test.each([
  ['$response.body#/id', 'from'],
  ['$url', 'from'],
  ['item-{$request.path.id}', 'from'],
  ['abc', '='],
  ['$5', '='],
  ['$urls', '='],
  [7, '='],
])('a link sends %j: it stands behind "%s"', (value, word) => {
  const links = { next: { operationId: 'x', parameters: { 'path.id': value } } };
  renderOperation({ operationId: 'x', responses: { 200: { description: '', links } } });
  const list = screen.getByRole('list', { name: 'Calls that follow' });
  expect(list).toHaveTextContent(`Next, next: x with path.id ${word} ${value}`);
});

test('external documentation is linked to, a script never', () => {
  renderOperation({
    ...OK,
    externalDocs: { url: 'https://docs.example.com/x', description: 'Guide' },
  });
  expect(screen.getByRole('link', { name: 'Guide' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  renderField({ externalDocs: { url: 'javascript:alert(1)', description: 'Trap' } });
  expect(screen.queryByText('Trap')).toBeNull();
});

test('external documentation below the old sub-path leads to where it stands now', () => {
  const url = '/developer/api/reference#country-codes';
  renderOperation({ ...OK, externalDocs: { url, description: 'Codes' } });
  expect(screen.getByRole('link', { name: 'Codes' })).toHaveAttribute(
    'href',
    '/api/reference/#country-codes',
  );
});

test('the overview links to the documentation of the document and its tags', async () => {
  const docs = (name: string) => ({ url: `https://docs.example.com/${name}`, description: name });
  const api = toApiOf(
    { '/a': { get: { ...OK, tags: ['T'] } } },
    {},
    {
      externalDocs: docs('All'),
      tags: [{ name: 'T', externalDocs: docs('Tag') }],
      servers: [
        {
          url: 'https://{region}.example.com',
          variables: {
            region: { default: 'eu', enum: ['eu', 'us'], description: 'Where data is kept.' },
          },
        },
      ],
    },
  );
  render(<DocumentOverview view={toView(api)} above={null} />);
  expect(screen.getByRole('link', { name: 'All' })).toBeVisible();
  screen.getByText('Authentication, groups, contact').click();
  expect(await screen.findByRole('link', { name: 'Tag' })).toBeVisible();
  expect(
    screen.getByRole('list', { name: 'Parts of the server\u2019s address'.replace('\u2019', "'") }),
  ).toHaveTextContent('{region} is eu unless you choose us. Where data is kept.');
});

test('a document says who answers for it, how callers prove who they are, and what its groups are', async () => {
  const info = {
    title: 'Pay',
    contact: { name: 'Support', email: 'help@example.com', url: 'https://example.com/help' },
    license: { name: 'MIT' },
    termsOfService: 'javascript:alert(1)',
  };
  const key = { type: 'apiKey', in: 'header', name: 'X-Key', description: 'Ask for one.' };
  const api = toApiOf(
    { '/a': { get: { ...OK, tags: ['T'] } } },
    {},
    {
      info,
      tags: [{ name: 'T', description: 'What T is.' }],
      components: { securitySchemes: { key } },
    },
  );
  render(<DocumentOverview view={toView(api)} above={null} />);
  screen.getByText('Authentication, groups, contact').click();
  expect(await screen.findByRole('link', { name: 'Support' })).toHaveAttribute(
    'href',
    'https://example.com/help',
  );
  expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
    'href',
    'mailto:help@example.com',
  );
  expect(screen.getByText('MIT')).toBeVisible();
  expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
  expect(
    screen.getByRole('heading', { level: 3, name: 'API key in the header X-Key' }),
  ).toBeVisible();
  expect(screen.getByText('Ask for one.')).toBeVisible();
  expect(screen.getByText('What T is.')).toBeVisible();
});

test('what XML would look like is said where XML may be sent, and nowhere else', () => {
  const schema = {
    type: 'object',
    properties: { id: { type: 'string', xml: { attribute: true } } },
  };
  const toBody = (...names: string[]) => ({
    ...OK,
    requestBody: { content: Object.fromEntries(names.map((name) => [name, { schema }])) },
  });
  const isSaid = (...names: string[]) => {
    const { unmount } = renderOperation(toBody(...names));
    const chip = screen.queryByText('string, attribute in XML');
    unmount();
    return chip !== null;
  };
  expect(isSaid('application/json', 'multipart/form-data')).toBe(false);
  expect(isSaid('application/json', 'application/xml')).toBe(true);
  expect(isSaid('*/*')).toBe(true);
});

test.each([
  ['a@b.example?body=x', null],
  ['a b@c.example', null],
  ['no address', null],
  ['first.last+tag@mail.example.com', 'mailto:first.last+tag@mail.example.com'],
])('the mail address %j is followed to %s', async (email, href) => {
  const api = toApiOf({ '/a': { get: OK } }, {}, { info: { contact: { email } } });
  render(<DocumentOverview view={toView(api)} above={null} />);
  screen.getByText('Authentication, groups, contact').click();
  await screen.findByRole('heading', { name: 'Contact' });
  const shown = screen.getByText(email);
  expect(shown.closest('a')?.getAttribute('href') ?? null).toBe(href);
});

test('the age and standing of an operation are chips', () => {
  renderOperation({ ...OK, 'x-beta': true, 'x-addedInVersion': 5 });
  expect(screen.getByText('beta')).toBeVisible();
  expect(screen.getByText('added in version 5')).toBeVisible();
});

test('a parameter shows how it is written, its age and its named examples', () => {
  const examples = { few: { value: 'a,b', summary: 'Two of them' }, none: { value: '' } };
  const parameter = { name: 'ids', in: 'query', deprecated: true, explode: false, examples };
  renderOperation({ ...OK, parameters: [{ ...parameter, schema: { type: 'array' } }] });
  expect(screen.getByText('array, values separated by commas')).toBeVisible();
  expect(screen.getByText('deprecated')).toBeVisible();
  expect(screen.getByText('2 examples')).toBeVisible();
  expect(screen.getByText('Two of them')).toBeInTheDocument();
});

test('the named examples of a request body can be read', () => {
  const examples = { one: { value: { a: 1 }, summary: 'The least' }, two: { value: { a: 2 } } };
  renderOperation({ ...OK, requestBody: { content: { 'application/json': { examples } } } });
  expect(screen.getByText('2 examples')).toBeVisible();
  expect(screen.getByRole('link', { name: 'The least' })).toBeInTheDocument();
});

describe('schemas', () => {
  test('what a value must not be is said, beside what it may be', () => {
    renderField({ oneOf: [{ type: 'string' }, { type: 'integer' }], not: { const: 'x' } });
    expect(screen.getByText('2 forms')).toBeVisible();
    expect(screen.getByText('One of')).toBeInTheDocument();
    expect(screen.getByText('Must not be')).toBeInTheDocument();
  });

  test('alone, too', () => {
    renderField({ not: { type: 'string' } });
    expect(screen.getByText('what it must not be')).toBeVisible();
  });

  test('names by pattern and places of a tuple are rows', () => {
    renderField({ type: 'object', patternProperties: { '^x-': { type: 'string' } } });
    expect(screen.getByText('names like ^x-')).toBeInTheDocument();
    renderField({ type: 'array', prefixItems: [{ type: 'string' }], items: { type: 'integer' } });
    expect(screen.getByText('item 1')).toBeInTheDocument();
    expect(screen.getByText('each further item')).toBeInTheDocument();
  });

  test('read only and write only are facts', () => {
    renderField({ type: 'string', readOnly: true });
    renderField({ type: 'string', writeOnly: true });
    expect(screen.getByText('read only')).toBeVisible();
    expect(screen.getByText('write only')).toBeVisible();
  });

  test('the mapping of a discriminator shows the value to send', () => {
    const schemas = {
      Pay: { discriminator: { propertyName: 'kind', mapping: { card: 'Card' } } },
      Card: { allOf: [{ $ref: '#/components/schemas/Pay' }, { properties: { pan: {} } }] },
    };
    renderField({ $ref: '#/components/schemas/Pay' }, { schemas });
    expect(screen.getByText('kind: card')).toBeInTheDocument();
  });
});

test('of many problems twenty are listed and the rest are counted', () => {
  const parameters = Array.from({ length: 25 }, (_, index) => ({
    in: 'query',
    description: `${index}`,
  }));
  const paths = { '/a': { post: OK } };
  const api = toApiOf(paths, {}, { tags: parameters });
  render(<DocumentOverview view={toView(api)} above={null} />);
  expect(screen.getByText(/^25 things in this document/)).toBeVisible();
  expect(screen.getByText('and 5 more')).toBeInTheDocument();
});
