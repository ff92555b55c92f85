import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ListFilter } from '@/components/api-reference/filter/list-filter';
import { apiStore } from '@/components/api-reference/state/api-store';
import type { JsonObject } from '@/lib/openapi/core/types';
import { toApiOf } from '../../openapi/core/support';

type TestRow = readonly [id: string, name: string, isEvent?: 'event'];

/** The markup that every list of operations has, whoever draws it. */
function toSection(tag: string, rows: readonly TestRow[]): string {
  const items = rows.map(([id, name, isEvent]) => {
    const [method = ''] = id.split(' ');
    const mark = isEvent ? '<span>EVENT</span>' : `<span data-method="${method}">${method}</span>`;
    return `<li><a href="#${id}" data-operation="${id}">${mark}<span>${name}</span></a></li>`;
  });
  return `<section><p>${tag}</p><ul aria-label="${tag}">${items.join('')}</ul></section>`;
}

const ROWS =
  toSection('Payment Gateway', [
    ['post /sale', 'Sale (Auth + Capture)'],
    ['post /capture/{id}', 'Capture'],
  ]) +
  toSection('Customer Vault', [
    ['get /vault/customer', 'List customers'],
    ['delete /vault/customer/{id}', 'Delete a customer'],
    ['post /capture/{id}', 'Capture'],
  ]);

const query = (name: string): JsonObject => ({ parameters: [{ name, in: 'query' }] });

/** The store outlives a test: each has a document of its own. */
let count = 0;

function draw(rows = ROWS) {
  count += 1;
  const { container, unmount } = render(
    <nav>
      <ListFilter documents={`doc-${count}`} />
      <div data-lists />
    </nav>,
  );
  const lists = container.querySelector<HTMLElement>('[data-lists]');
  if (!lists) throw new Error('no lists');
  lists.innerHTML = rows;
  return { lists, unmount };
}

function publish(paths: JsonObject): void {
  apiStore.publish(`doc-${count}`, { status: 'ready', api: toApiOf(paths), origin: 'live' });
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');

async function type(text: string): Promise<void> {
  await act(async () => {
    fireEvent.input(field(), { target: { value: text } });
    // The first use fetches what does the work.
    await import('@/components/api-reference/filter/list-filter-control');
  });
}

const listShown = () =>
  screen.queryAllByRole('link').map((link) => link.getAttribute('data-operation'));
const counted = () => document.querySelector('[aria-live="polite"]')?.textContent;
const listTags = () => screen.queryAllByRole('list').map((list) => list.getAttribute('aria-label'));

describe('rows are left by what their calls need', () => {
  test.each([
    ['permission:refund', ['post /capture/{id}', 'post /capture/{id}']],
    ['permission:AND-credit', ['post /capture/{id}', 'post /capture/{id}']],
    ['repeat:yes', ['get /vault/customer', 'delete /vault/customer/{id}']],
    ['repeat:yes delete', ['delete /vault/customer/{id}']],
    ['repeat:once', ['post /sale']],
    ['repeat:no', []],
    ['permission:yes', []],
    // Without the name of a need it is a word like any other.
    ['refund', []],
  ])('%s', async (text, ids) => {
    draw();
    publish({
      '/sale': { post: { parameters: [{ name: 'Once-Idempotency-Key', in: 'header' }] } },
      '/capture/{id}': { post: { 'x-permissions': ['Refund', 'Credit'] } },
      '/vault/customer': { get: { 'x-timeout': '9s' } },
      '/vault/customer/{id}': { delete: { 'x-idempotent': true } },
    });
    await type(text);
    expect(listShown()).toEqual(ids);
  });
});

describe('rows are left that have every word', () => {
  test.each([
    ['its name', 'AUTH capture', ['post /sale']],
    ['its path', 'vault/cust', ['get /vault/customer', 'delete /vault/customer/{id}']],
    ['its method', 'delete', ['delete /vault/customer/{id}']],
    ['its tag', 'customer-vault list', ['get /vault/customer']],
    ['its tag, written as one', 'paymentgateway sale', ['post /sale']],
    ['several of them', 'post vault cap', ['post /capture/{id}']],
    ['nothing', 'refund', []],
    ['only a name and what follows it', 'capturepost', []],
  ])('in %s: %j', async (_, text, ids) => {
    draw();
    await type(text);
    expect(listShown()).toEqual(ids);
  });

  test.each(['ruckbuchung', 'RÜCKBUCHUNG', 'überweisungen auslosen', 'uberweisungen'])(
    'with the marks of its letters and without: %j',
    async (text) => {
      draw(toSection('Überweisungen', [['post /reversals', 'Ru\u0308ckbuchung auslösen']]) + ROWS);
      await type(text);
      expect(listShown()).toEqual(['post /reversals']);
    },
  );

  test('sections without such a row are hidden, and all come back', async () => {
    draw();
    await type('delete');
    expect(listTags()).toEqual(['Customer Vault']);
    await type('');
    expect(listTags()).toEqual(['Payment Gateway', 'Customer Vault']);
    expect(listShown()).toHaveLength(5);
  });
});

describe('what the provider tells the reader of', () => {
  const EVENTS = toSection('Payments', [
    ['post /sale', 'Sale'],
    ['post paid', 'A payment has come in', 'event'],
  ]);

  test('is counted under a name that covers it', async () => {
    draw(EVENTS);
    await type('paid');
    expect(counted()).toBe('1 of 2 operations and webhooks');
  });

  test.each([
    ['event', ['post paid']],
    ['WEBHOOK', ['post paid']],
    ['event paid', ['post paid']],
    ['paid', ['post paid']],
    ['post', ['post /sale']],
  ])('is found by what its row says, not by a method: %j', async (text, ids) => {
    draw(EVENTS);
    await type(text);
    expect(listShown()).toEqual(ids);
  });
});

test('lists of a section without such a row are hidden, and come back', async () => {
  const list = (name: string, id: string) =>
    `<ul aria-label="${name}"><li><a href="#" data-operation="${id}">${name}</a></li></ul>`;
  draw(`<section><p>Vault</p>${list('part 1', 'get /a')}${list('part 2', 'get /b')}</section>`);
  await type('/b');
  expect(listTags()).toEqual(['part 2']);
  await type('');
  expect(listTags()).toEqual(['part 1', 'part 2']);
});

test('what names several sections stays as long as one of them is shown', async () => {
  const names = ['Payments', 'Customers'];
  const sale = toSection('Sales', [['post /sale', 'Sale']]);
  const refund = toSection('Refunds', [['post /refund', 'Refund']]);
  const vault = toSection('Vault', [['get /vault', 'List customers']]);
  draw(`<p>${names[0]}</p>${sale}${refund}<p>${names[1]}</p>${vault}`);
  const listNames = () => names.filter((name) => !screen.getByText(name).hidden);
  expect(listNames()).toEqual(names);
  await type('refund');
  expect(listNames()).toEqual(['Payments']);
  await type('vault');
  expect(listNames()).toEqual(['Customers']);
  await type('');
  expect(listNames()).toEqual(names);
});

test('the number of operations is told, one with two tags once', async () => {
  draw();
  expect(counted()).toBe('');
  await type('capture');
  expect(counted()).toBe('2 of 4 operations');
  await type('nothing at all');
  expect(counted()).toMatch(/^No operation has all of this/);
  await type('');
  expect(counted()).toBe('');
});

describe('fields', () => {
  const toField = (id: string) =>
    document.querySelector(`[data-operation="${id}"]`)?.getAttribute('data-found-field');

  test('are found once the document is there, and the row says which', async () => {
    draw();
    await type('amt');
    expect(listShown()).toEqual([]);
    act(() => publish({ '/sale': { post: query('amt_tran') } }));
    await waitFor(() => expect(listShown()).toEqual(['post /sale']));
    expect(toField('post /sale')).toBe('amt_tran');
    await type('');
    expect(toField('post /sale')).toBeNull();
  });

  test('a row that has the word itself names none, unless fields are asked for', async () => {
    draw();
    publish({ '/sale': { post: query('sale_id') } });
    await type('sale');
    expect(listShown()).toEqual(['post /sale']);
    expect(toField('post /sale')).toBeNull();
    await type('field:sale');
    await waitFor(() => expect(toField('post /sale')).toBe('sale_id'));
    await type('post field:delete');
    expect(listShown()).toEqual([]);
  });

  test('are shown on request where rows have the word themselves', async () => {
    const toggle = () => screen.queryByRole('button', { name: /by field$/ });
    draw();
    await type('capture');
    expect(listShown()).toHaveLength(3);
    expect(toggle()).toBeNull();
    const withCapture = { get: query('capture_id'), delete: query('x') };
    act(() =>
      publish({
        '/capture/{id}': { post: query('capture_date') },
        '/vault/customer': withCapture,
        '/vault/customer/{id}': { delete: query('capture_id') },
      }),
    );
    expect((await screen.findByRole('button', { name: /by field$/ })).textContent).toBe(
      '+2 by field',
    );
    expect(toggle()?.getAttribute('aria-pressed')).toBe('false');
    expect(counted()).toBe('2 of 4 operations');
    expect(listShown()).toHaveLength(3);
    fireEvent.click(toggle() ?? field());
    expect(toggle()?.getAttribute('aria-pressed')).toBe('true');
    expect(counted()).toBe('4 of 4 operations');
    expect(listShown()).toHaveLength(5);
    expect(toField('get /vault/customer')).toBe('capture_id');
    await type('capture_id');
    expect(toggle()).toBeNull();
    expect(listShown()).toEqual(['get /vault/customer', 'delete /vault/customer/{id}']);
    await type('');
    await type('capture');
    expect(toggle()?.getAttribute('aria-pressed')).toBe('false');
  });

  test('that only answers have are shown on request, where others are sent', async () => {
    const answer = {
      responses: {
        200: {
          description: '',
          content: { 'application/json': { schema: { properties: { amt_tran: {} } } } },
        },
      },
    };
    draw();
    publish({ '/sale': { post: query('amt_tran') }, '/capture/{id}': { post: answer } });
    await type('amt_tran');
    await waitFor(() => expect(listShown()).toEqual(['post /sale']));
    const button = screen.getByRole('button', { name: '+1 in answers' });
    fireEvent.click(button);
    expect(new Set(listShown())).toEqual(new Set(['post /sale', 'post /capture/{id}']));
    expect(toField('post /capture/{id}')).toBe('amt_tran');
  });

  test('each word that is a field is named', async () => {
    draw();
    const parameters = [{ name: 'amt_tran' }, { name: 'tran_currency' }];
    publish({
      '/sale': { post: { parameters: parameters.map((one) => ({ ...one, in: 'query' })) } },
    });
    await type('post amt curr');
    await waitFor(() => expect(toField('post /sale')).toBe('amt_tran, tran_currency'));
  });
});

describe('descriptions', () => {
  const machineMade =
    toSection('Refunds', [
      ['post /refunds', 'PostRefunds'],
      ['get /refunds', 'GetRefunds'],
    ]) + toSection('Charges', [['post /charges', 'PostCharges']]);
  const parameters = ['created', 'refund'].map((name) => ({ name, in: 'query' }));
  const paths = {
    '/refunds': {
      post: { operationId: 'RefundCreate', description: 'Create a refund.', parameters },
      get: { description: 'Returns a list.', parameters },
    },
    '/charges': { post: { description: 'Create a charge.', parameters } },
  };

  test.each([
    ['create a refund', ['post /refunds'], '+2 by field'],
    ['refundcreate now', [], undefined],
    ['post refundcreate', ['post /refunds'], undefined],
    ['RefundCreate', ['post /refunds'], undefined],
    // The name of a field is sought as one.
    ['created', ['post /refunds', 'get /refunds', 'post /charges'], undefined],
    // Rows that have the words themselves are enough.
    ['refunds get', ['get /refunds'], undefined],
  ])('come before fields where no row has all of %j', async (text, ids, byField) => {
    const { unmount } = draw(machineMade);
    act(() => publish(paths));
    await type(text);
    await waitFor(() => {
      expect(listShown()).toEqual(ids);
      expect(screen.queryByRole('button', { name: /by field$/ })?.textContent).toBe(byField);
    });
    unmount();
  });
});

describe('paths', () => {
  const servers = [{ url: 'https://api-test.example.com/pg' }];
  const paths = { '/sale': { post: {} }, '/capture/{id}': { post: {} } };
  const publishServed = () =>
    apiStore.publish(`doc-${count}`, {
      status: 'ready',
      api: toApiOf(paths, {}, { servers }),
      origin: 'live',
    });

  test.each([
    ['with that of the server', '/pg/sale', ['post /sale']],
    ['as a whole address', 'https://api-test.example.com/pg/sale?x=1', ['post /sale']],
    ['as it was asked for', '/capture/8a1f6b0e', ['post /capture/{id}', 'post /capture/{id}']],
    [
      'as it was asked for, with that of the server',
      '/pg/capture/8A-1F',
      ['post /capture/{id}', 'post /capture/{id}'],
    ],
    ['that no operation has', '/pg/refund/8a1f6b0e', []],
  ])('%s find their operations: %s', async (_, text, ids) => {
    draw();
    publishServed();
    await type(text);
    expect(listShown()).toEqual(ids);
  });

  test('that end in a slash find what they name, and what is below it', async () => {
    draw(
      toSection('Payments', [
        ['post /payments', 'Pay'],
        ['get /payments/{id}', 'Look up'],
        ['get /payments-of-old', 'List'],
      ]),
    );
    const own = { '/payments': { post: {} }, '/payments/{id}': { get: {} } };
    const api = toApiOf({ ...own, '/payments-of-old': { get: {} } }, {}, { servers });
    apiStore.publish(`doc-${count}`, { status: 'ready', api, origin: 'live' });
    await type('https://api-test.example.com/pg/payments/');
    expect(listShown()).toEqual(['post /payments', 'get /payments/{id}']);
    await type('https://api-test.example.com/pg/payments/8a1f/');
    expect(listShown()).toEqual(['get /payments/{id}']);
  });

  test('of a nested field find the operations that have the field', async () => {
    draw();
    act(() => publish({ '/sale': { post: query('billing_zip') } }));
    await type('customer.billing_zip');
    await waitFor(() => expect(listShown()).toEqual(['post /sale']));
  });
});

describe('of two documents with the same operation', () => {
  const names = ['first', 'second'];
  const hrefs = () =>
    screen.queryAllByRole('link', { name: /Sale/ }).map((link) => link.getAttribute('href'));

  beforeEach(() => {
    const { container } = render(
      <nav>
        <ListFilter documents={names.join(' ')} />
        <div data-provider-lists>
          <ul>
            <li>
              <a href="#page">Codes</a>
            </li>
          </ul>
          {names.map((name) => (
            <div key={name} />
          ))}
        </div>
      </nav>,
    );
    container.querySelectorAll('[data-provider-lists] > div').forEach((list, index) => {
      const rows = toSection('Payments', [['post /sale', 'Sale']]);
      list.innerHTML = rows.replace('#post /sale', `#${names[index]}`);
    });
    names.forEach((name) => {
      const servers = [{ url: `https://api-test.example.com/${name}` }];
      const api = toApiOf({ '/sale': { post: query(`amount_${name}`) } }, {}, { servers });
      apiStore.publish(name, { status: 'ready', api, origin: 'live' });
    });
  });

  test('a path finds that of its own document', async () => {
    await type('/second/sale');
    expect(hrefs()).toEqual(['#second']);
    await type('https://api-test.example.com/first/sale/');
    expect(hrefs()).toEqual(['#first']);
  });

  test('so does a field', async () => {
    await type('amount_first');
    await waitFor(() => expect(hrefs()).toEqual(['#first']));
    await type('amount_second');
    expect(hrefs()).toEqual(['#second']);
  });
});

describe('rows that are drawn later', () => {
  test('are filtered as those before', async () => {
    const { lists } = draw('');
    await type('vault');
    expect(listShown()).toEqual([]);
    lists.innerHTML = ROWS;
    await waitFor(() => expect(listShown()).toHaveLength(3));
  });

  test('are all shown when nothing is typed', async () => {
    const { lists } = draw('');
    await type(' ');
    lists.innerHTML = ROWS;
    await act(async () => {});
    expect(listShown()).toHaveLength(5);
  });
});

describe('keys', () => {
  test('Escape empties the field, and only then does what it does elsewhere', async () => {
    draw();
    await type('delete');
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
    expect(field().value).toBe('');
    expect(listShown()).toHaveLength(5);
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
  });

  test('ArrowDown goes from the field through the rows left, ArrowUp back', async () => {
    draw();
    await type('vault/customer');
    await act(async () => field().focus());
    const focused = () => document.activeElement?.getAttribute('data-operation');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(focused()).toBe('get /vault/customer');
    fireEvent.keyDown(document.activeElement ?? field(), { key: 'ArrowDown' });
    fireEvent.keyDown(document.activeElement ?? field(), { key: 'ArrowDown' });
    expect(focused()).toBe('delete /vault/customer/{id}');
    fireEvent.keyDown(document.activeElement ?? field(), { key: 'ArrowUp' });
    fireEvent.keyDown(document.activeElement ?? field(), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(field());
  });

  test('Enter follows the first row left, and none when nothing is typed or left', async () => {
    const { lists } = draw();
    const followed = jest.fn((event: Event) => {
      event.preventDefault();
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      return link?.dataset.operation;
    });
    lists.addEventListener('click', followed);
    await type('customer');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(followed).toHaveReturnedWith('get /vault/customer');
    await type('nothing at all');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await type('');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(followed).toHaveBeenCalledTimes(1);
  });
});

test('when the field goes away the rows are all shown', async () => {
  const { lists, unmount } = draw();
  await type('delete');
  const rows = [...lists.querySelectorAll<HTMLElement>('li, section')];
  unmount();
  await act(async () => {});
  expect(rows.filter(({ hidden }) => hidden)).toEqual([]);
});
