import { printMarkdown, renderHtml } from '@/lib/kit/build/markdown/print-markdown.mjs';
import { CLAIM_SUITES } from '@/lib/kit/build/proof/claim-suites';
import { judgeClaims } from '@/lib/kit/build/proof/judge-claims';
import { buildSlots, printProof } from '@/lib/kit/build/proof/proof-blocks';
import { type Proof, proofSchema } from '@/lib/kit/build/proof/proof-schema';
import type { Results } from '@/lib/kit/build/proof/results';
import { CLAIMS } from '@/lib/pages/proof/claims';

const BEGAN = '2031-02-03T04:05:06.000Z';
const PASSED = { passed: 2, failed: 0, skipped: 0, failures: [], began: BEGAN, figures: [] };
const [LINKS = ''] = CLAIM_SUITES.links;
const [SAMPLES = ''] = CLAIM_SUITES.samples;
const [WEBKIT = ''] = CLAIM_SUITES.webkit;

const size = { bytes: 9000, gzip: 3000, brotli: 2600 };
const build = (results: Results, gaps: string[] = []): Proof =>
  proofSchema.parse({
    ...{ $schema: 'https://a.example/proof/proof.schema.json', portal: 'https://a.example/' },
    sources: 'ab'.repeat(32),
    claims: judgeClaims(CLAIMS, CLAIM_SUITES, results),
    hosts: [{ origin: 'https://api.example.com', directives: ['connect-src', 'img-src'] }],
    weights: [{ kind: 'home', path: '/', html: size, styles: size, scripts: size }],
    pages: [{ path: '/guides/a/', title: 'A guide', day: '2030-01-02' }],
    accessibility: {
      ...{ standard: 'WCAG 2.2 AA', status: 'not-run', checks: ['axe'] },
      ...{ gaps, contact: 'a@example.com' },
    },
  });
const print = (proof: Proof) => printMarkdown(printProof(proof), (href) => href);
const readSlot = (proof: Proof, name: string) =>
  renderHtml(
    buildSlots(proof).get(name) ?? [],
    (href) => href,
    () => '',
  );

test('a fresh clone that was only built says so, and shows what the build measured', () => {
  const text = print(build({}));
  expect(text).toContain('Tests have not been run on this portal as it was built here.');
  expect(text.match(/\| Not run/g)).toHaveLength(CLAIMS.length);
  expect(text.match(/\| Not run \| – \|/g)).toHaveLength(CLAIMS.length);
  expect(text).not.toMatch(/\| Passed/);
  expect(text).toContain('`https://api.example.com` for data and documents and pictures');
  expect(text).toMatch(/\| \[Start page\]\(\/\)(?: \| 2\.6\sKB){3} \|/);
  expect(text).toContain('| [A guide](/guides/a/) | January 2, 2030 |');
  expect(text).toContain('so no conformance is claimed');
});

test('a result that passed has its day, its figures and the number of its tests', () => {
  const figures = [
    { name: 'samples', part: 'Python', count: 96 },
    { name: 'samples', part: 'PHP', count: 0 },
  ] as const;
  const proof = build({ [SAMPLES]: { ...PASSED, figures: [...figures] } });
  expect(readSlot(proof, 'samples-result')).toBe(
    '<p data-status="passed">Passed</p>\n<p>on February 3, 2031</p>',
  );
  expect(readSlot(proof, 'samples-tried')).toBe(
    '<p>Python: 96 programs, PHP: not run, 2 tests passed</p>',
  );
  expect(print(proof)).toContain('from February 3, 2031');
});

test('a result that failed is shown as failed, with the names of its tests', () => {
  const failures = ['every <link> leads somewhere'];
  const proof = build({ [LINKS]: { ...PASSED, failed: 1, failures } });
  expect(readSlot(proof, 'links-result')).toContain('<p data-status="failed">Failed</p>');
  expect(readSlot(proof, 'links-tried')).toContain('<li>every &#x3C;link> leads somewhere</li>');
  expect(print(proof)).toContain('1 failed; Failed: every \\<link> leads somewhere');
});

test('an engine that was missing is not run, never passed', () => {
  const proof = build({ [WEBKIT]: { ...PASSED, passed: 0, skipped: 1 } });
  expect(readSlot(proof, 'webkit-result')).toBe('<p data-status="not-run">Not run</p>');
  expect(readSlot(proof, 'webkit-tried')).toContain('1 skipped');
});

test('known gaps are listed, and none is said', () => {
  expect(readSlot(build({}), 'accessibility')).toContain('<p>None known.</p>');
  const gaps = ['Diagrams have no text of their own.'];
  expect(readSlot(build({}, gaps), 'accessibility')).toContain(`<li>${gaps.join('')}</li>`);
});
