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

export function testEarlyPresses({ open, holdReact }: Stage): void {
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
