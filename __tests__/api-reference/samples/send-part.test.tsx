import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveOperation } from '@/components/api-reference/live/live-operation';
import { OperationArticle } from '@/components/api-reference/operation/operation-article';
import { OperationCode } from '@/components/api-reference/samples/operation-code';
import { apiStore } from '@/components/api-reference/state/api-store';
import { getOperation, toApiOf } from '../../openapi/core/support';
import { toView } from '../support';

const api = toApiOf({
  '/orders/{id}': {
    get: {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      responses: { '200': { description: 'Found' } },
    },
  },
});
const operation = getOperation(api, 'get /orders/{id}');
const show = (apiName?: string) =>
  render(<OperationCode operation={operation} view={{ ...toView(api), apiName, lazy: true }} />);
const findButton = () => screen.queryByRole('button', { name: 'Send to sandbox' });

const before = process.env.NEXT_PUBLIC_RUNNER;
afterEach(() => {
  process.env.NEXT_PUBLIC_RUNNER = before;
});

test('an operation of the provider can be sent: what is typed is the sample', async () => {
  show('shop');
  const button = findButton();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  if (button) await userEvent.click(button);
  await userEvent.type(await screen.findByRole('textbox', { name: 'id' }), 'a/b');
  expect(document.querySelector('pre[data-lang=curl]')).toHaveTextContent('/orders/a%2Fb');
  if (button) await userEvent.click(button);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(document.querySelector('pre[data-lang=curl]')).toHaveTextContent('/orders/ID');
});

test('an operation of a document that is not the provider’s own cannot be sent', () => {
  show();
  expect(findButton()).not.toBeInTheDocument();
});

test('a portal without the runner has no button', () => {
  process.env.NEXT_PUBLIC_RUNNER = 'off';
  show('shop');
  expect(findButton()).not.toBeInTheDocument();
});

test('a live document waits until the form is closed: what is typed and what is on its way stay', async () => {
  const view = { ...toView(api), apiName: 'shop', lazy: true };
  render(
    <LiveOperation api="shop" operation="get /orders/{id}" path="/api/shop/get/" above={null}>
      <OperationArticle {...{ operation, view }} />
    </LiveOperation>,
  );
  const [button] = await screen.findAllByRole('button', { name: 'Send to sandbox' });
  if (button) await userEvent.click(button);
  await userEvent.type(await screen.findByRole('textbox', { name: 'id' }), 'a/b');
  const publish = (summary: string) =>
    act(async () => {
      const live = toApiOf({
        '/orders/{id}': {
          get: {
            summary,
            parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
            responses: { '200': { description: 'Found' } },
          },
        },
      });
      apiStore.publish('shop', { status: 'ready', api: live, origin: 'live', text: summary });
    });
  await publish('Find an order');
  await publish('Find one order');
  expect(screen.getByRole('textbox', { name: 'id' })).toHaveValue('a/b');
  expect(document.querySelector('pre[data-lang=curl]')).toHaveTextContent('/orders/a%2Fb');
  if (button) await userEvent.click(button);
  expect(await screen.findByText('/api/other/find-one-order/')).toBeInTheDocument();
});
