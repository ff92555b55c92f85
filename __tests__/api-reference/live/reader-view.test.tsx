import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { LiveOperation } from '@/components/api-reference/live/live-operation';
import { OperationArticle } from '@/components/api-reference/operation/operation-article';
import { apiStore } from '@/components/api-reference/state/api-store';
import type { JsonObject } from '@/lib/openapi/core/types';
import { getOperation, toApiOf } from '../../openapi/core/support';
import { toView, watchConsole } from '../support';

watchConsole();

const text = { type: 'string' };
const INNER = { type: 'object', properties: { b: { type: 'object', properties: { deep: text } } } };
const FIELDS: JsonObject = { a: INNER, c: { ...text, pattern: '^[a-z]+$' }, d: text, e: text };
const EXAMPLES: JsonObject = {
  card: { summary: 'Card', value: { a: {}, d: 'card' } },
  cheque: { summary: 'Cheque', value: { a: {}, d: 'cheque' } },
};

/** Operation with six fields or more, of which one is required, two examples and two responses. */
function buildOperation(fields: JsonObject, examples: JsonObject): JsonObject {
  const schema = { type: 'object', required: ['a'], properties: { ...FIELDS, f: text, ...fields } };
  const answer = (id: string) => ({
    description: id,
    content: { 'application/json': { schema: INNER, example: { b: { deep: id } } } },
  });
  return {
    summary: 'Pay',
    requestBody: { content: { 'application/json': { schema, examples } } },
    responses: { 200: answer('paid'), 400: answer('refused') },
  };
}

/** The store outlives a test: each has a document of its own. */
let count = 0;

/**
 * Renders the saved article, lets the reader act, and puts the live one in its place, with a field
 * more.
 */
async function replace(act_: () => void, examples = EXAMPLES): Promise<void> {
  const name = `reader-${(count += 1)}`;
  const saved = toApiOf({ '/pay': { post: buildOperation({ g: text }, EXAMPLES) } });
  const added = { g: text, added: text };
  const live = toApiOf({ '/pay': { post: buildOperation(added, examples) } });
  render(
    <LiveOperation api={name} operation="post /pay" path="/api/payments/pay/" above={null}>
      <OperationArticle operation={getOperation(saved, 'post /pay')} view={toView(saved)} />
    </LiveOperation>,
  );
  await act(async () => act_());
  await act(async () =>
    apiStore.publish(name, { status: 'ready', api: live, origin: 'live', text: name }),
  );
  await waitFor(() => expect(document.getElementById('body.added')).toBeInTheDocument());
}

const field = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
};
const part = (id: string) => {
  const found = field(id).querySelector<HTMLDetailsElement>(':scope > details');
  if (!found) throw new Error(id);
  return found;
};

test('parts that are open stay open, also inside of one another', async () => {
  await replace(() => {
    part('body.a').open = true;
    part('body.a.b').open = true;
  });
  expect(part('body.a').open).toBe(true);
  expect(part('body.a.b').open).toBe(true);
  expect(within(part('body.a.b')).getByText('deep')).toBeInTheDocument();
});

test('parts that the reader has shut stay shut', async () => {
  const body = () => screen.getAllByText('Body', { selector: 'summary' })[0]?.closest('details');
  await replace(() => {
    expect(body()?.open).toBe(true);
    body()?.removeAttribute('open');
  });
  expect(body()?.open).toBe(false);
  expect(part('body.a').open).toBe(false);
});

test('the words of a field stay open to its expression', async () => {
  const words = () => field('body.c').querySelector('details');
  await replace(() => words()?.setAttribute('open', ''));
  expect(words()?.open).toBe(true);
});

test('the focus stays on a link in a part that opens again', async () => {
  await replace(() => {
    part('body.a').open = true;
    field('body.a.b').querySelector('a')?.focus();
  });
  expect(document.activeElement).toHaveAttribute('href', '#body.a.b');
});

test('the focus stays on a part', async () => {
  await replace(() => part('body.a').querySelector('summary')?.focus());
  expect(part('body.a').querySelector('summary')).toHaveFocus();
});

test('nothing takes the focus that did not have it', async () => {
  await replace(() => {});
  expect(document.body).toHaveFocus();
});

test('the fields that the reader chose to see are still chosen, however many there are now', async () => {
  await replace(() => {
    fireEvent.click(screen.getByLabelText('Required 1'));
    screen.getByLabelText('Required 1').focus();
  });
  expect(screen.getByLabelText('Required 1')).toBeChecked();
  expect(screen.getByLabelText('Required 1')).toHaveFocus();
  expect(screen.getByLabelText(/^All \d/)).not.toBeChecked();
});

test('the response that the reader chose is still chosen', async () => {
  await replace(() => void fireEvent.click(screen.getByRole('radio', { name: /^400/ })));
  expect(screen.getByRole('radio', { name: /^400/ })).toBeChecked();
});

test('what the reader ticked is ticked, and code stands where it was scrolled to', async () => {
  const scrolled: unknown[] = [];
  Object.assign(HTMLElement.prototype, {
    scrollTo(this: HTMLElement, to: ScrollToOptions) {
      scrolled.push([this.ariaLabel, to]);
    },
  });
  await replace(() => {
    fireEvent.click(screen.getByLabelText('All fields'));
    screen.getByRole('group', { name: 'curl' }).scrollTop = 300;
  });
  expect(screen.getByLabelText('All fields')).toBeChecked();
  expect(scrolled).toEqual([['curl', { behavior: 'instant', left: 0, top: 300 }]]);
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo');
});

test('the keyboard stays on the chosen language', async () => {
  await replace(() => screen.getByRole('radio', { name: 'Python' }).focus());
  expect(screen.getByRole('radio', { name: 'Python' })).toHaveFocus();
});

test.each([
  ['is still chosen', { first: { value: { a: {}, d: 'first' } }, ...EXAMPLES }, 'Cheque', 'cheque'],
  ['gives way to the first where it is gone', { card: EXAMPLES['card'] ?? {} }, 'Card', 'card'],
])('the example that the reader chose %s', async (_, examples, title, sent) => {
  await replace(
    () => void fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Cheque' } }),
    examples,
  );
  const chooser = screen.queryByRole('combobox');
  if (chooser) expect(chooser).toHaveDisplayValue(title);
  expect(screen.getByRole('group', { name: 'curl' })).toHaveTextContent(sent);
});
