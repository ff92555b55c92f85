import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { readTree } from '../tree';

/** Folder of Next's scripts, which hosts cache for a year, as every name carries a hash. */
const FOLDER = '/_next/static/chunks/';

/**
 * Texts that identify the chunks that render an operation
 * (components/api-reference/operation/operation-article.tsx) and the overview of a document
 * (document-overview.tsx).
 */
const NAMED_DOCUMENT_TEXTS = ['Deprecated: plan to move away from it.', 'Untitled document'];

/** Bundles a script of lib/bootstrap into one line; `define` holds its build constants. */
export async function bundleScript(entry: string, define: Record<string, string>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`lib/bootstrap/${entry}.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * Writes a script into an export, named by its hash.
 * @returns address of the script, with the base path.
 */
export function writeScript(root: string, basePath: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const name = `${FOLDER}bootstrap-${hash}.js`;
  writeFileSync(join(root, name), text);
  return basePath + name;
}

/** Scripts that a page's scripts import to render a named document; may be empty. */
export type FindNamedScripts = (scripts: readonly string[]) => readonly string[];

/** List of the files of an `import()` in a script of Next. */
const DYNAMIC_IMPORT = /\["static\/[^\]]*\]/g;

/** Reads from an export which scripts render a named document. */
export function createNamedScriptFinder(root: string, basePath: string): FindNamedScripts {
  const chunks = readTree(join(root, FOLDER)).filter((file) => file.endsWith('.js'));
  const texts = new Map(
    chunks.map((file) => [
      `${basePath}${FOLDER}${file}`,
      readFileSync(join(root, FOLDER, file), 'utf8'),
    ]),
  );
  const names = [...texts]
    .filter(([, text]) => NAMED_DOCUMENT_TEXTS.some((phrase) => text.includes(phrase)))
    .map(([src]) => src.slice(src.lastIndexOf('/') + 1));
  return (scripts) => {
    const lists = scripts.flatMap((src) => texts.get(src)?.match(DYNAMIC_IMPORT) ?? []);
    const found = lists.filter((list) => names.some((name) => list.includes(`/${name}"`)));
    const files = found.flatMap((list) => [...list.matchAll(/"(static\/[^"]*\.js)"/g)]);
    return [...new Set(files.map(([, file]) => `${basePath}/_next/${file}`))];
  };
}
