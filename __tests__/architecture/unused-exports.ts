import { readFileSync } from 'node:fs';
import type { ExportedName, SourceFile } from './source-file';
import { listRootFiles, listSourceFiles, readSourceFile } from './source-file';

/**
 * `file: name` for every export below `lib` and `components` without a reason to be one:
 * - code that no product file uses, be it the file itself, is dead, whatever the tests say of it;
 * - a part that only its own file uses may be exported for its test, and for nothing else;
 * - a type may be exported because another export of its file mentions it.
 * Commands are left out, and so are the plugins that Next takes by path, and the words of the interface, which a build
 * imports in one language (`__tests__/words`).
 */
export function findUnusedExports(files: readonly SourceFile[]): readonly string[] {
  const product = toNames([...files, ...listRootFiles().map(readSourceFile)]);
  const tests = toNames(listSourceFiles(['__tests__']).map(readSourceFile));
  const byPath = readFileSync('next.config.mjs', 'utf8');
  const isUsed = ({ path, ownUses }: SourceFile, { name, isType }: ExportedName) => {
    if (product.has(`${path}#${name}`) || product.has(`${path}#*`)) return true;
    return ownUses.has(name) && (isType || tests.has(`${path}#${name}`));
  };
  return files
    .filter(
      ({ path, isCommand }) =>
        !/^(app|lib\/words\/..)\//.test(path) && !isCommand && !byPath.includes(path),
    )
    .flatMap((file) =>
      file.exports
        .filter((exported) => !isUsed(file, exported))
        .map(({ name }) => `${file.path}: ${name}`),
    );
}

function toNames(files: readonly SourceFile[]): ReadonlySet<string> {
  return new Set(files.flatMap(({ importedNames }) => importedNames));
}
