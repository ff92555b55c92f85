import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { readTree } from '@/lib/kit/system/read-tree';

/** One exported name. */
export type ExportedName = {
  readonly name: string;
  readonly isType: boolean;
  /** Has JSDoc of its own. */
  readonly isDocumented: boolean;
};

/** What the architecture test knows of a file. Paths are relative to the project. */
export type SourceFile = {
  readonly path: string;
  readonly lines: number;
  /** `path#name` for each imported name; `path#*` for a whole module, `path#` where it is only run. */
  readonly importedNames: readonly string[];
  readonly exports: readonly ExportedName[];
  /** Names that stand in the file more than once: declared, and used. */
  readonly ownUses: ReadonlySet<string>;
  /** Runs when it is started directly, so that its exports may have no importer. */
  readonly isCommand: boolean;
};

const SCRIPT = /\.(ts|tsx|mjs)$/;

/** Every script below the folders, relative to the project; files a test or a tool writes are not there. */
export function listSourceFiles(folders: readonly string[]): readonly string[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readTree(folder).map((file) => `${folder}/${file}`))
    .filter((path) => SCRIPT.test(path) && !path.endsWith('.d.ts'));
}

/** Parses a file with TypeScript's own parser. */
export function readSourceFile(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const found = collect(tree, path);
  return {
    path,
    lines: text.trimEnd().split('\n').length,
    ...found,
    exports: tree.statements.flatMap(toExports),
    isCommand: text.includes('require.main === module'),
  };
}

function collect(tree: ts.SourceFile, path: string) {
  const importedNames: string[] = [];
  const names = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    const target = toImportTarget(node, path);
    if (target !== undefined)
      importedNames.push(...toImportedNames(node).map((name) => `${target}#${name}`));
    if (ts.isIdentifier(node)) names.set(node.text, (names.get(node.text) ?? 0) + 1);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  const ownUses = new Set([...names].filter(([, count]) => count > 1).map(([name]) => name));
  return { importedNames, ownUses };
}

function toImportTarget(node: ts.Node, path: string): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return toTarget(node.moduleSpecifier, path);
  }
  const isDynamic =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isDynamic ? toTarget(node.arguments[0], path) : undefined;
}

function toTarget(specifier: ts.Expression | undefined, path: string): string | undefined {
  if (!specifier || !ts.isStringLiteral(specifier)) return undefined;
  const { text } = specifier;
  if (text.startsWith('@/')) return toFile(text.slice(2));
  return text.startsWith('.') ? toFile(posix.join(dirname(path), text)) : text;
}

function toFile(path: string): string {
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}.mjs`];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? path;
}

function toImportedNames(node: ts.Node): readonly string[] {
  if (ts.isCallExpression(node)) return toDynamicNames(node);
  if (!ts.isImportDeclaration(node)) return ['*'];
  if (!node.importClause) return [''];
  const { name, namedBindings } = node.importClause;
  const named =
    namedBindings && ts.isNamedImports(namedBindings)
      ? namedBindings.elements.map((element) => (element.propertyName ?? element.name).text)
      : [];
  const whole = namedBindings && ts.isNamespaceImport(namedBindings) ? ['*'] : [];
  return [...(name ? ['default'] : []), ...named, ...whole];
}

/** `const { a } = await import('x')` imports `a`; any other use imports the whole module. */
function toDynamicNames(node: ts.CallExpression): readonly string[] {
  const declaration = ts.isAwaitExpression(node.parent) ? node.parent.parent : undefined;
  if (!declaration || !ts.isVariableDeclaration(declaration)) return ['*'];
  if (!ts.isObjectBindingPattern(declaration.name)) return ['*'];
  return declaration.name.elements.map(({ propertyName, name }) =>
    (propertyName ?? name).getText(),
  );
}

function toExports(node: ts.Statement): readonly ExportedName[] {
  const isType = ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);
  const isDocumented = ts.getJSDocCommentsAndTags(node).length > 0;
  const toExport = (name: string): ExportedName => ({ name, isType, isDocumented });
  if (ts.isExportAssignment(node)) return [toExport('default')];
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword)) return [];
  if (has(ts.SyntaxKind.DefaultKeyword)) return [toExport('default')];
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.map(({ name }) => toExport(name.getText()));
  const isNamed = isType || ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node);
  return isNamed && node.name ? [toExport(node.name.text)] : [];
}

/** Root files that import from the project's folders: configuration, and the MDX component map. */
export function listRootFiles(): readonly string[] {
  return ['mdx-components.tsx', 'next.config.mjs', 'eslint.config.mjs'].filter((file) =>
    existsSync(join('.', file)),
  );
}
