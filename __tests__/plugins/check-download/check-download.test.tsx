import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckDownload } from '@/components/plugins/check-download/check-download';
import { listPublishedReleases } from '@/lib/plugins/identify-download';
import { readFile } from '@/lib/plugins/read-file';
import { samplePlugin } from '../../support/sample-plugin';

jest.mock('@/lib/plugins/read-file', () => ({
  ...jest.requireActual('@/lib/plugins/read-file'),
  readFile: jest.fn(),
}));

const known = listPublishedReleases([
  samplePlugin(),
  samplePlugin({ name: 'Old Cart', url: 'old', active: false, checksum: 'c'.repeat(40) }),
]);
const sumsOf = (v: string, name = 'Sample Shop') => {
  const release = known.find((each) => each.v === v && each.plugin === name);
  if (!release) throw new Error(`no release ${v}`);
  return { sha1: release.checksum, sha256: release.sha256, size: release.size };
};
const other = { sha1: 'a'.repeat(40), sha256: 'b'.repeat(64), size: 5586 };

/** What reading the next file gives. */
const willRead = (sums: Omit<Awaited<ReturnType<typeof readFile>>, 'name'>) =>
  jest.mocked(readFile).mockImplementation(async ({ name }) => ({ name, ...sums }));

const show = () => render(<CheckDownload known={known} />);
const choose = (file: File) => userEvent.upload(screen.getByLabelText(/Choose/), file);
const answers = (words: RegExp | string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));

beforeAll(() => {
  Object.defineProperty(crypto, 'subtle', { value: {}, configurable: true });
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => jest.mocked(readFile).mockReset());

test('idle: invites, and says that nothing is uploaded', () => {
  show();
  expect(screen.getByLabelText('Choose a file')).toHaveAccessibleDescription(
    /stays on your device: nothing is uploaded/,
  );
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('text that is dragged is left alone', () => {
  show();
  const over = createEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'] } });
  fireEvent(document.body, over);
  expect(over.defaultPrevented).toBe(false);
  expect(screen.queryByText('Let go to check it.')).not.toBeInTheDocument();
});

test('reading: names the file', async () => {
  jest.mocked(readFile).mockReturnValue(new Promise(() => {}));
  show();
  await choose(new File(['x'], 'sample.zip'));
  await answers('Reading sample.zip …');
});

test('intact: names plugin and release, and both sums', async () => {
  willRead(sumsOf('1.3.10'));
  show();
  await choose(new File(['x'], 'any.zip'));
  await answers('Intact: Sample Shop 1.3.10');
  await answers('It is the latest.');
  await answers(`any.zip, 5.6 KBSHA-1${sumsOf('1.3.10').sha1}SHA-256${sumsOf('1.3.10').sha256}`);
});

test('intact but older: leads to the newer one', async () => {
  willRead(sumsOf('1.2.0'));
  show();
  await choose(new File(['x'], 'any.zip'));
  await answers('There is a newer one');
  expect(screen.getByRole('link', { name: 'Sample Shop' })).toHaveAttribute(
    'href',
    '/libs/plugins/sample/',
  );
});

test('intact but no longer offered: says so, and leads nowhere', async () => {
  willRead(sumsOf('1.3.10', 'Old Cart'));
  show();
  await choose(new File(['x'], 'any.zip'));
  await answers('Intact: Old Cart 1.3.10');
  await answers('no longer offered or supported');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  [3000, 'It is incomplete, or was changed: 3 KB of 5.6 KB.'],
  [5586, 'Its content was changed.'],
])('different, of %i bytes: says so and what to do', async (size, words) => {
  willRead({ ...other, size });
  show();
  await choose(new File(['x'], 'sample-1.3.10 (1).zip'));
  await answers('Not intact: this is not Sample Shop 1.3.10 as we publish it');
  await answers(words);
  await answers('Do not install it. Delete it and download it again from Sample Shop.');
  await answers(`SHA-256${other.sha256}Published${sumsOf('1.3.10').sha256}`);
});

test('unknown: says that it is none of ours, and what to do', async () => {
  willRead(other);
  show();
  await choose(new File(['x'], 'holiday.zip'));
  await answers('Not one of our releases');
  await answers(`none of our ${known.length} releases. Do not install it.`);
});

test('failed: says so, and the next file is read again', async () => {
  jest.mocked(readFile).mockRejectedValueOnce(new Error('gone'));
  show();
  await choose(new File(['x'], 'gone.zip'));
  await answers('The file could not be read');
  willRead(sumsOf('1.3.10'));
  await choose(new File(['x'], 'any.zip'));
  await answers('Intact');
});

test('exactly 50 MB is read', async () => {
  willRead(other);
  show();
  const file = new File(['x'], 'large.zip');
  Object.defineProperty(file, 'size', { value: 50_000_000 });
  await choose(file);
  await answers('Not one of our releases');
});

test('of two files the later one counts, whichever is read first', async () => {
  const reads: (() => void)[] = [];
  jest.mocked(readFile).mockImplementation(
    ({ name }) =>
      new Promise((resolve) => {
        reads.push(() => resolve({ name, ...(name === 'one' ? other : sumsOf('1.3.10')) }));
      }),
  );
  show();
  await choose(new File(['x'], 'one'));
  await choose(new File(['x'], 'two'));
  const [first, second] = reads;
  await act(async () => second?.());
  await act(async () => first?.());
  await answers('Intact: Sample Shop 1.3.10');
});
