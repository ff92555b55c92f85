/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import site from '@/content/site.json';

const guide = readFileSync(join(process.cwd(), 'content/guides/webhooks.mdx'), 'utf8').replaceAll(
  '{product}',
  site.product,
);

/** The code of the one fence with this title. */
function readFence(title: string): string {
  const found = [...guide.matchAll(/^```\w+ title="([^"]+)"\n(.*?)\n```$/gms)].filter(
    ([, name]) => name === title,
  );
  if (found.length !== 1) throw new Error(`${found.length} fences are titled "${title}", not 1`);
  return found[0]?.[2] ?? '';
}

const secret = readFence('Secret');
const body = readFence('Body, exactly these bytes');
const signature = readFence('Signature header');

const cases = [
  { title: 'the known answer', body, header: signature, secret, accepted: true },
  { title: 'a second signature', body, header: `AAAA, ${signature}`, secret, accepted: true },
  {
    title: 'a changed byte',
    body: body.replace('49.95', '49.96'),
    header: signature,
    secret,
    accepted: false,
  },
  {
    title: 'a body written again',
    body: JSON.stringify(JSON.parse(body), null, 1),
    header: signature,
    secret,
    accepted: false,
  },
  { title: 'an empty header', body, header: '', secret, accepted: false },
  { title: 'a header that is not Base64', body, header: '*,,=', secret, accepted: false },
  { title: 'another secret', body, header: signature, secret: `${secret}x`, accepted: false },
];
const expected = cases.map(({ accepted }) => accepted);

/** What each language adds to the guide's code to answer the cases in `cases.json` as a JSON list. */
const runners = [
  {
    language: 'Node',
    command: 'node',
    file: 'verify.js',
    driver: `
const cases = JSON.parse(require('node:fs').readFileSync('cases.json', 'utf8'));
console.log(JSON.stringify(cases.map((c) => isSignedByUs(Buffer.from(c.body), c.header, c.secret))));`,
  },
  {
    language: 'Python',
    command: 'python3',
    file: 'verify.py',
    driver: `
import json
with open("cases.json", encoding="utf-8") as file:
    cases = json.load(file)
print(json.dumps([is_signed_by_us(c["body"].encode(), c["header"], c["secret"]) for c in cases]))`,
  },
  {
    language: 'PHP',
    command: 'php',
    file: 'verify.php',
    driver: `
$cases = json_decode(file_get_contents('cases.json'), true);
echo json_encode(array_map(fn ($c) => is_signed_by_us($c['body'], $c['header'], $c['secret']), $cases));`,
  },
];

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'webhook-'));
  writeFileSync(join(folder, 'cases.json'), JSON.stringify(cases));
});

afterAll(() => rmSync(folder, { recursive: true }));

function isInstalled(command: string): boolean {
  return spawnSync(command, ['--version']).error === undefined;
}

describe('the signature in the webhooks guide', () => {
  it('prints a signature that is the HMAC-SHA256 of the printed body', () => {
    expect(createHmac('sha256', secret).update(body).digest('base64')).toBe(signature);
  });

  it('gives a curl request that sends the same body and signature', () => {
    const request = readFence('Send the known answer');
    expect(request).toContain(`-d '${body}'`);
    expect(request).toContain(`-H "x-${site.product}-webhook-signature: ${signature}"`);
  });

  describe.each(runners)('$language', ({ language, command, file, driver }) => {
    const installed = isInstalled(command);
    const title = 'accepts the known answer and refuses everything else';

    (installed ? it : it.skip)(installed ? title : `${title} (no ${command} here)`, () => {
      writeFileSync(join(folder, file), `${readFence(language)}\n${driver}\n`);
      const run = spawnSync(command, [file], { cwd: folder, encoding: 'utf8' });
      expect(run.stderr).toBe('');
      expect(JSON.parse(run.stdout)).toEqual(expected);
    });
  });
});

describe('the receiver in the webhooks guide', () => {
  it('answers a repeated event, handles it once, and refuses a forged one', async () => {
    const forgery = createHmac('sha256', 'guessed').update(body).digest('base64');
    const printed = await runReceiver({ WEBHOOK_SECRET: secret }, async (port) => {
      const first = await post(port, signature);
      const again = await post(port, signature);
      const forged = await post(port, forgery);
      expect([first.status, again.status, forged.status]).toEqual([200, 200, 401]);
      expect(await first.json()).toEqual(JSON.parse(readFence('200 Received')));
    });
    expect(printed).toBe('checkout_payment_success ORDER-10045\n');
  });

  it('answers but handles nothing before it has a secret', async () => {
    const printed = await runReceiver({}, async (port) => {
      expect((await post(port, signature)).status).toBe(204);
    });
    expect(printed).toBe('');
  });
});

/** Runs the guide's receiver on a free port while `act` does its work; what it printed comes back. */
async function runReceiver(
  settings: Record<string, string>,
  act: (port: number) => Promise<void>,
): Promise<string> {
  const port = await readFreePort();
  writeFileSync(join(folder, 'receiver.js'), `${readFence('Node')}\n${readFence('Receiver')}\n`);
  const receiver = spawn('node', ['receiver.js'], {
    cwd: folder,
    env: { ...process.env, ...settings, PORT: String(port) },
  });
  let printed = '';
  receiver.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  try {
    await act(port);
  } finally {
    receiver.kill();
    await once(receiver, 'close');
  }
  return printed;
}

/** A port that was free a moment ago. */
async function readFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Sends the guide's body; waits up to five seconds for the receiver to listen. */
async function post(port: number, header: string): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetch(`http://localhost:${port}/`, {
        method: 'POST',
        headers: { [`x-${site.product}-webhook-signature`]: header },
        body,
      });
    } catch (error) {
      if (attempt === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
