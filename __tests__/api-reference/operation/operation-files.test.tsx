import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  OperationFiles,
  ShownApiContext,
} from '@/components/api-reference/operation/operation-files';
import { toApiOf } from '../../openapi/core/support';

const API = toApiOf(
  { '/sale': { post: { summary: 'Sale' } } },
  {},
  {
    servers: [{ url: 'https://api.example.com' }],
  },
);

jest.mock('@/components/workbench/saved-api', () => ({ readSavedApi: () => Promise.resolve() }));

const names: string[] = [];
beforeEach(() => {
  names.length = 0;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
});

async function open(id: string, webhook?: true) {
  const user = userEvent.setup();
  render(
    <ShownApiContext value={id === 'post /sale' ? API : undefined}>
      <OperationFiles api="pay" entry={{ id, ...(webhook && { webhook }) }} />
    </ShownApiContext>,
  );
  await user.click(screen.getByRole('button', { name: 'Save as…' }));
  await screen.findByRole('group', { name: 'Save as' });
  return user;
}

test.each([
  ['.http file', 'sale.http'],
  ['TypeScript types', 'sale.ts'],
  ['JSON Schema', 'sale.schema.json'],
  ['OpenAPI of this operation', 'sale.openapi.json'],
])('an operation is saved as %s, from the document that the page shows', async (name, file) => {
  const user = await open('post /sale');
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(names).toEqual([file]);
});

test('where the document does not load, a button says so', async () => {
  const user = await open('post /gone');
  await user.click(screen.getByRole('button', { name: 'JSON Schema' }));
  expect(await screen.findByText(/^No file could be made/)).toBeVisible();
  expect(names).toEqual([]);
});

test('a webhook has no request to send', async () => {
  await open('post paid', true);
  expect(screen.queryByRole('button', { name: '.http file' })).toBeNull();
  // What was pressed has gone.
  expect(screen.getByRole('button', { name: 'TypeScript types' })).toHaveFocus();
});

test('Escape folds the files again, and leaves the focus on their button', async () => {
  const user = await open('post /sale');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Save as' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Save as…' })).toHaveFocus();
});
