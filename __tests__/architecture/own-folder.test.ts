import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { readTree } from '@/lib/kit/system/read-tree';

/** Folders that are no source: what others write, and what a build does. */
const NO_SOURCE = /^(\.git|node_modules|coverage|public|\.fonts|\.languages|\.next.*|out.*)$/;
const TEXT = /\.(tsx?|mjs|js|css|mdx?|json|ya?ml|txt)$|^\.ci\//;

/** Every text file of the project, relative to its folder. */
const files = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !NO_SOURCE.test(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readTree(entry.name).map((file) => `${entry.name}/${file}`)
      : [entry.name],
  )
  .filter((file) => TEXT.test(file));

/** Functions that take a path: relative ones begin at the project's folder. */
const TAKES_PATH =
  /^(access|copyFile|cp|createReadStream|exists|glob|lstat|open|opendir|read(dir|File|link)|realpath|stat|join|resolve|readText|readTree)(Sync)?$/;

/** Paths in a script that begin at the project's folder and lead out of it, and imports that do. */
function findPathsOutside(path: string): readonly string[] {
  const tree = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    for (const text of listPaths(node, path))
      if (posix.normalize(text).startsWith('..')) found.push(`${path}: ${text}`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Paths that a node names, relative to the project's folder. */
function listPaths(node: ts.Node, file: string): readonly string[] {
  if (ts.isImportDeclaration(node)) return listImports([node.moduleSpecifier], file);
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return [];
  const callee = node.expression.getText();
  const name = callee === 'require.resolve' ? 'require' : callee.replace(/^.*\./, '');
  const given = node.arguments ?? [];
  const texts = given.slice(given[0]?.getText() === 'process.cwd()' ? 1 : 0).slice(0, 1);
  if (/^(import|require|URL|mock|requireActual)$/.test(name)) return listImports(texts, file);
  return TAKES_PATH.test(name) ? texts.filter(ts.isStringLiteralLike).map(({ text }) => text) : [];
}

function listImports(nodes: readonly ts.Node[], file: string): readonly string[] {
  return nodes
    .filter(ts.isStringLiteralLike)
    .filter(({ text }) => text.startsWith('.'))
    .map(({ text }) => posix.join(posix.dirname(file), text));
}

test('no file names a folder beside the project', () => {
  const beside = ['..', 'shared'].join('/');
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(beside))).toEqual([]);
});

test('no script reads or imports what is outside of the project', () => {
  const scripts = files.filter((file) => /\.(tsx?|mjs|js)$/.test(file));
  expect(scripts.flatMap(findPathsOutside)).toEqual([]);
});
