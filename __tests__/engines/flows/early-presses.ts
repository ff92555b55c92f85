import { SALE } from '../../browser/page-types';
import type { Reader } from '../reader';
import type { Stage } from '../stage';

const SEND = 'form[aria-label="Send to sandbox"]';

/** A control that only React serves: its page, how it is pressed, and how its effect is seen. */
type Early = readonly [
  name: string,
  path: string,
  press: (reader: Reader) => Promise<void>,
  see: (reader: Reader) => Promise<void>,
];

const pressSend = (name: string) => (reader: Reader) => reader.press('main button', name);
const seeForm = (reader: Reader) => reader.see(SEND);

const EARLY: readonly Early[] = [
  ['the form of an operation', SALE, pressSend('Send to sandbox'), seeForm],
  [
    'the form of a guide',
    '/guides/payment-gateway/',
    pressSend('Send to sandbox: Capture'),
    seeForm,
  ],
  ['the form of the start page', '/', pressSend('Send to sandbox'), seeForm],
  ['the form of a test case', '/api/testing/', pressSend('Send to sandbox: Declined'), seeForm],
  [
    'the form of a step',
    '/guides/workflows/card-on-file/',
    pressSend('Run this step: Charge the card'),
    (reader) => reader.see('form[aria-label="Run this step"]'),
  ],
  [
    'what is typed into the filter of operations',
    SALE,
    (reader) => reader.fill('input[placeholder="Filter operations"]', 'void'),
    async (reader) => {
      await reader.see('#api-operations a[data-operation]', 'Void');
      await reader.miss('#api-operations a[data-operation="post /sale"]');
    },
  ],
  [
    'what is typed as the version of a shop',
    '/libs/plugins/woocommerce/',
    async (reader) => {
      await reader.fill('main input', '6.6');
      await reader.key('Tab');
      await reader.type('9.1.2');
    },
    (reader) => reader.see('[role="status"]', 'Install '),
  ],
];

/** A control that a script of the page serves, and how its effect is seen. */
type Scripted = readonly [name: string, selector: string, see: (reader: Reader) => Promise<void>];

const SCRIPTED: readonly Scripted[] = [
  [
    'the language of a sample',
    'main label[data-lang="python"]',
    async (reader) => {
      await reader.see('main pre[data-lang="python"]', 'import requests');
      await reader.expect(() => document.documentElement.dataset.lang ?? '', 'python');
    },
  ],
  ['a copy of code', 'main [data-code] [data-copy]', (reader) => reader.see('main', 'Copied')],
  ['a copy of the page', 'main [data-copy$=".md"]', (reader) => reader.see('main', 'Copied')],
  [
    'the theme',
    'header [data-theme-toggle]',
    (reader) => reader.expect(() => document.documentElement.dataset.theme !== undefined, true),
  ],
];

export function testEarlyPresses({ open, holdReact, holdScripts }: Stage): void {
  describe('before the scripts of the page have come', () => {
    it.each(SCRIPTED)('%s is not lost', async (_, selector, see) => {
      const release = holdScripts();
      const reader = await open('/guides/payment-gateway/');
      await reader.press(selector);
      release();
      await see(reader);
      expect(await reader.complaints()).toEqual([]);
    });
  });

  describe('before React has come', () => {
    it.each(EARLY)('%s is not lost', async (_, path, press, see) => {
      const release = holdReact();
      const reader = await open(path);
      await press(reader);
      // What needs no React is there meanwhile.
      await reader.press('[data-theme-toggle]');
      const isChosen = () => document.documentElement.dataset.theme !== undefined;
      await reader.expect(isChosen, true);
      release();
      await see(reader);
      await reader.expect(isChosen, true);
      expect(await reader.complaints()).toEqual([]);
    });
  });
}
