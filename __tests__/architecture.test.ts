import { existsSync, readFileSync } from 'node:fs';
import { dirname, parse } from 'node:path';
import { listSourceFiles, readSourceFile, type SourceFile } from './architecture/source-file';
import { findUnusedExports } from './architecture/unused-exports';

const files = listSourceFiles(['app', 'components', 'lib']).map(readSourceFile);
const inside = (folder: string) => files.filter(({ path }) => path.startsWith(`${folder}/`));

describe('sizes', () => {
  it('a route file only wires: at most 60 lines', () => {
    const routes = inside('app').filter(({ path }) => /\/(page|route|layout)\.tsx?$/.test(path));
    expect(routes.filter(({ lines }) => lines > 60).map(({ path }) => path)).toEqual([]);
  });
});

describe('names', () => {
  it('files and folders are in kebab-case', () => {
    const odd = files.filter(({ path }) => !path.split('/').every(isKebabCase));
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  it('no two files of components and lib have one name', () => {
    const paths = new Map<string, string[]>();
    for (const { path } of [...inside('components'), ...inside('lib')]) {
      const name = parse(path).name;
      paths.set(name, [...(paths.get(name) ?? []), path]);
    }
    expect([...paths.values()].filter(({ length }) => length > 1)).toEqual([]);
  });
});

describe('rooms', () => {
  const tests = listSourceFiles(['__tests__']);
  const toFolders = (paths: readonly string[]) => [...new Set(paths.map((path) => dirname(path)))];

  it('a test lies in a folder like that of what it tests', () => {
    const others = [
      ...[
        'architecture',
        'export',
        'browser',
        'browser/files',
        'browser/navigation',
        'browser/search',
        'browser/shell',
        'browser/workbench',
        'api-reference/anchors',
      ],
      ...['engines', 'engines/flows', 'fixtures', 'support'],
      'fixtures/adopters/own/content/components',
    ];
    const rooms = toFolders(tests).flatMap((folder) => folder.split('__tests__/').slice(1));
    const strange = rooms.filter(
      (room) => !others.includes(room) && ![`lib/${room}`, `components/${room}`].some(existsSync),
    );
    expect(strange).toEqual([]);
  });

  it('no folder of the product holds more than fifteen scripts, none of tests more than forty', () => {
    const countIn = (paths: readonly string[], folder: string) =>
      paths.filter((path) => dirname(path) === folder).length;
    const product = files.map(({ path }) => path);
    expect(toFolders(product).filter((folder) => countIn(product, folder) > 15)).toEqual([]);
    expect(toFolders(tests).filter((folder) => countIn(tests, folder) > 40)).toEqual([]);
  });
});

describe('imports', () => {
  it('never lead from a file back to itself, those of types included', () => {
    const imports = new Map(files.map((file) => [file.path, toPaths(file)]));
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (path: string, open: readonly string[]) => {
      if (open.includes(path)) circles.push([...open.slice(open.indexOf(path)), path].join(' > '));
      if (done.has(path) || open.includes(path)) return;
      for (const next of imports.get(path) ?? []) visit(next, [...open, path]);
      done.add(path);
    };
    for (const path of imports.keys()) visit(path, []);
    expect(circles).toEqual([]);
  });
});

describe('commands', () => {
  it('one that reads words first writes those of the language: a fresh clone has none', () => {
    const imports = new Map(files.map((file) => [file.path, toPaths(file)]));
    const reachesWords = (path: string, seen: Set<string>): boolean => {
      if (/^\.generated\/(words|languages)\//.test(path)) return true;
      if (seen.has(path)) return false;
      seen.add(path);
      return (imports.get(path) ?? []).some((next) => reachesWords(next, seen));
    };
    const late = files.filter(
      ({ path, isCommand }) =>
        isCommand &&
        reachesWords(path, new Set()) &&
        imports.get(path)?.[0] !== 'lib/kit/system/write-words.ts',
    );
    expect(late.map(({ path }) => path)).toEqual([]);
  });

  it('one runs only where it is started, not where it is imported', () => {
    const running = files.filter(({ path }) => /^void runMain\(/m.test(readFileSync(path, 'utf8')));
    expect(running.map(({ path }) => path)).toEqual([]);
  });
});

describe('exports', () => {
  it('every export of lib says what it is', () => {
    const bare = inside('lib').flatMap(({ path, exports }) =>
      // A word of the interface says itself what it says.
      path.endsWith('.ts') && !/^lib\/words\/..\//.test(path)
        ? exports.filter(({ isDocumented }) => !isDocumented).map(({ name }) => `${path}#${name}`)
        : [],
    );
    expect(bare).toEqual([]);
  });

  it('every export of lib and components has a reader: no dead code, nothing exported in advance', () => {
    expect(findUnusedExports(files)).toEqual([]);
  });
});

/** Paths of all files that one imports, in their order. */
const toPaths = ({ importedNames }: SourceFile) =>
  importedNames.map((name) => name.replace(/#.*/, ''));

/** `[slug]` and `-sandbox` are addresses, `next.config.d.ts` has parts: each part counts for itself. */
function isKebabCase(part: string): boolean {
  return /^-?[a-z0-9]+([-.][a-z0-9]+)*$/.test(part.replace(/^\[(\.\.\.)?(.+)\]$/, '$2'));
}
