import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readSiteFile } from '@/lib/content/load/read-site-file';
import { listLocalDocuments, start } from '@/lib/kit/serve/start';
import { isShipped } from '../../shipped-documents.mjs';
import { findFreePort } from '../../support/free-port';
import { formatRequest, parseStatus, sendRaw } from '../../support/raw-request';
import { samplePage, writeSample } from '../../support/sample-export';
import { expectSoon } from '../../support/waits';

jest.setTimeout(60_000);

const ROOT = writeSample({ 'index.html': samplePage('Home'), _headers: '/*' });

/** Runs `npm start` on a sample export, as a process of its own. */
function runStart(...options: readonly string[]) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'lib/kit/serve/start.ts', '--no-build', ...options],
    { env: { ...process.env, DIST_DIR: ROOT, BASE_PATH: '' } },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = once(child, 'exit').then(([code]: unknown[]) => code);
  return { child, ended, output: () => output };
}

/** Runs it on two free ports until both answer. */
async function startOnFreePorts(host: string, ...options: readonly string[]) {
  const [port, apiPort] = [String(await findFreePort()), String(await findFreePort())];
  const run = runStart('--port', port, '--api-port', apiPort, ...options);
  const [portal, apiHost] = [`http://${host}:${port}/`, `http://${host}:${apiPort}/`];
  const isAnswering = (address: string) =>
    fetch(address).then(
      () => true,
      () => false,
    );
  for (const address of [portal, apiHost]) await expectSoon(() => isAnswering(address), true);
  return { ...run, portal, apiHost };
}

describe('npm start', () => {
  it('prints two addresses that answer, and ends on Ctrl+C', async () => {
    const { child, ended, output, portal, apiHost } = await startOnFreePorts(
      'localhost',
      '--documents',
      ROOT,
    );
    expect(output()).toContain(`Portal    ${portal}`);
    expect(output()).toContain(`API host  ${apiHost}`);
    expect(await (await fetch(portal)).text()).toContain('<h1>Home</h1>');
    const { documents } = await (await fetch(new URL('none', apiHost))).json();
    // A document with its server at the root of a host answers in the place of the list.
    if (isShipped) expect(documents).toEqual(['/pg/doc', '/platform/doc']);
    for (const location of listLocalDocuments(readSiteFile()).keys()) {
      expect((await fetch(new URL(location, apiHost))).status).toBe(200);
    }

    const second = runStart('--port', new URL(portal).port, '--api-port', '0');
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('choose another port with --port <number>');

    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });

  it('goes on after requests that cannot be answered, and listens at the address it is told', async () => {
    const { child, ended, portal, apiHost } = await startOnFreePorts(
      '127.0.0.1',
      '--host',
      '127.0.0.1',
    );
    for (const address of [portal, apiHost]) {
      const { hostname, port } = new URL(address);
      expect(hostname).toBe('127.0.0.1');
      for (const path of ['/index.html', '/pg/doc', '/%zz', '//', 'http://['])
        for (const range of ['bytes=3-1', 'bytes=99999999-', 'bytes=-', 'x']) {
          const request = formatRequest('GET', path, [`Range: ${range}`]);
          expect(parseStatus(await sendRaw(Number(port), request))).toBeLessThan(500);
        }
    }
    expect(child.exitCode).toBeNull();
    expect(await (await fetch(portal)).text()).toContain('<h1>Home</h1>');
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });

  it('ends on an unknown option, and tells which there are', async () => {
    const { ended, output } = runStart('--prot', '80');
    expect(await ended).toBe(1);
    expect(output()).toMatch(/Unknown option '--prot'[\s\S]*--documents FOLDER/);
  });

  it('tells its options', async () => {
    const log = jest.spyOn(console, 'log').mockReturnValue();
    await start(['--help']);
    expect(log.mock.lastCall?.[0]).toMatch(/--host ADDRESS +listens at this address/);
    log.mockRestore();
  });

  it.each([
    [
      ['--host', '192.0.2.1', '--port', '0'],
      /--host 192\.0\.2\.1: this machine has no such address/,
    ],
    [['--port', 'eighty'], /--port eighty: expected a number from 0 to 65535/],
    [['--documents', '/no/such/folder'], /no such file or directory.*\/no\/such\/folder/],
  ])('says what is wrong with %j', (options, message) =>
    expect(start(['--no-build', '--api-port', '0', ...options])).rejects.toThrow(message),
  );
});
