import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { source } from '@/.generated/words/build/agents';
import { readSite } from '@/lib/content/read-site';
import { printMarkdown } from '@/lib/kit/build/markdown/print-markdown.mjs';
import { printProofFormats } from '@/lib/kit/build/markdown/proof-formats';
import { CLAIM_SUITES } from '@/lib/kit/build/proof/claim-suites';
import { listHosts, weighPages } from '@/lib/kit/build/proof/measure-export';
import { writeProof } from '@/lib/kit/build/proof/write-proof';
import { listWeighedPages } from '@/lib/pages/proof/page-kinds';
import { fillSlots, markSlot } from '@/lib/pages/proof/proof-slots';
import { writeSample } from '../../../support/sample-export';

const POLICY =
  "default-src 'self'; connect-src 'self' https://api.example.com; img-src 'self' data: https://api.example.com";
const PAGE = `<html><head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="${POLICY}"/><link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css" disabled=""/><script src="/a.js"></script></head><body><td>${markSlot('links-result', 'Not run')}</td></body></html>`;
const PAYLOAD = `1:["$","td",null,{"dangerouslySetInnerHTML":{"__html":"${markSlot('links-result', 'Not run')}"}}]\n`;
const getHref = (href: string) => `${readSite().url}${href}`;
const MARKDOWN = `# Proof\n\n${printMarkdown([printProofFormats()], getHref)}\n${source(getHref('/proof/'))}\n`;
const STAMP = 'cd'.repeat(32);
const RESULTS = `node_modules/.cache/test-results/${STAMP}.json`;

/** An export with the page, and one page of each kind that is weighed. */
const writeExport = () =>
  writeSample({
    ...Object.fromEntries(
      listWeighedPages().map(({ path }) => [`${path.slice(1)}index.html`, PAGE]),
    ),
    ...{ 'a.css': 'a{}', 'b.css': 'b{}', 'a.js': 'void 0' },
    ...{ 'proof/index.html': PAGE, 'proof/index.txt': PAYLOAD },
    ...{
      'proof/index.md': MARKDOWN,
      'proof.md': MARKDOWN,
      'llms-full.txt': `${MARKDOWN}\n# Next\n`,
    },
  });
const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');

function keepResults(failures: readonly string[]): void {
  const [suite = ''] = CLAIM_SUITES.links;
  const result = { passed: 1, failed: failures.length, skipped: 0, failures, figures: [] };
  mkdirSync('node_modules/.cache/test-results', { recursive: true });
  const began = '2031-02-03T04:05:06.000Z';
  writeFileSync(RESULTS, JSON.stringify({ suites: { [suite]: { ...result, began } } }));
}
afterAll(() => rmSync(RESULTS, { force: true }));

test('a page is filled in each form that it has, and once more when there are other results', () => {
  const root = writeExport();
  writeProof(root, '', STAMP);
  expect(read(root, 'proof/index.html')).toContain('<p data-status="not-run">Not run</p>');
  keepResults(['leads "somewhere"']);
  writeProof(root, '');
  expect(read(root, 'proof/index.html')).toContain('<p data-status="failed">Failed</p>');
  const [row = ''] = read(root, 'proof/index.txt').split('\n');
  expect(JSON.parse(row.slice('1:'.length))[3].dangerouslySetInnerHTML.__html).toContain(
    '<p data-status="failed">Failed</p>',
  );
  expect(read(root, 'llms-full.txt')).toContain(read(root, 'proof/index.md'));
  for (const file of ['proof/index.md', 'proof.md']) {
    expect(read(root, file)).toContain('Failed: leads "somewhere"');
    expect(read(root, file)).not.toContain('<!--');
    expect(read(root, file)).toMatch(/^# Proof\n\n[^]*\n\nSource: \S+\n$/);
    expect(read(root, file).match(/## What tests say/g)).toHaveLength(1);
  }
  keepResults([]);
  writeProof(root, '');
  expect(read(root, 'proof/index.html')).not.toContain('Failed');
  expect(read(root, 'proof/index.html')).toContain('<p data-status="passed">Passed</p>');
});

test('results of other content and code are not shown', () => {
  keepResults([]);
  const { claims = [] } = writeProof(writeExport(), '', 'ef'.repeat(32)) ?? {};
  expect(new Set(claims.map(({ status }) => status))).toEqual(new Set(['not-run']));
});

test('an export without the page gets none', () => {
  expect(writeProof(writeSample({ 'index.html': PAGE }), '', STAMP)).toBeUndefined();
});

test('hosts are those of the policy, each with what it is for', () => {
  expect(listHosts(PAGE)).toEqual([
    { origin: 'https://api.example.com', directives: ['connect-src', 'img-src'] },
  ]);
});

test('a page weighs its HTML, the style sheets that count, and the scripts in it', () => {
  const root = writeExport();
  const [home] = weighPages(root, '', [{ kind: 'home', path: '/' }]);
  expect([home?.html.bytes, home?.styles.bytes, home?.scripts.bytes]).toEqual([PAGE.length, 3, 6]);
});

test('a place without a value stays as it is', () => {
  const text = `a ${markSlot('one', '1')} b ${markSlot('two', '2')}`;
  expect(fillSlots(text, (name) => (name === 'two' ? '$&' : undefined))).toBe(
    `a ${markSlot('one', '1')} b ${markSlot('two', '$&')}`,
  );
});
