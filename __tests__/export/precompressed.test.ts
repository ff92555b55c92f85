import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from '@/lib/kit/hosts/servers/precompress';
import { readTree } from '@/lib/kit/system/read-tree';
import { writeSample } from '../support/sample-export';
import { sampleSite } from '../support/sample-site';
import { hasProgram, startCaddy, startNginx } from './foreign-servers';
import { ask } from './raw-request';

const PAGE = `<!doctype html>${'<p>The portal</p>'.repeat(100)}`;

const makeExport = async () => {
  const root = writeSample({
    'index.html': PAGE,
    'short.html': '<p>',
    'font.woff2': 'f'.repeat(999),
  });
  return { root, summary: await precompress(root) };
};

it('writes two files beside each text that is worth it, and says what that gave', async () => {
  const { root, summary } = await makeExport();
  expect(readTree(root)).toEqual([
    'font.woff2',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'short.html',
  ]);
  expect(summary).toMatch(/^1 files of 2 kB: 0 kB as \.gz, 0 kB as \.br$/);
  expect(gunzipSync(readFileSync(join(root, 'index.html.gz'))).toString()).toBe(PAGE);
  expect(brotliDecompressSync(readFileSync(join(root, 'index.html.br'))).toString()).toBe(PAGE);
});

describe.each([
  ['nginx', startNginx, 'gzip', '.gz'],
  ['caddy', startCaddy, 'gzip', '.gz'],
  ['caddy', startCaddy, 'br', '.br'],
] as const)('%s', (program, start, encoding, extension) => {
  const itRuns = hasProgram(program) ? it : it.skip;
  itRuns(`sends them for ${encoding}`, async () => {
    const { root } = await makeExport();
    const site = { ...sampleSite(''), root, precompressed: true };
    const host = await start(site);
    const response = await ask(`${host.origin}/`, 'GET', { 'accept-encoding': encoding });
    await host.close();
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    const { length } = readFileSync(join(root, `index.html${extension}`));
    expect(Number(response.headers.get('content-length'))).toBe(length);
  });
});
