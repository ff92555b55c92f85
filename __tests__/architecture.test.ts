/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import { listSourceFiles, readSourceFile, type SourceFile } from './architecture/source-file';
import { findUnusedExports } from './architecture/unused-exports';

const files = listSourceFiles(['app', 'components', 'lib']).map(readSourceFile);
const scripts = files.filter(({ path }) => /\.tsx?$/.test(path));
const inside = (folder: string) => files.filter(({ path }) => path.startsWith(`${folder}/`));

/** `file -> what it imports`, for every import that a rule forbids. */
function findImports(sources: readonly SourceFile[], isForbidden: (target: string) => boolean) {
  return sources.flatMap(({ path, imports }) =>
    imports.filter(isForbidden).map((target) => `${path} -> ${target}`),
  );
}

function printSizes(title: string, sizes: readonly number[]): void {
  const sorted = [...sizes].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  process.stdout.write(
    `${title}: ${sorted.length}, median ${at(0.5)}, p90 ${at(0.9)}, max ${at(1)} lines\n`,
  );
}

describe('imports point one way', () => {
  it('lib imports neither components nor app', () => {
    expect(findImports(inside('lib'), (to) => /^(app|components)\//.test(to))).toEqual([]);
  });

  it('components do not import app', () => {
    expect(findImports(inside('components'), (to) => to.startsWith('app/'))).toEqual([]);
  });

  it('lib/openapi imports only itself, lib/text and libraries, none of them React, Next or Node', () => {
    const isForeign = (to: string) =>
      (/^(app|components|lib|content)\//.test(to) && !/^lib\/(openapi|text)\//.test(to)) ||
      /^(react|react-dom|next|swr)(\/|$)/.test(to) ||
      to.startsWith('node:');
    expect(findImports(inside('lib/openapi'), isForeign)).toEqual([]);
  });

  it.each([
    [
      'lib/openapi',
      'core pattern parse constraints description schema node document search overview operation sample request snippets',
      'first',
    ],
    ['lib/content', 'source schemas validate load', 'last'],
    [
      'components/api-reference',
      'state rendering parts schema samples operation document filter list live',
      'last',
    ],
  ])('a folder of %s imports only from those before it', (home, names, place) => {
    const order = names.split(' ');
    const toFolder = (path: string) =>
      path
        .slice(home.length + 1)
        .split('/')
        .slice(0, -1)[0];
    // Files beside the folders: what all of them speak of, or what is made of them all.
    const beside = place === 'first' ? -1 : order.length;
    const rank = (path: string) => {
      const folder = toFolder(path);
      return folder === undefined ? beside : order.indexOf(folder);
    };
    const rooms = inside(home);
    expect([...new Set(rooms.map(({ path }) => toFolder(path)))].sort()).toEqual(
      [undefined, ...order].sort(),
    );
    const backwards = rooms.flatMap(({ path, imports }) =>
      imports
        .filter((to) => to.startsWith(`${home}/`) && rank(to) > rank(path))
        .map((to) => `${path} -> ${to}`),
    );
    expect(backwards).toEqual([]);
  });

  it('only lib/content and the build tools read the disk', () => {
    const allowed = /^lib\/(content|build|tools)\//;
    const others = files.filter(({ path }) => !allowed.test(path) && !path.endsWith('.mjs'));
    expect(findImports(others, (to) => /^(node:)?fs(\/promises)?$/.test(to))).toEqual([]);
  });

  it('no page or component imports a build tool', () => {
    const pages = [...inside('app'), ...inside('components')];
    expect(findImports(pages, (to) => /^lib\/(build|tools)\//.test(to))).toEqual([]);
  });
});

describe('sizes', () => {
  it('no file is over 300 lines, no function over 80', () => {
    const functions = scripts.flatMap(({ functions: found }) => found);
    printSizes(
      'files',
      scripts.map(({ lines }) => lines),
    );
    printSizes(
      'functions',
      functions.map(({ lines }) => lines),
    );
    const long = [
      ...files.filter(({ lines }) => lines > 300).map(({ path, lines }) => `${path}: ${lines}`),
      ...functions.filter(({ lines }) => lines > 80).map(({ name, lines }) => `${name}: ${lines}`),
    ];
    expect(long).toEqual([]);
  });

  it('a route file only wires: at most 60 lines', () => {
    const routes = inside('app').filter(({ path }) => /\/(page|route|layout)\.tsx?$/.test(path));
    expect(routes.filter(({ lines }) => lines > 60).map(({ path }) => path)).toEqual([]);
  });
});

describe('types', () => {
  it('no `any`, and no comment that silences the compiler or the linter', () => {
    const loose = scripts.filter(({ path, anys }) => {
      const text = readFileSync(path, 'utf8');
      return anys > 0 || /@ts-(ignore|nocheck|expect-error)|eslint-disable/.test(text);
    });
    expect(loose.map(({ path }) => path)).toEqual([]);
  });

  it('at most two type assertions in a thousand lines', () => {
    const lines = scripts.reduce((sum, file) => sum + file.lines, 0);
    const assertions = scripts.flatMap(({ assertions: found }) => found);
    const allowed = Math.max(1, Math.floor((lines / 1000) * 2));
    expect(assertions.length > allowed ? assertions : []).toEqual([]);
  });
});

describe('names', () => {
  it('files and folders are in kebab-case', () => {
    const odd = files.filter(({ path }) => !path.split('/').every(isKebabCase));
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  it('no file is a barrel or a drawer for odds and ends', () => {
    const barrels = files.filter(({ path, reexports }) => {
      const name = basename(path, extname(path));
      return reexports > 0 || /^(index|utils?|helpers?|misc|common)$/.test(name);
    });
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });
});

describe('rooms', () => {
  const tests = listSourceFiles(['__tests__']);
  const toFolders = (paths: readonly string[]) => [...new Set(paths.map((path) => dirname(path)))];

  it('a test lies in a folder like that of what it tests', () => {
    const others = [
      ...['architecture', 'browser', 'browser/navigation', 'api-reference/anchors'],
      'fixtures',
    ];
    const rooms = toFolders(tests).flatMap((folder) => folder.split('__tests__/').slice(1));
    const strange = rooms.filter(
      (room) => !others.includes(room) && ![`lib/${room}`, `components/${room}`].some(existsSync),
    );
    expect(strange).toEqual([]);
  });

  it('no folder holds more than forty scripts', () => {
    const all = [...files.map(({ path }) => path), ...tests];
    const crowded = toFolders(all).filter(
      (folder) => all.filter((path) => dirname(path) === folder).length > 40,
    );
    expect(crowded).toEqual([]);
  });
});

describe('exports', () => {
  it('every export of lib and components has a reader: no dead code, nothing exported in advance', () => {
    expect(findUnusedExports(files)).toEqual([]);
  });

  it('every function, class and constant that lib exports says what it is for', () => {
    const silent = inside('lib').flatMap(({ path, exports }) =>
      exports
        .filter(({ documented, isType }) => !documented && !isType)
        .map(({ name }) => `${path}: ${name}`),
    );
    expect(silent).toEqual([]);
  });
});

/** `[slug]` and `-sandbox` are addresses, `next.config.d.ts` has parts: each part counts for itself. */
function isKebabCase(part: string): boolean {
  return /^-?[a-z0-9]+([-.][a-z0-9]+)*$/.test(part.replace(/^\[(\.\.\.)?(.+)\]$/, '$2'));
}
