import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { readTree } from '@/lib/kit/system/read-tree';

/** Most lines of the README: it is read whole, once. */
const MAX_README_LINES = 120;
/** Most words of a sentence there. */
const MAX_SENTENCE_WORDS = 25;

/** Documents for people who work on the portal. */
const DOCUMENTS = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'],
  ...['.github', 'content', 'lib'].flatMap((folder) =>
    readTree(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => join(folder, file)),
  ),
];

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Text outside of fences. */
function readProse(file: string): string {
  return readFileSync(file, 'utf8').replace(/^(`{3,}).*?^\1$/gms, '');
}

function listIds(file: string): readonly string[] {
  const slugger = new GithubSlugger();
  return [...readProse(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    slugger.slug(title.replaceAll('`', '')),
  );
}

/** Links that lead nowhere: `content/README.md: ./missing.md`. */
function findBrokenLinks(file: string): readonly string[] {
  const links = [...readProse(file).matchAll(/\]\((?!https?:|mailto:|\/|link:)([^)\s]+)\)/g)];
  return links.flatMap(([, link = '']) => {
    const [path = '', id] = link.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    const isThere = existsSync(target) && (id === undefined || listIds(target).includes(id));
    return isThere ? [] : [`${file}: ${link}`];
  });
}

/** Files of the code that are named and do not exist; names with `<…>`, `*` or `{…}` are patterns. */
function findMissingFiles(file: string): readonly string[] {
  const named = readFileSync(file, 'utf8').match(
    /(?<![\w./-])(?:lib|components|__tests__|app)\/[\w./[\]-]+\.\w+(?![\w<*{])/g,
  );
  return (named ?? []).filter((path) => !existsSync(path)).map((path) => `${file}: ${path}`);
}

function findMissingScripts(file: string): readonly string[] {
  const named = [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:]+)/g)];
  return named
    .filter(([, name = '']) => !Object.hasOwn(scripts, name))
    .map(([command]) => `${file}: ${command}`);
}

describe.each(DOCUMENTS)('%s', (file) => {
  it('links to documents and headings that exist', () => {
    expect(findBrokenLinks(file)).toEqual([]);
  });

  it('names files and scripts that exist', () => {
    expect([...findMissingFiles(file), ...findMissingScripts(file)]).toEqual([]);
  });
});

test.each(['ci', 'nightly'])('the workflow %s names files and scripts that exist', (name) => {
  const file = `.github/workflows/${name}.yml`;
  expect([...findMissingFiles(file), ...findMissingScripts(file)]).toEqual([]);
});

describe('the README', () => {
  it('is short enough to be read whole', () => {
    expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(
      MAX_README_LINES,
    );
  });

  it('has no sentence that must be read twice', () => {
    const sentences = readProse('README.md')
      .replaceAll(/\]\([^)]*\)|^#+ .*$/gm, ']')
      .split(/(?<=[.:!?])\s+|\n\n|\n- |\n?\|/);
    const long = sentences.filter((text) => text.trim().split(/\s+/).length > MAX_SENTENCE_WORDS);
    expect(long).toEqual([]);
  });
});
