/** @shipped-documents */
import { spawn, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import site from '@/content/site.json';
import { readWebhookSignature } from '@/lib/content/read-data';
import { SAMPLE_LANGUAGES } from '@/lib/openapi/core/sample-languages';
import { findFreePort } from '../../support/free-port';
import { LANGUAGES, runPrograms } from '../../workbench/signature/run-programs';
import { readFences } from '../fences';

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
});

/** Mono has no \`FixedTimeEquals\`: the guide's code runs with one of these few lines. */
const CSHARP = `
using System;
using System.IO;
using System.Linq;
using System.Text;

namespace System.Security.Cryptography
{
    static class CryptographicOperations
    {
        public static bool FixedTimeEquals(byte[] a, byte[] b) { return a.SequenceEqual(b); }
    }
}

static class Verify
{
    static byte[] Read(string part) { return Convert.FromBase64String(part); }

    static void Main()
    {
        var results = File.ReadAllLines("cases.txt").Select(line => line.Split(' ')).Select(parts =>
            WebhookSignature.IsSignedByUs(Read(parts[0]), Encoding.UTF8.GetString(Read(parts[1])),
                Encoding.UTF8.GetString(Read(parts[2]))) ? "true" : "false");
        Console.WriteLine("[" + string.Join(",", results) + "]");
    }
}
`;
const MCS = '/usr/lib/mono/4.5/mcs.exe';

/** One line for each case, its parts in Base64: read without a JSON parser. */
function printCases(): string {
  const encode = (text: string) => Buffer.from(text).toString('base64');
  return cases.map((one) => [one.body, one.header, one.secret].map(encode).join(' ')).join('\n');
}

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

  const receivers = LANGUAGES.filter(([language]) => language !== 'curl');

  it('is verified in every language that the guide shows', () => {
    const shown = guide.filter(({ run }) => run === 'signature').map(({ title }) => title);
    expect(shown).toEqual(Object.values(SAMPLE_LANGUAGES).filter((label) => label !== 'curl'));
  });

  describe.each(receivers)('%s', (language, test) => {
    test('accepts the known answer and refuses everything else', () => {
      const code = readFence(SAMPLE_LANGUAGES[language]);
      const calls = cases.map((one) => [one.body, one.header, one.secret]);
      const verdicts = runPrograms(language, 'verdict', [{ code, calls }], 0);
      expect(verdicts.trim().split('\n')).toEqual(expected.map(String));
    });
  });

  (existsSync(MCS) ? it : it.skip)('is verified in C#, as Mono runs it', () => {
    writeFileSync(join(folder, 'cases.txt'), printCases());
    writeFileSync(join(folder, 'WebhookSignature.cs'), readFence('C#'));
    writeFileSync(join(folder, 'Verify.cs'), CSHARP);
    const commands = [[MCS, '-out:verify.exe', 'WebhookSignature.cs', 'Verify.cs'], ['verify.exe']];
    const results = commands.map((words) => {
      const { stdout, stderr } = spawnSync('mono', words, { cwd: folder, encoding: 'utf8' });
      expect(stderr).toBe('');
      return stdout;
    });
    expect(JSON.parse(results.at(-1) ?? '')).toEqual(expected);
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
