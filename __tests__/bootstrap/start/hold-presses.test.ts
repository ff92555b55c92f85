/** @jest-environment jsdom */
import { HELD_COPY, type WriteCopy } from '@/lib/bootstrap/copy/ask-clipboard';
import { holdPresses } from '@/lib/bootstrap/start/hold-presses';
import { removeClipboard, setClipboard } from '../../support/clipboard';

const heard: string[] = [];
const hear = ({ type, target }: Event) => {
  const { id, checked } = target instanceof HTMLInputElement ? target : { id: '', checked: false };
  heard.push(`${type} ${id || (target instanceof Element ? target.id : '')} ${checked}`);
};

let repeat: () => void;

beforeEach(() => {
  heard.length = 0;
  document.body.innerHTML = `
    <button id="theme" data-theme-toggle>Theme</button>
    <button id="keep" data-native><b id="icon">Keep</b></button>
    <input id="curl" type="radio" name="lang" data-lang="curl" checked>
    <input id="java" type="radio" name="lang" data-lang="java">
    <label id="java-name" for="java" data-lang="java">Java</label>
    <label id="label"><input id="item" type="checkbox" data-native>Webhooks are verified</label>
    <input id="tab" type="radio" data-native>
    <button id="copy" data-copy>Copy</button>
    <button id="search">Search</button>`;
  addEventListener('click', hear);
  addEventListener('change', hear);
  repeat = holdPresses();
});
afterEach(() => {
  repeat();
  removeEventListener('click', hear);
  removeEventListener('change', hear);
});

const press = (id: string) => document.getElementById(id)?.click();

it('makes presses again in their order once their script is there', () => {
  press('theme');
  press('icon');
  expect(heard).toEqual([]);
  repeat();
  expect(heard).toEqual(['click theme false', 'click keep false']);
});

it('chooses a language when its script can hear it', () => {
  press('java');
  expect(document.querySelectorAll('#java:checked')).toHaveLength(0);
  expect(heard.filter((event) => event.startsWith('change'))).toEqual([]);
  repeat();
  expect(heard.filter((event) => event.startsWith('change'))).toEqual(['change java true']);
});

it('lets a label press its language, which is what is held', () => {
  press('java-name');
  expect(heard).toEqual(['click java-name false']);
  repeat();
  expect(heard.slice(1)).toEqual(['click java true', 'change java true']);
});

it('ticks a box at once: its script takes over what is ticked', () => {
  press('label');
  expect(document.querySelectorAll('#item:checked')).toHaveLength(1);
  repeat();
  expect(document.querySelectorAll('#item:checked')).toHaveLength(1);
});

it('holds neither what React serves nor what styles alone serve', () => {
  press('search');
  press('tab');
  expect(heard).toContain('click search false');
  expect(heard).toContain('change tab true');
});

it('asks the clipboard at the press, for a text that its script gives later', async () => {
  const written: Promise<Blob>[] = [];
  setClipboard(async (blob) => void written.push(blob));
  const copied: Promise<void>[] = [];
  const text = new Blob(['code']);
  const give = ({ detail }: CustomEvent<WriteCopy>) => copied.push(detail(Promise.resolve(text)));
  addEventListener(HELD_COPY, give);
  press('copy');
  expect(written).toHaveLength(1);
  repeat();
  removeEventListener(HELD_COPY, give);
  await Promise.all(copied);
  expect(copied).toHaveLength(1);
  expect(await written[0]).toBe(text);
  removeClipboard();
});

it('holds a copy where there is no clipboard, too, and says so to its script', async () => {
  const refused: Promise<unknown>[] = [];
  const give = ({ detail }: CustomEvent<WriteCopy>) =>
    refused.push(detail(Promise.resolve(new Blob())).catch((error: unknown) => error));
  addEventListener(HELD_COPY, give);
  press('copy');
  repeat();
  removeEventListener(HELD_COPY, give);
  expect(await Promise.all(refused)).toEqual([expect.any(Error)]);
});

it('opens the search once its script is there, with all that was typed after its key', () => {
  document.body.innerHTML += '<form><input id="query"></form>';
  const query = document.querySelector<HTMLInputElement>('#query');
  const submitted = jest.fn((event: Event) => event.preventDefault());
  query?.form?.addEventListener('submit', submitted);
  const press = (key: string) =>
    (document.activeElement ?? document).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  const open = ({ key }: KeyboardEvent) => key === '/' && query?.focus();
  expect([...'a/sale', 'Enter'].map(press)).toEqual([true, ...Array(6).fill(false)]);
  expect(query).toHaveValue('');
  document.addEventListener('keydown', open);
  repeat();
  document.removeEventListener('keydown', open);
  expect(query).toHaveValue('sale');
  expect(submitted).toHaveBeenCalledTimes(1);
});

it('holds nothing afterwards', () => {
  repeat();
  press('theme');
  expect(heard).toEqual(['click theme false']);
});
