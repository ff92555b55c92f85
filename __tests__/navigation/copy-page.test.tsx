import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyPage, LiveMarkdownContext } from '@/components/navigation/copy-page';
import { listenForCopies } from '@/lib/bootstrap/copy/copy-code';
import { readBlob, removeClipboard, setClipboard } from '../support/clipboard';

/** What the clipboard was asked to keep, while its text may still be on the way. */
const written: Promise<Blob>[] = [];
const asked: string[] = [];

beforeAll(() => {
  jest.useFakeTimers();
  listenForCopies();
  Object.assign(globalThis, {
    fetch: async (address: string) => {
      asked.push(address);
      return { ok: address !== '/none/index.md', text: async () => `# ${address}` };
    },
  });
  setClipboard(async (blob) => {
    written.push(blob);
    await blob;
  });
});
afterAll(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'fetch');
  removeClipboard();
});
beforeEach(() => {
  written.length = 0;
  asked.length = 0;
});

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));

test('the Markdown file of a page is fetched, copied as plain text, and that is said', async () => {
  render(<CopyPage path="/guides/webhooks/" />);
  const link = screen.getByRole('link', { name: 'View as Markdown' });
  expect(link).toHaveAttribute('href', '/guides/webhooks/index.md');
  await press();
  expect(asked).toEqual(['/guides/webhooks/index.md']);
  const blob = await written[0];
  expect(blob?.type).toBe('text/plain');
  expect(blob && (await readBlob(blob))).toBe('# /guides/webhooks/index.md');
  expect(screen.getByRole('button')).toHaveAccessibleName('Copied');
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('button')).toHaveAccessibleName('Copy as Markdown');
});

test('a file that does not come is not said to be copied', async () => {
  render(<CopyPage path="/none/" />);
  await press();
  expect(screen.getByRole('button')).toHaveAccessibleName('Not copied');
});

test('a live document is printed at the press; there is no file to view', async () => {
  render(
    <LiveMarkdownContext value={async () => '# Sale, live'}>
      <CopyPage path="/api/payment-gateway/sale/" />
    </LiveMarkdownContext>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  await press();
  expect(asked).toEqual([]);
  const blob = await written[0];
  expect(blob && (await readBlob(blob))).toBe('# Sale, live');
});

test('a page without file has no control until a live document is shown', () => {
  expect(render(<CopyPage />).container).toBeEmptyDOMElement();
});
