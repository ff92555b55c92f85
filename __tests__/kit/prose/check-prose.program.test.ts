import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createPage } from '@/lib/kit/init/new-page';
import { guide, writeProject } from '../../support/sample-project';

/** Each test starts a process, on a machine that may be busy. */
const SLOW_MS = 180_000;

/** The linter is published as ECMAScript modules, which Jest cannot load: the check runs as writers run it. */
function runCheck(root: string): { readonly status: number | null; readonly lines: string[] } {
  const command = resolve('node_modules/tsx/dist/cli.mjs');
  const script = resolve('lib/kit/prose/check-prose.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [command, '--tsconfig', resolve('tsconfig.json'), script],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, lines: `${stdout}\n${stderr}`.split('\n').filter((line) => line !== '') };
}

const TERMS = { 'content/terms.json': readFileSync('content/terms.json', 'utf8') };
const HEADINGS = (readFileSync('content/skeletons/guide.mdx', 'utf8').match(/^## .*$/gm) ?? [])
  .map((heading) => `${heading}\n\nText.`)
  .join('\n\n');

const FAULTS = [
  [
    'See [here](/guides/webhooks/).',
    'the text of a link does not say where it leads ([here]). Use',
  ],
  [
    'At https://example.com/x today.',
    'an address stands in the text as it is (https://example.com/x)',
  ],
  ['![](/images/a.svg)', 'a picture without a text. Say in the brackets'],
  ['### Ends.', 'a heading ends with punctuation. Drop it'],
  ['**Loud line**', 'a whole line in bold stands where a heading should'],
  ['Use javascript.', '“javascript” is not what this portal writes. Write “JavaScript”'],
  ['Write here: your words.', 'still the sentence of the skeleton'],
] as const;

describe('a project with faults', () => {
  const GUIDE = 'content/guides/webhooks.mdx';
  const faulty = guide(`${HEADINGS}\n\n${FAULTS.map(([text]) => text).join('\n\n')}`);
  const [first = '', second = '', ...more] = HEADINGS.split('\n\nText.\n\n');
  const swapped = guide([second, first, ...more].join('\n\nText.\n\n'));
  const lacking = guide(['Text.', first, ...more.slice(1)].join('\n\nText.\n\n'));
  let status: number | null = null;
  let lines: readonly string[] = [];

  beforeAll(() => {
    const root = writeProject({
      ...TERMS,
      'content/navigation.json': readFileSync('content/navigation.json', 'utf8'),
      'content/skeletons/guide.mdx': readFileSync('content/skeletons/guide.mdx', 'utf8'),
      [GUIDE]: faulty,
      'content/guides/a.mdx': swapped,
      'content/guides/b.mdx': lacking,
      'content/guides/from-windows.mdx': lacking.replaceAll('\n', '\r\n'),
      'content/api/b.mdx': guide('Text.'),
    });
    createPage(root, 'guide', 'tap-to-pay');
    ({ status, lines } = runCheck(root));
  }, SLOW_MS);

  const linesOf = (file: string) => lines.filter((line) => line.startsWith(`${file}:`));

  test('fails, and counts them', () => {
    expect(status).toBe(1);
    const found = lines.filter((line) => line.startsWith('content/')).length;
    expect(lines.at(-1)).toBe(`Prose: ${found} errors in 6 files`);
  });

  test('names file and line of every fault, what is wrong and how to mend it', () => {
    const lineOf = (text: string) =>
      faulty.slice(0, faulty.lastIndexOf(text) + text.length).split('\n').length;
    for (const [text, message] of FAULTS)
      expect(lines).toContainEqual(expect.stringContaining(`${GUIDE}:${lineOf(text)}: ${message}`));
    expect(linesOf(GUIDE)).toHaveLength(FAULTS.length);
  });

  test('is asked for the headings of a guide, in their order', () => {
    const asked = lines.filter((line) => line.includes('every guide has'));
    expect(asked).toHaveLength(3);
    // What is missing is named; where nothing is, the first that stands in another place.
    expect(asked[0]).toContain('a.mdx');
    expect(asked[0]).not.toContain(`${first}, `);
    expect(asked[1]).toContain(`(${second}, ${more[0]})`);
    expect(asked[2]).toContain(`(${second}, ${more[0]})`);
    expect(lines.join('\n')).toContain('The order is: Overview, Features, Before you start');
  });

  test('has in a new guide none but the sentences that are still to be written', () => {
    const faults = linesOf('content/guides/tap-to-pay.mdx');
    expect(faults.length).toBeGreaterThan(10);
    expect(faults.filter((line) => !line.includes('still the sentence of the skeleton'))).toEqual(
      [],
    );
  });
});

test(
  'passes where nothing is wrong, and says how many files it read',
  () => {
    const root = writeProject({ ...TERMS, 'content/api/a.mdx': guide('Short words.') });
    const { status, lines } = runCheck(root);
    expect([status, lines.at(-1)]).toEqual([0, 'Prose: 0 errors in 1 file']);
  },
  SLOW_MS,
);

test(
  'says what is wrong with the terms',
  () => {
    const { status, lines } = runCheck(writeProject({ 'content/terms.json': '{ "names": [], }' }));
    expect(status).toBe(1);
    expect(lines.join('\n')).toContain('content/terms.json\n  - line 1');
  },
  SLOW_MS,
);
