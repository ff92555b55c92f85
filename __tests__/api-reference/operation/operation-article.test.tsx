import { render, screen, within } from '@testing-library/react';
import { DocumentOverview } from '@/components/api-reference/document/document-overview';
import { OperationArticle } from '@/components/api-reference/operation/operation-article';
import { OperationBoundary } from '@/components/api-reference/parts/operation-boundary';
import type { JsonObject } from '@/lib/openapi/core/types';
import { getOperation, toApi, toApiOf } from '../../openapi/core/support';
import { renderOperation, toView, watchConsole } from '../support';

const json = (schema: JsonObject, rest: JsonObject = {}): JsonObject => ({
  'application/json': { schema, ...rest },
});
const text: JsonObject = { type: 'string' };
const section = (name: string | RegExp) => {
  const found = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (!found) throw new Error(`no section ${name}`);
  return found;
};
const statuses = (container: HTMLElement) =>
  [...container.querySelectorAll('[id^="response."]:not(li)')].map(({ id }) => id);

describe('an operation', () => {
  watchConsole();

  test('is an article with its id, headed by its summary', () => {
    renderOperation({ summary: 'Sale (Auth + Capture)', description: 'Takes a payment.' });
    const article = screen.getByRole('article');
    expect(article).toHaveAttribute('data-operation', 'post /a');
    const heading = within(article).getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Sale (Auth + Capture)');
    expect(within(article).getByText('Takes a payment.')).toBeInTheDocument();
  });

  test('without a summary is headed by what it has', () => {
    renderOperation({ operationId: 'sale now' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('sale now');
  });

  test('shows method, server, path and authentication', () => {
    const { container } = renderOperation(
      { security: [{ key: [] }] },
      {
        servers: [{ url: 'https://api-test.example.com/pg' }],
        components: { securitySchemes: { key: { type: 'http', scheme: 'basic' } } },
      },
    );
    expect(container.querySelector('code')).toHaveTextContent('https://api-test.example.com/pg/a');
    expect(screen.getByText(/^Authentication: HTTP Basic/)).toBeInTheDocument();
  });

  test('says that everybody may call it where others need a key', () => {
    const securitySchemes = { key: { type: 'http', scheme: 'basic' } };
    const rest = { components: { securitySchemes }, security: [{ key: [] }] };
    const { unmount } = renderOperation({ security: [] }, rest);
    expect(screen.getByText('No authentication')).toBeInTheDocument();
    unmount();
    renderOperation({ security: [{ key: [] }, {}] }, rest);
    expect(screen.getByText('Authentication: HTTP Basic or no authentication')).toBeInTheDocument();
  });

  test('joins server and path with one slash', () => {
    const { container } = renderOperation({}, { servers: [{ url: 'https://api.example.com/' }] });
    expect(container.querySelector('code')).toHaveTextContent(/^https:\/\/api\.example\.com\/a$/);
  });

  test('says where the sample of a response was cut, and only there', () => {
    const answer = (schema: JsonObject) => ({ responses: { 200: { content: json(schema) } } });
    const node = { properties: { name: text, next: { $ref: '#/components/schemas/Node' } } };
    const { unmount } = renderOperation(answer({ $ref: '#/components/schemas/Node' }), {
      components: { schemas: { Node: node } },
    });
    expect(screen.getByText('Shortened at /next: see the fields of the body.')).toBeInTheDocument();
    unmount();
    renderOperation(answer({ properties: { name: text } }));
    expect(screen.queryByText(/^Shortened/)).not.toBeInTheDocument();
  });

  test('says where the sample of a request was cut, and only there', () => {
    const node = { properties: { name: text, next: { $ref: '#/components/schemas/Node' } } };
    const request = (schema: JsonObject) => ({ requestBody: { content: json(schema) } });
    const components = { schemas: { Node: node } };
    const ref = { $ref: '#/components/schemas/Node' };
    const { unmount } = renderOperation(request(ref), { components });
    const note = screen.getByText('Shortened at /next: see the fields of the body.');
    expect(note.closest('[data-code], code')).toHaveAttribute('data-code');
    unmount();
    renderOperation(request({ properties: { name: text } }));
    expect(screen.queryByText(/^Shortened/)).not.toBeInTheDocument();
  });

  test('says where the sample of what the provider sends was cut', () => {
    const node = { properties: { name: text, next: { $ref: '#/components/schemas/Node' } } };
    const sent = json({ $ref: '#/components/schemas/Node' });
    const webhooks = { made: { post: { summary: 'Made', requestBody: { content: sent } } } };
    const api = toApi({ openapi: '3.1.0', webhooks, components: { schemas: { Node: node } } });
    const [id = ''] = api.operations.keys();
    render(<OperationArticle operation={getOperation(api, id)} view={toView(api)} />);
    const note = screen.getByText('Shortened at /next: see the fields of the body.');
    expect(note.closest('[data-code], code')).toHaveAttribute('data-code');
  });

  test('that is deprecated says so, and only that one', () => {
    const { unmount } = renderOperation({ deprecated: true });
    expect(screen.getByText(/^Deprecated/)).toBeInTheDocument();
    unmount();
    renderOperation({});
    expect(screen.queryByText(/^Deprecated/)).not.toBeInTheDocument();
  });

  test('shows its parameters by place, in the order path, query, header, cookie', () => {
    renderOperation({
      parameters: [
        { name: 'session', in: 'cookie', schema: text },
        { name: 'X-Trace', in: 'header', schema: text },
        {
          name: 'limit',
          in: 'query',
          required: true,
          description: 'At most so many.',
          schema: text,
        },
        { name: 'id', in: 'path', required: true, schema: text },
      ],
    });
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings.slice(0, 4)).toEqual([
      'Path parameters',
      'Query parameters',
      'Headers',
      'Cookies',
    ]);
    expect(section('Query parameters')).toHaveTextContent(
      /limit string required ?At most so many\./,
    );
    expect(section('Path parameters')).not.toHaveTextContent('limit');
  });

  test('shows its body in the open, and whether it may be left out', () => {
    const body = {
      description: 'A payment.',
      content: json({ type: 'object', properties: { amt_tran: text } }),
    };
    const { unmount } = renderOperation({ requestBody: { ...body, required: true } });
    expect(section(/^Request body/)).toHaveTextContent('A payment.');
    expect(section(/^Request body/)).not.toHaveTextContent('optional');
    const field = within(section(/^Request body/)).getByRole('link', { name: 'amt_tran' });
    expect(field).toHaveAttribute('href', '#body.amt_tran');
    expect(field.closest('details')).toBeNull();
    unmount();
    renderOperation({ requestBody: body });
    expect(section(/^Request body/)).toHaveTextContent('optional');
  });

  test('names the media types of a body when there are several, and gives each field its own id', () => {
    const { container } = renderOperation({
      requestBody: {
        content: {
          ...json({ type: 'object', properties: { a: text } }),
          'application/x-www-form-urlencoded': {
            schema: { type: 'object', properties: { a: text }, required: ['a'] },
          },
          'text/plain': { schema: text },
        },
      },
    });
    for (const name of ['application/json', 'application/x-www-form-urlencoded', 'text/plain'])
      expect(within(section(/^Request body/)).getByText(name)).toBeInTheDocument();
    const ids = [...container.querySelectorAll('li[id^="body"]')].map(({ id }) => id);
    expect(ids).toEqual(['body.a', 'body.(application/x-www-form-urlencoded).a']);
    const places = [...container.querySelectorAll('[id^="body.("]:not(li)')].map(({ id }) => id);
    expect(places).toEqual([
      'body.(application/json)',
      'body.(application/x-www-form-urlencoded)',
      'body.(text/plain)',
    ]);
  });

  test('shows the fields of media types with the same schema once, each type with its own place', () => {
    const same = { schema: { type: 'object', properties: { a: text } } };
    const { container } = renderOperation({
      requestBody: {
        content: {
          'application/json': same,
          'text/plain': { schema: text },
          'text/json': { ...same },
          'application/*+json': { ...same },
        },
      },
    });
    const fields = [...container.querySelectorAll('li[id^="body"]')].map(({ id }) => id);
    expect(fields).toEqual(['body.a']);
    const names = screen.getByText('application/json').closest('p');
    expect(names).toHaveTextContent('application/json, text/json, application/*+json');
    expect(container.querySelector('[id="body.(text/json)"]')).toHaveTextContent('text/json');
    expect(container.querySelector('[id="body.(text/plain)"]')).toHaveTextContent('text/plain');
  });

  test('lists more than eight media types with the same schema when asked', () => {
    const types = Array.from({ length: 10 }, (_, index) => `audio/${index}`);
    const { container } = renderOperation({
      requestBody: { content: Object.fromEntries(types.map((type) => [type, { schema: text }])) },
    });
    const more = screen.getByText('2 more media types with the same fields').closest('details');
    expect(more).not.toHaveAttribute('open');
    expect(more).toHaveTextContent('audio/8, audio/9');
    expect(container.querySelectorAll('[id^="body.("]')).toHaveLength(10);
  });

  test('does not name the media type of a body that is JSON only', () => {
    renderOperation({
      requestBody: { content: json({ type: 'object', properties: { a: text } }) },
    });
    expect(screen.queryByText('application/json')).not.toBeInTheDocument();
  });

  test('lists every response, default and 2XX among them; the first success is open', () => {
    const { container } = renderOperation({
      responses: {
        '402': {
          description: 'Declined.',
          content: json({ type: 'object', properties: { rcode: text } }),
        },
        '2XX': {
          description: 'Approved.',
          content: json({ type: 'object', properties: { pg_id: text } }),
        },
        '304': { description: 'Nothing to say.' },
        default: {
          description: 'Anything else.',
          content: json({ type: 'object', properties: { rmsg: text } }),
        },
      },
    });
    expect(statuses(container).sort()).toEqual([
      'response.2XX',
      'response.304',
      'response.402',
      'response.default',
    ]);
    for (const words of ['Approved.', 'Declined.', 'Nothing to say.', 'Anything else.'])
      expect(within(section('Responses')).getByText(words)).toBeInTheDocument();
    const open = [...container.querySelectorAll('details[open] li')].map(({ id }) => id);
    expect(open).toEqual(['response.2XX.pg_id']);
  });

  test('shows the headers of a response', () => {
    renderOperation({
      responses: {
        '200': { description: 'Ok.', headers: { 'Retry-After': { schema: { type: 'integer' } } } },
      },
    });
    const link = within(section('Responses')).getByRole('link', { name: 'Retry-After' });
    expect(link).toHaveAttribute('href', '#response.200.header.Retry-After');
  });

  const FAULT = { $ref: '#/components/schemas/Fault' };

  test.each([
    ['one format', json(FAULT)],
    ['two formats', { ...json(FAULT), 'text/json': { schema: FAULT } }],
  ])('says a body of %s once when two responses share it, and links to the first', (_, content) => {
    const { container } = renderOperation({
      responses: {
        '400': { description: 'Wrong.', content },
        '409': { description: 'Twice.', content },
      },
    });
    const twin = screen.getByText(/^Same body as/);
    expect(within(twin).getByRole('link', { name: '400' })).toHaveAttribute(
      'href',
      '#response.400',
    );
    expect(container.querySelectorAll('[id="response.409"]')).toHaveLength(1);
  });

  test('says the bodies of two responses apart when one has a format more', () => {
    renderOperation({
      responses: {
        '400': { description: 'Wrong.', content: json(FAULT) },
        '409': { description: 'Twice.', content: { ...json(FAULT), 'text/json': json(text) } },
      },
    });
    expect(screen.queryByText(/^Same body as/)).not.toBeInTheDocument();
  });

  test('shows every example of a response, also two with one name', () => {
    const example = (value: string) => ({ summary: 'Approved', value });
    renderOperation({
      responses: {
        '200': {
          description: 'Ok.',
          content: {
            ...json(text, { examples: { same: example('one'), other: example('two') } }),
            'application/hal+json': { schema: text, examples: { same: example('three') } },
          },
        },
      },
    });
    for (const value of ['"one"', '"two"', '"three"'])
      expect(within(section('Responses')).getByText(value)).toBeInTheDocument();
  });

  test('lists what could not be read, with its place', () => {
    renderOperation({
      parameters: [7],
      responses: { '200': { $ref: '#/components/responses/None' } },
    });
    const problems = screen.getAllByText(/could not be read/).map((one) => one.closest('details'));
    const places = problems.flatMap((one) => [...(one?.querySelectorAll('code') ?? [])]);
    expect(places.map((one) => one.textContent)).toEqual(
      expect.arrayContaining(['#/paths/~1a/post/parameters/0', '#/paths/~1a/post/responses/200']),
    );
  });

  test('without faults lists none', () => {
    renderOperation({ responses: { '200': { description: 'Ok.' } } });
    expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument();
  });

  test('stands beside a command that works, and an answer made from the schema', () => {
    renderOperation(
      {
        responses: {
          '200': {
            description: 'Ok.',
            content: json({
              type: 'object',
              properties: { rcode: { type: 'string', example: '000' } },
            }),
          },
        },
      },
      { servers: [{ url: 'https://api-test.example.com/pg' }] },
    );
    expect(screen.getByText('https://api-test.example.com/pg/a')).toHaveClass('tok-name');
    const answer = screen.getByRole('group', { name: 'Response' });
    expect(within(answer).getByRole('group', { name: '200' })).toBeVisible();
    expect(answer.querySelector('pre')?.textContent).toBe('{\n  "rcode": "000"\n}');
  });

  test('that the provider makes shows what it sends, and no command', () => {
    const sent = json(text, { example: 'sent' });
    const webhook = { post: { summary: 'Sale made', requestBody: { content: sent } } };
    const api = toApi({ openapi: '3.1.0', webhooks: { 'sale.made': webhook } });
    const [id = ''] = api.operations.keys();
    render(<OperationArticle operation={getOperation(api, id)} view={toView(api)} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sale made');
    expect(screen.getByText('"sent"')).toBeInTheDocument();
    expect(screen.queryByText(/curl/)).not.toBeInTheDocument();
  });
});

test('what replaces an operation or a field is a link, to the field beside it', () => {
  const api = toApiOf({
    '/old': {
      post: {
        ...{ deprecated: true, 'x-sunset': '2028-06-30', 'x-replaced-by': 'createNew' },
        requestBody: {
          content: json({
            properties: {
              code: { ...text, 'x-replaced-by': 'number' },
              word: { ...text, 'x-replaced-by': 'nothing here' },
              number: text,
            },
          }),
        },
      },
    },
    '/new': { post: { operationId: 'createNew', summary: 'New' } },
  });
  const view = { ...toView(api), getHref: ({ url }: { url: string }) => `/api/${url}/` };
  render(<OperationArticle operation={getOperation(api, 'post /old')} view={view} />);
  expect(screen.getByText('ends on June 30, 2028')).toBeInTheDocument();
  const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(getHref('replaced by New')).toBe('/api/new/');
  expect(getHref('replaced by number')).toBe('#body.number');
  expect(screen.getByText('replaced by nothing here').tagName).toBe('SPAN');
});

describe('a document in short', () => {
  watchConsole();
  const show = (document: JsonObject, missing?: string) =>
    render(<DocumentOverview view={toView(toApi(document))} above={null} missing={missing} />);

  test('says what it is, where it answers and how much is in it', () => {
    show({
      openapi: '3.1.0',
      info: { title: 'Petty cash', version: '7' },
      servers: [{ url: 'https://a.example', description: 'Sandbox' }, { url: 'https://a.example' }],
      paths: { '/a': { get: { tags: ['x'] }, post: { tags: ['x'] } } },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Petty cash');
    const facts = screen.getAllByRole('definition').map((one) => one.textContent);
    expect(facts).toEqual(['7', 'OpenAPI 3.1.0', '2', 'https://a.example', 'https://a.example']);
  });

  test('says when it ends, and what replaces it with a link', () => {
    const document = { openapi: '3.1.0', info: { title: 'Petty cash', version: '7' }, paths: {} };
    const info = {
      ...document.info,
      'x-sunset': '2028-06-30',
      'x-replaced-by': 'https://a.example/2',
    };
    show({ ...document, info });
    expect(screen.getByText('ends on June 30, 2028')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'replaced by https://a.example/2' })).toHaveAttribute(
      'href',
      'https://a.example/2',
    );
  });

  test('says in how many groups its operations are, where there are several', () => {
    show({ paths: { '/a': { get: { tags: ['x'] }, post: { tags: ['y'] } } } });
    expect(screen.getByText('2 in 2 groups')).toBeInTheDocument();
  });

  test.each([
    [{ swagger: '2.0', paths: { '/a': { get: {} } } }, 'Swagger 2.0'],
    [{ paths: { '/a': { get: {} } } }, 'not stated'],
  ])('of %j names the standard %j', (document, standard) => {
    show(document);
    expect(screen.getByText('Standard').nextElementSibling).toHaveTextContent(standard);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Untitled document');
  });

  test('says which operation it was asked for and does not have', () => {
    show({ openapi: '3.1.0', paths: { '/a': { get: {} } } }, 'post /nowhere');
    expect(screen.getByText('post /nowhere').closest('p')).toHaveTextContent(
      'This document has no operation post /nowhere. Choose one from the list.',
    );
  });

  test.each([
    'Your account is locked: call us',
    'Sorry ask\u2800support\u2800at\u2800+1-800-555-0100',
    'post ask\u2800support',
    'post ask\u200bsupport',
    'post /x\u202etroppus',
    'post  /two-spaces',
    'post /x\n',
    `post /${'x'.repeat(200)}`,
  ])('repeats no other words of an address: %j', (missing) => {
    show({ openapi: '3.1.0', paths: { '/a': { get: {} } } }, missing);
    expect(screen.getByText(/Choose one/)).toHaveTextContent(
      'This document has no such operation. Choose one from the list.',
    );
  });
});

test('one operation that cannot be drawn does not take the page with it; mended, it is drawn', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const Operation = ({ broken }: { broken: boolean }) => {
    if (broken) throw new Error('no');
    return <p>Drawn.</p>;
  };
  const page = (broken: boolean) => (
    <>
      <p>The rest.</p>
      <OperationBoundary resetKey={broken}>
        <Operation broken={broken} />
      </OperationBoundary>
    </>
  );
  const { rerender } = render(page(true));
  expect(screen.getByRole('alert')).toHaveTextContent('This operation cannot be shown');
  expect(screen.getByText('The rest.')).toBeInTheDocument();
  rerender(page(false));
  expect(screen.getByText('Drawn.')).toBeInTheDocument();
  complaints.mockRestore();
});
