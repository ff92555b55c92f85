import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VisitPart } from '@/components/workbench/visit/visit-part';
import { clearVisit, keepRequest } from '@/components/workbench/visit/visit-store';
import { readApiDocument } from '@/lib/content/read-api-document';
import { getPrefill, setPrefill } from '@/lib/workbench/response/prefill';
import { toApi } from '../../openapi/core/support';
import { VISIT } from './sample-visit';

jest.mock('@/components/workbench/saved-api', () => ({
  readSavedApi: () => Promise.resolve(toApi(readApiDocument('payment-gateway'))),
}));

beforeEach(() => {
  clearVisit();
  setPrefill(undefined);
  history.replaceState(null, '', '/api/payment-gateway/sale/');
});

const [SALE] = VISIT;

function keep(status: number): void {
  if (!SALE) return;
  const at = new Date(2026, 10, 29, 15, 20, status % 60);
  const text = '{"rcode":"000"}';
  const body = { headers: [], text, bytes: text.length, isBinary: false, isCut: false };
  const response = { kind: 'response', at, status, ...body } as const;
  act(() =>
    keepRequest({
      ...{ ...SALE, at, response, host: 'api-test.example.com' },
      received: { status, headers: [], body: text },
      state: { kind: 'received', status },
    }),
  );
}

async function open() {
  const user = userEvent.setup();
  await user.click(screen.getByText(/^Requests of this visit/));
  const list = await screen.findByRole('list');
  return { user, list };
}

test('nothing is there before the first request', () => {
  const { container } = render(<VisitPart />);
  expect(container.textContent).toBe('');
});

test('the newest request is first, with method, path and status in words', async () => {
  render(<VisitPart />);
  for (const status of [200, 402, 503]) keep(status);
  expect(screen.getByText('Requests of this visit (3)')).toBeVisible();
  const { list } = await open();
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.replace(/^\S+ /, ''))).toEqual([
    'POST /pg/sale 503 Failed at the server',
    'POST /pg/sale 402 Refused',
    'POST /pg/sale 200 Succeeded',
  ]);
});

test('a request fills the form in anew at each press, on the page of its operation', async () => {
  render(<VisitPart />);
  keep(200);
  const { user, list } = await open();
  await user.click(within(list).getByText('POST /pg/sale'));
  const again = await screen.findByRole('button', { name: 'Send again' });
  const read = () => getPrefill('payment-gateway', 'post /sale');
  await user.click(again);
  const first = read();
  expect(first?.body).toBe('{\n  "customer": "customer-77"\n}');
  await user.click(again);
  expect(read()).not.toEqual(first);
});

test('elsewhere a link leads to the page of its operation', async () => {
  history.replaceState(null, '', '/guides/');
  render(<VisitPart />);
  keep(200);
  const { user, list } = await open();
  await user.click(within(list).getByText('POST /pg/sale'));
  const link = await screen.findByRole('link', { name: 'Send again' });
  expect(link).toHaveAttribute('href', '/api/payment-gateway/sale/');
});

test.each([
  ['.http', /^requests-\d{4}-\d\d-\d\d\.http$/, '### Sale'],
  ['Postman', /^requests-.*\.postman_collection\.json$/, '"name": "Sale"'],
  ['Arazzo', /^requests-.*\.arazzo\.json$/, '"stepId": "sale"'],
])('all are saved as %s under a name with the day', async (name, file, expected) => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  render(<VisitPart />);
  keep(200);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(names).toEqual([expect.stringMatching(file)]));
  const reader = new FileReader();
  const text = new Promise((resolve) => (reader.onload = () => resolve(reader.result)));
  reader.readAsText(saved[0] ?? new Blob());
  expect(await text).toContain(expected);
});

test('a list that is cleared says so, and has the focus', async () => {
  render(<VisitPart />);
  keep(200);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByText('The list is empty.')).toHaveFocus();
  keep(200);
  expect(screen.getByText('Requests of this visit (1)')).toBeVisible();
});
