/** @shipped-documents */
import { setTimeout as pause } from 'node:timers/promises';
import { listen, type Listening } from '@/lib/kit/system/listen';
import { expectStill, watchShifts } from '../support/shifts';
import { testShipped } from '../support/shipped-tests';
import { whenStill } from '../support/waits';
import { SALE } from './page-types';
import { BASE_PATH, usePortal } from './portal';

const portal = usePortal();

/** Bytes of HTML that arrive at once, and the time between two such pieces. */
const PIECE = 3000;
const PAUSE_MS = 10;
/** Sum of all movements: columns of a table and cards of a row fit what is there of them, and move by less than this. */
const MAX_SHIFT = 0.03;

/** Hands out what the portal's server does; pages piece by piece. */
async function serveSlowly(): Promise<Listening> {
  return listen(
    async ({ url = '/' }, response) => {
      const answer = await fetch(new URL(url, portal.server.url));
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'content-type': type });
      const size = type.startsWith('text/html') ? PIECE : Infinity;
      for (let at = 0; at < body.length; at += size) {
        response.write(body.subarray(at, at + size));
        await pause(PAUSE_MS);
      }
      response.end();
    },
    { port: 0 },
  );
}

describe('a page that comes in slowly', () => {
  let slow: Listening;
  beforeAll(async () => {
    slow = await serveSlowly();
  });
  afterAll(() => slow.close());

  testShipped.each([
    '/',
    '/solutions/',
    '/guides/webhooks/',
    '/libs/plugins/woocommerce/',
    '/api/payment-gateway/',
    SALE,
  ])('%s does not move under the reader’s eyes', async (path) => {
    for (const width of [390, 768, 1280]) {
      const { page } = await portal.open({ viewport: { width, height: 720 } });
      await watchShifts(page);
      await page.goto(`http://localhost:${slow.port}${BASE_PATH}${path}`);
      await whenStill(page);
      await expectStill(page, MAX_SHIFT);
    }
  });
});
