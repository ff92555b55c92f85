/** @shipped-documents */
import { spawn, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import site from '@/content/site.json';
import { readWebhookSignature } from '@/lib/content/read-data';
import { findFreePort } from '../../support/free-port';
import { readFences } from '../fences';
import { RUNNERS, toCaseLines } from './signature-runners';

jest.setTimeout(30_000);

const guide = readFences({ product: site.product }).filter(
  ({ file }) => file === 'content/guides/webhooks.mdx',
);

/** The code of the one fence with this title. */
function readFence(title: string): string {
  const found = guide.filter((fence) => fence.title === title);
  if (found.length !== 1) throw new Error(`${found.length} fences are titled "${title}", not 1`);
  return found[0]?.text ?? '';
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

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'webhook-'));
  writeFileSync(join(folder, 'cases.json'), JSON.stringify(cases));
  writeFileSync(join(folder, 'cases.txt'), toCaseLines(cases));
});

const isInstalled = (command: string) => spawnSync(command, ['--version']).error === undefined;

describe('the signature in the webhooks guide', () => {
  it('prints a signature that is the HMAC-SHA256 of the printed body', () => {
    expect(createHmac('sha256', secret).update(body).digest('base64')).toBe(signature);
  });

  it('is what the signature lab verifies when it opens', () => {
    expect(readWebhookSignature()?.known).toEqual({ secret, body, signature });
  });

  it('gives a curl request that sends the same body and signature', () => {
    const request = readFence('Send the known answer');
    expect(request).toContain(`-d '${body}'`);
    expect(request).toContain(`-H "x-${site.product}-webhook-signature: ${signature}"`);
  });

  it('signs a body in the shell with the same result', () => {
    const { stdout, stderr } = spawnSync('bash', ['-c', readFence('Sign a body')], {
      encoding: 'utf8',
    });
    expect([stderr, stdout]).toEqual(['', `${signature}\n`]);
  });

  it('is verified in every language that the guide shows', () => {
    const shown = guide.filter(({ run }) => run === 'signature').map(({ title }) => title);
    expect(shown).toEqual(RUNNERS.map(({ language }) => language));
  });

  describe.each(RUNNERS)('$language', ({ language, needs, files, commands }) => {
    if (needs.length === 0) return it.todo('reviewed, not run');
    const isHere = needs.every(isInstalled);
    const title = 'accepts the known answer and refuses everything else';

    (isHere ? it : it.skip)(isHere ? title : `${title} (no ${needs.join(', ')} here)`, () => {
      for (const [name, text] of Object.entries(files(readFence(language)))) {
        writeFileSync(join(folder, name), text);
      }
      const results = commands.map(([command = '', ...options]) => {
        const { stdout, stderr } = spawnSync(command, options, { cwd: folder, encoding: 'utf8' });
        expect(stderr).toBe('');
        return stdout;
      });
      expect(JSON.parse(results.at(-1) ?? '')).toEqual(expected);
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

  it('answers the curl request of the guide as the guide says', async () => {
    const request = readFence('Send the known answer');
    await runReceiver({ WEBHOOK_SECRET: secret }, async (port) => {
      await post(port, signature);
      const sent = request.replace('http://localhost:3000/', `http://localhost:${port}/`);
      expect(sent).not.toBe(request);
      const run = spawnSync('bash', ['-c', sent.replace('curl', 'curl -sSf')], {
        encoding: 'utf8',
      });
      expect([run.stderr, JSON.parse(run.stdout)]).toEqual([
        '',
        JSON.parse(readFence('200 Received')),
      ]);
    });
  });

  it('answers only the check of its address before it has a secret', async () => {
    const check = JSON.stringify({ ...JSON.parse(body), event: 'validate_url', data: {} });
    const printed = await runReceiver({}, async (port) => {
      expect((await post(port, signature)).status).toBe(503);
      expect((await post(port, '', check)).status).toBe(204);
    });
    expect(printed).toBe('');
  });
});

/** Runs the guide's receiver on a free port while `act` does its work; what it printed comes back. */
async function runReceiver(
  settings: Record<string, string>,
  act: (port: number) => Promise<void>,
): Promise<string> {
  const port = await findFreePort();
  writeFileSync(
    join(folder, 'receiver.js'),
    `${readFence('JavaScript')}\n${readFence('Receiver')}\n`,
  );
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

/** Sends a body, by default the guide's; waits up to half a minute for the receiver to listen. */
async function post(port: number, header: string, sent = body): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetch(`http://localhost:${port}/`, {
        method: 'POST',
        headers: { [`x-${site.product}-webhook-signature`]: header },
        body: sent,
      });
    } catch (error) {
      if (attempt === 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
