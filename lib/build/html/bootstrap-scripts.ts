import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { readTree } from '../tree';

/** Beside the page's own scripts: hosts keep what lies there for a year, as every name carries a hash. */
const FOLDER = '/_next/static/chunks/';

/**
 * Words of what draws an operation (components/api-reference/operation/operation-article.tsx) and a document in short
 * (document-overview.tsx): they tell their chunks from others.
 */
const NAMED_DOCUMENT_TEXTS = ['Deprecated: plan to move away from it.', 'Untitled document'];

/** A script of lib/bootstrap as one line; `define` are the constants it is built with. */
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
 * Writes the text of a script into an export, named by its content.
 * @returns its address, with the base path.
 */
export function writeScript(root: string, basePath: string, text: string): string {
  return basePath + writeHashed(root, text, (hash) => `${FOLDER}bootstrap-${hash}.js`);
}

/** Writes a text under a name that carries its hash; returns that name. */
export function writeHashed(root: string, text: string, nameFor: (hash: string) => string): string {
  const name = nameFor(createHash('sha256').update(text).digest('hex').slice(0, 12));
  writeFileSync(join(root, name), text);
  return name;
}

/** For the scripts of a page, those that it will import to draw a named document; none where it never does. */
export type FindNamedScripts = (scripts: readonly string[]) => readonly string[];

/** How a script of Next names the files of an `import()`. */
const DYNAMIC_IMPORT = /\["static\/[^\]]*\]/g;

/** Reads from an export which scripts draw a named document. */
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
