import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printRedirectsFile } from '@/lib/kit/hosts/host-files';
import { HOSTS } from '@/lib/kit/hosts/hosts';
import { writeHostFiles } from '@/lib/kit/hosts/write';
import { samplePage, writeSample } from '../../support/sample-export';
import { sampleSite } from '../../support/sample-site';

const GUIDE = readFileSync('lib/kit/hosts/README.md', 'utf8');

function writeExport(basePath: string): string {
  const redirects = [{ from: `${basePath}/s`, to: `${basePath}/`, status: 308 as const }];
  return writeSample({
    'index.html': samplePage('Home').replaceAll('"/_next/', `"${basePath}/_next/`),
    _redirects: printRedirectsFile(redirects, basePath, ['api']),
  });
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('writeHostFiles', () => {
  it.each(Object.entries(HOSTS))(
    'writes the files of %s to the folder it is given',
    async (word, host) => {
      const target = writeSample({});
      await writeHostFiles([word, target, '--export', writeExport('')]);
      const names = host.buildFiles(sampleSite(''));
      expect(names.size).toBeGreaterThan(0);
      for (const name of names.keys()) expect(existsSync(join(target, name))).toBe(true);
    },
  );

  it('reads the base path and the redirects from the export', async () => {
    const target = writeSample({});
    await writeHostFiles(['vercel', target, '--export', writeExport('/developer')]);
    expect(readFileSync(join(target, 'vercel.json'), 'utf8')).toContain('"/developer/s"');
  });

  it('names the folder on the server that nginx reads', async () => {
    const target = writeSample({});
    const options = ['--export', writeExport(''), '--served-from', '/srv/portal'];
    await writeHostFiles(['nginx', target, ...options]);
    expect(readFileSync(join(target, 'nginx.conf'), 'utf8')).toContain('alias "/srv/portal/";');
  });

  it('prints a single file as it is, ready for a pipe', async () => {
    const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    await writeHostFiles(['vercel', '--export', writeExport('')]);
    const printed = write.mock.calls.map(([text]) => String(text)).join('');
    expect(() => JSON.parse(printed)).not.toThrow();
  });

  it('lists the hosts when it does not know one', async () => {
    await expect(writeHostFiles(['none'])).rejects.toThrow(/nginx, nginx-locations, apache/);
  });

  it('says what to do when there is no export', async () => {
    await expect(writeHostFiles(['nginx', '--export', writeSample({})])).rejects.toThrow(
      'npm run build',
    );
  });
});

describe('the guide to deploying', () => {
  const section = GUIDE.split('\n## Hosts\n')[1]?.split('\n## ')[0] ?? '';

  it.each(Object.entries(HOSTS))(
    'says of %s how it is deployed and what it cannot do',
    (word, host) => {
      expect(section).toContain(host.limits);
      expect(section).toMatch(new RegExp(`hosts/write\\.ts ${word}\\b`));
    },
  );
});
