/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createPage } from '@/lib/tools/new-page';
import { guide, writeProject } from '../../content/sample-project';

/** Each test starts a process, on a machine that may be busy. */
const SLOW_MS = 180_000;

/** The linter is published as ECMAScript modules, which Jest cannot load: the check runs as writers run it. */
function runCheck(root: string): { readonly status: number | null; readonly lines: string[] } {
  const command = resolve('node_modules/tsx/dist/cli.mjs');
  const script = resolve('lib/build/prose/check-prose.ts');
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
  ['#### Deep', 'a heading skips a level (Expected: h3; Actual: h4). Go down one'],
  ['### Ends.', 'a heading ends with punctuation. Drop it'],
  ['**Loud line**', 'a whole line in bold stands where a heading should'],
  ['Use javascript.', '“javascript” is not what this portal writes. Write “JavaScript”'],
  ['| a | b |\n| - | - |\n| 1 |', 'a row has more or fewer cells than the head of its table'],
  ['Write here: your words.', 'still the sentence of the skeleton'],
] as const;

test(
  'names file and line of every fault, what is wrong and how to mend it, and fails',
  () => {
    const bodies = FAULTS.map(([text]) => text);
    const source = guide(`${HEADINGS}\n\n${bodies.join('\n\n')}`);
    const root = writeProject({ ...TERMS, 'content/guides/webhooks.mdx': source });
    const { status, lines } = runCheck(root);
    const lineOf = (text: string) =>
      source.slice(0, source.lastIndexOf(text) + text.length).split('\n').length;
    expect(status).toBe(1);
    const expected = FAULTS.map(([text, message]) => ({ line: lineOf(text), message }));
    for (const { line, message } of expected) {
      const place = `content/guides/webhooks.mdx:${line}: `;
      expect(lines).toContainEqual(expect.stringContaining(`${place}${message}`));
    }
    expect(lines.at(-1)).toBe(`Prose: ${FAULTS.length} errors, 0 warnings in 1 file`);
  },
  SLOW_MS,
);

test(
  'asks for the headings of a guide, in their order',
  () => {
    const [first = '', second = '', ...more] = HEADINGS.split('\n\nText.\n\n');
    const source = guide([second, first, ...more].join('\n\nText.\n\n'));
    const lacking = guide(['Text.', first, ...more.slice(1)].join('\n\nText.\n\n'));
    const { status, lines } = runCheck(
      writeProject({
        ...TERMS,
        'content/guides/a.mdx': source,
        'content/guides/b.mdx': lacking,
        'content/guides/from-windows.mdx': lacking.replaceAll('\n', '\r\n'),
        'content/api/b.mdx': guide('Text.'),
      }),
    );
    expect(status).toBe(1);
    const asked = lines.filter((line) => line.includes('every guide has'));
    expect(asked).toHaveLength(3);
    // What is missing is named; where nothing is, the first that stands in another place.
    expect(asked[0]).toContain('a.mdx');
    expect(asked[0]).not.toContain(`${first}, `);
    expect(asked[1]).toContain(`(${second}, ${more[0]})`);
    expect(asked[2]).toContain(`(${second}, ${more[0]})`);
    expect(lines.join('\n')).toContain('The order is: Overview, Features, Before you start');
  },
  SLOW_MS,
);

test(
  'warns of a hard sentence, and passes',
  () => {
    const hard =
      'Notwithstanding jurisdictional considerations, reconciliation responsibilities necessitate comprehensive organizational documentation of intermediary authorizations.';
    const root = writeProject({ ...TERMS, 'content/api/a.mdx': guide(`Short words.\n\n${hard}`) });
    const { status, lines } = runCheck(root);
    expect(status).toBe(0);
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^content\/api\/a\.mdx:\d+: hard to read: “Notwithstanding .*…”\. Make/,
      ),
    );
    expect(lines.at(-1)).toBe('Prose: 0 errors, 1 warning in 1 file');
  },
  SLOW_MS,
);

test(
  'finds nothing in a new guide but the sentences that are still to be written',
  () => {
    const skeleton = readFileSync('content/skeletons/guide.mdx', 'utf8');
    const root = writeProject({
      ...TERMS,
      'content/skeletons/guide.mdx': skeleton,
      'content/guides/webhooks.mdx': guide(HEADINGS),
    });
    createPage(root, 'guide', 'tap-to-pay');
    const { status, lines } = runCheck(root);
    const faults = lines.filter((line) => line.startsWith('content/guides/tap-to-pay.mdx:'));
    expect(status).toBe(1);
    expect(faults.length).toBeGreaterThan(10);
    expect(faults.filter((line) => !line.includes('still the sentence of the skeleton'))).toEqual(
      [],
    );
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
