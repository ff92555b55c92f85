import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OperationCode } from '@/components/api-reference/samples/operation-code';
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
