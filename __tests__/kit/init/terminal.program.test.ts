import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SOUND, writeProject } from '../../support/sample-project';

jest.setTimeout(180_000);

/** For a shell: somebody may have cloned the project into a folder with a space. */
const COMMAND = [
  process.execPath,
  `--import=${pathToFileURL(require.resolve('tsx')).href}`,
  resolve('lib/kit/init/init.ts'),
]
  .map((part) => `'${part}'`)
  .join(' ');

const ENV = { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json'), NO_COLOR: '1' };

const makeProject = () => {
  const root = writeProject({ ...SOUND, 'redocly.yaml': 'extends: []\n' });
  copyFileSync('.prettierrc.json', join(root, '.prettierrc.json'));
  return root;
};

/** Answer to a question that contains a text. */
type Exchange = readonly [question: string, typed: string];

/** Runs init in a pseudo-terminal of util-linux. Each answer is typed when its question is there. */
async function type(root: string, exchanges: readonly Exchange[], flags = '') {
  const child = spawn('script', ['-qec', `${COMMAND} ${flags}`, '/dev/null'], {
    cwd: root,
    env: ENV,
  });
  const left = [...exchanges];
  let [said, unread] = ['', ''];
  const read = (chunk: Buffer) => {
    said += String(chunk);
    unread += String(chunk);
    const [next] = left;
    if (next === undefined || !unread.includes(next[0])) return;
    left.shift();
    unread = '';
    child.stdin.write(next[1]);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const code = await new Promise((done) => child.once('close', done));
  return { code, said, left };
}

test('a terminal asks for what the command line does not say, and makes the portal', async () => {
  const root = makeProject();
  const { code, said, left } = await type(
    root,
    [
      ['OpenAPI document', '\r'],
      ['en, de, fr [en]:', 'it\r'],
      ['expected "en", "de" or "fr"', 'de\r'],
      ['Brand colour [', '0a7b83\r'],
      ['Host of the portal [', 'developer.acme.test\r'],
    ],
    '--name Acme',
  );
  expect([left, code]).toEqual([[], 0]);
  expect(said).toContain('Made a portal of 0 documents');
  expect(said).not.toContain('Name of the provider');
  expect(JSON.parse(readFileSync(join(root, 'content/site.json'), 'utf8'))).toMatchObject({
    ...{ name: 'Acme', lang: 'de', url: 'https://developer.acme.test' },
    theme: { primary: '#0a7b83' },
  });
});

test.each([
  ['Ctrl+C', '\u0003'],
  ['Ctrl+D', '\u0004'],
])('%s at a question leaves everything as it was', async (_, key) => {
  const root = makeProject();
  const { code, said } = await type(root, [
    ['Name of the provider', 'Acme\r'],
    ['OpenAPI document', key],
  ]);
  expect(code).toBe(1);
  expect(said).toContain('Stopped before the last answer: nothing was written');
  expect(existsSync(join(root, 'examples'))).toBe(false);
});

test('--yes asks nothing in a terminal, and says what is missing', async () => {
  const root = makeProject();
  const { code, said } = await type(root, [], '--yes');
  expect([code, existsSync(join(root, 'examples'))]).toEqual([1, false]);
  expect(said).toContain('The name is missing.');
});

test('without a terminal nothing is asked, whatever the input says', () => {
  const root = makeProject();
  const { status, stdout, stderr } = spawnSync('sh', ['-c', COMMAND], {
    ...{ cwd: root, env: ENV, encoding: 'utf8', input: 'Acme\n\n\n\n\n' },
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('The name is missing.');
});
