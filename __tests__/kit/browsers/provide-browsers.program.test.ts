import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPdfPrinter, provideChromium } from '@/lib/kit/browsers/provide-browsers';

jest.setTimeout(60_000);

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

/** A machine whose `PATH` has these programs alone, without network; what is said on it is kept. */
function prepareMachine(programs: Readonly<Record<string, string>>, isRoot = false) {
  const folder = mkdtempSync(join(tmpdir(), 'path-'));
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  delete process.env.CHROMIUM;
  Object.assign(process.env, {
    PATH: folder,
    PLAYWRIGHT_BROWSERS_PATH: join(folder, 'none'),
    // Nothing listens there, and nothing is asked twice.
    PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9',
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '1000',
  });
  const said: string[] = [];
  return { folder, said, machine: { isRoot, say: (line: string) => void said.push(line) } };
}

const TWO_WAYS = /`chromium` or `google-chrome` is on the PATH, or set CHROMIUM to its path/;

describe('a run that needs Chromium', () => {
  it('says both ways to it where there is none and this is not root', async () => {
    const { machine, said } = prepareMachine({ 'apt-get': 'echo never asked >&2; exit 9' });
    const error = await provideChromium(machine).catch(String);
    expect(error).toMatch(TWO_WAYS);
    expect(error).toContain('Debian packages can be installed by root only');
    expect(error).toContain('Playwright could not download it');
    expect(said).toEqual(['Chromium  not installed: downloading the one of playwright-core']);
  });

  it('says both ways to it where nothing can be downloaded', async () => {
    const { machine, said } = prepareMachine({ 'apt-get': 'exit 100' }, true);
    const error = await provideChromium(machine).catch(String);
    expect(error).toMatch(TWO_WAYS);
    expect(error).toContain('apt-get could not install it');
    expect(said).toEqual([
      'Chromium  not installed: installing the Debian package chromium-headless-shell',
      'Chromium  not installed: installing the Debian package chromium',
      'Chromium  not installed: downloading the one of playwright-core',
    ]);
  });

  it('says what a browser that does not start says', async () => {
    const { machine, folder } = prepareMachine({
      chromium: 'echo "libnss3.so: cannot open shared object file" >&2; exit 127',
    });
    const error = await provideChromium(machine).catch(String);
    expect(error).toContain(
      `${folder}/chromium does not start: libnss3.so: cannot open shared object file`,
    );
    expect(error).toMatch(TWO_WAYS);
  });

  it('says which file CHROMIUM names where there is none', async () => {
    const { machine } = prepareMachine({});
    process.env.CHROMIUM = '/no/such/chromium';
    const error = await provideChromium(machine).catch(String);
    expect(error).toMatch(/CHROMIUM=\/no\/such\/chromium: no such file/);
    expect(error).toMatch(TWO_WAYS);
  });

  it('installs none beside the one that CHROMIUM names', async () => {
    const { machine, said, folder } = prepareMachine({ mine: 'exit 1', 'apt-get': 'exit 9' }, true);
    process.env.CHROMIUM = join(folder, 'mine');
    expect(await provideChromium(machine).catch(String)).toContain('mine does not start');
    expect(said).toEqual([]);
  });
});

describe('a build that prints PDFs', () => {
  it('goes on without Chromium, and says so in one line with the remedy', async () => {
    const { machine, said } = prepareMachine({ 'apt-get': 'exit 9' }, true);
    expect(await findPdfPrinter(machine)).toBe(false);
    expect(said).toEqual([expect.stringMatching(TWO_WAYS)]);
    expect(said).toEqual([
      expect.stringMatching(/^Chromium {2}not installed\. PDFs are left out\./),
    ]);
  });
});
