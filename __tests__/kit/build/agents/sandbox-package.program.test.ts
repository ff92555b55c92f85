import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAgentTexts } from '@/lib/kit/build/agents/read-agent-texts';
import { writeSandboxPackage } from '@/lib/kit/build/agents/write-sandbox-package';

/** Bytes of the package: it is fetched by every run of a reader's checks. */
const MAX_BYTES = 1_500_000;

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  await writeSandboxPackage(folder, readAgentTexts(''));
  execFileSync('tar', ['xzf', 'sandbox.tgz'], { cwd: folder });
});

test('the package is small, and one folder without dependencies', () => {
  expect(statSync(join(folder, 'sandbox.tgz')).size).toBeLessThan(MAX_BYTES);
  const description: unknown = JSON.parse(
    readFileSync(join(folder, 'package/package.json'), 'utf8'),
  );
  expect(description).toMatchObject({ type: 'module', bin: expect.any(Object) });
  expect(description).not.toHaveProperty('dependencies');
});

test('tests use it as a library, far from this project', () => {
  const script = `
    const { createSandbox } = await import(process.argv[2]);
    const sandbox = await createSandbox();
    const first = await (await fetch(sandbox.url + '/_sandbox/clock')).json();
    await sandbox.advance('P1D');
    const days = (Date.parse(sandbox.now()) - Date.parse(first.now)) / 86_400_000;
    const [url] = Object.values(sandbox.apis);
    const { status } = await fetch(url + '/nothing-of-this-name');
    console.log(JSON.stringify([Math.round(days), status, sandbox.events()]));
    await sandbox.close();`;
  writeFileSync(join(folder, 'use.mjs'), script);
  const index = join(folder, 'package/index.mjs');
  const output = execFileSync(process.execPath, ['use.mjs', index], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(JSON.parse(output)).toEqual([1, 404, []]);
});

test('the command says where the APIs are, prints each request, and ends when it is asked to', async () => {
  const command = join(folder, 'package/command.mjs');
  const running = spawn(process.execPath, [command, '--port', '0'], { cwd: folder });
  let printed = '';
  running.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const find = async (pattern: RegExp) => {
    for (;;) {
      const found = pattern.exec(printed)?.[1];
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const address = await find(/(http:\S+)\/_sandbox\n/);
  await fetch(`${address}/_sandbox/reset`, { method: 'POST' });
  expect(await find(/(POST \/_sandbox\/reset {2}200)\n/)).not.toBe('');
  const ended = new Promise((resolve) => running.on('exit', resolve));
  running.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('a wrong option says what was expected', () => {
  const command = join(folder, 'package/command.mjs');
  const run = (...options: string[]) =>
    execFileSync(process.execPath, [command, ...options], { encoding: 'utf8', stdio: 'pipe' });
  expect(run('--help')).toContain('--webhook URL');
  expect(() => run('--port', 'x')).toThrow('expected a number from 0 to 65535');
  expect(() => run('--webhook', 'file:///etc/passwd')).toThrow('expected an address');
});
