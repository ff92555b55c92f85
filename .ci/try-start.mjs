/**
 * Waits until `npm start` answers at both ports, and asks it for a page, a redirect, a missing page and an operation.
 * Ends with an error where one of them is wrong, or the process of the argument has ended.
 */
const PORTAL = 'http://localhost:3000';
const API_HOST = 'http://localhost:4010';

const MAX_WAIT_MS = 15 * 60_000;
const PAUSE_MS = 500;

const pid = Number(process.argv[2]);

const isListening = (origin) =>
  fetch(origin).then(
    () => true,
    () => false,
  );

/** Throws where the process has ended, and when it takes too long. */
async function waitFor(origin) {
  const end = Date.now() + MAX_WAIT_MS;
  while (!(await isListening(origin))) {
    process.kill(pid, 0);
    if (Date.now() > end) throw new Error(`${origin} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

async function expectResponse(address, { status, location, text = '', headers = {} }) {
  const response = await fetch(address, { redirect: 'manual', headers });
  const body = await response.text();
  const got = [response.status, response.headers.get('location')];
  if (got[0] !== status || (location && got[1] !== location) || !body.includes(text))
    throw new Error(`${address}: ${got.join(' ')}\n${body.slice(0, 500)}`);
  console.log(`${status}  ${address}`);
}

await waitFor(PORTAL);
await waitFor(API_HOST);
await expectResponse(`${PORTAL}/`, { status: 200, text: '<h1' });
await expectResponse(`${PORTAL}/s/`, { status: 308, location: '/' });
await expectResponse(`${PORTAL}/no-such-page/`, { status: 404, text: '<h1' });
const authorization = `Basic ${Buffer.from('test:').toString('base64')}`;
await expectResponse(`${API_HOST}/platform/embedded`, {
  status: 200,
  text: '{',
  headers: { authorization },
});
