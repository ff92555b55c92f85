import { act, fireEvent, render, screen } from '@testing-library/react';
import { CodeFrame } from '@/components/ui/code/code-frame';
import { CodeTabs, TabCode } from '@/components/ui/code/code-tabs';
import { CopyButton } from '@/components/ui/code/copy-button';
import { HELD_COPY, type WriteCopy } from '@/lib/bootstrap/copy/ask-clipboard';
import { listenForCopies } from '@/lib/bootstrap/copy/copy-code';
import { readBlob, removeClipboard, setClipboard } from '../../support/clipboard';

/** What the clipboard was given. */
const blobs: Blob[] = [];
const readTexts = () => Promise.all(blobs.map(readBlob));

// jsdom knows no visibility: the panel of the chosen tab is the one on show, as the style sheet has it.
const checkVisibility = jest.fn(function (this: HTMLElement) {
  const before = this.previousElementSibling?.previousElementSibling;
  return !(before instanceof HTMLInputElement) || before.checked;
});

beforeAll(() => {
  jest.useFakeTimers();
  listenForCopies();
  Object.assign(HTMLElement.prototype, { checkVisibility });
});
afterAll(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility');
  removeClipboard();
});
beforeEach(() => {
  blobs.length = 0;
  setClipboard(async (blob) => void blobs.push(await blob));
});

/** A value in a line of text, with its button. */
const renderLine = (value: string, label = 'code') =>
  render(
    <p>
      <code>{value}</code> <CopyButton label={label} />
    </p>,
  );
const button = () => screen.getByRole('button');
const press = () => act(async () => void fireEvent.click(button()));

test('the text before it goes to the clipboard, and the button says so for two seconds', async () => {
  renderLine('a1b2', 'SHA-1');
  expect(button()).toHaveAccessibleName('Copy SHA-1');
  await press();
  expect(button()).toHaveAccessibleName('Copied SHA-1');
  act(() => jest.advanceTimersByTime(1999));
  expect(button()).toHaveAccessibleName('Copied SHA-1');
  act(() => jest.advanceTimersByTime(1));
  expect(button()).toHaveAccessibleName('Copy SHA-1');
  expect(await readTexts()).toEqual(['a1b2']);
});

test.each([
  ['takes it', async () => {}, 'Copied code'],
  ['refuses it', () => Promise.reject(new Error('refused')), 'Press Ctrl+C code'],
])('a press that waited for its script says so where the clipboard %s', async (_, end, name) => {
  renderLine('a1b2');
  const given: Blob[] = [];
  const write: WriteCopy = async (text) => {
    given.push(await text);
    return end();
  };
  const init = { bubbles: true, detail: write };
  await act(async () => void fireEvent(button(), new CustomEvent(HELD_COPY, init)));
  expect(await Promise.all(given.map(readBlob))).toEqual(['a1b2']);
  expect(blobs).toEqual([]);
  expect(button()).toHaveAccessibleName(name);
});

test('what it says is read out, and not that it can be pressed again', async () => {
  const { container } = renderLine('a');
  const said = container.querySelector('[aria-live="polite"]');
  expect(said).toBeEmptyDOMElement();
  await press();
  expect(said).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(2000));
  expect(said).toBeEmptyDOMElement();
});

test.each([
  ['refuses', () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))],
  ['is absent, as on plain http', undefined],
])(
  'where the clipboard %s, the text is selected and the button says how to copy it',
  async (_, clipboard) => {
    setClipboard(clipboard);
    renderLine('a1b2');
    await press();
    expect(String(getSelection())).toBe('a1b2');
    expect(button()).toHaveAccessibleName('Press Ctrl+C code');
    act(() => jest.advanceTimersByTime(2000));
    expect(button()).toHaveAccessibleName('Copy code');
  },
);

test('a Mac has another key for it', async () => {
  setClipboard(undefined);
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  renderLine('a');
  await press();
  expect(button()).toHaveAccessibleName('Press ⌘C code');
  jest.restoreAllMocks();
});

test('where the clipboard refuses, the code of a frame is selected, without its title', async () => {
  setClipboard(undefined);
  render(<CodeFrame title="curl">curl -i</CodeFrame>);
  await press();
  expect(String(getSelection())).toBe('curl -i');
});

test('in a frame it copies the code of the frame, without title and button', async () => {
  render(
    <CodeFrame title="curl">
      <span>curl -i </span>
      <span>https://api-test.example.com</span>
    </CodeFrame>,
  );
  await press();
  expect(await readTexts()).toEqual(['curl -i https://api-test.example.com']);
});

test('beside tabs it copies the code on show', async () => {
  render(
    <CodeTabs
      label="Language"
      tabs={[
        { title: 'Shell', panel: <TabCode>curl</TabCode> },
        { title: 'PHP', panel: <TabCode>{'<?php'}</TabCode> },
      ]}
    />,
  );
  await press();
  fireEvent.click(screen.getByRole('radio', { name: 'PHP' }));
  await press();
  expect(await readTexts()).toEqual(['curl', '<?php']);
});

test('a note below code is not copied with it', async () => {
  const panel = <TabCode note="Shortened.">{'{}'}</TabCode>;
  render(<CodeTabs label="Response" tabs={[{ title: '200', panel }]} />);
  expect(screen.getByText('Shortened.')).toBeInTheDocument();
  await press();
  expect(await readTexts()).toEqual(['{}']);
});
