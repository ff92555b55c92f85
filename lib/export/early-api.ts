import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type EarlySettings, PAGE_SCRIPTS } from '@/lib/early-api/start-early';
import { toTags } from './html-tags';
import { readTree } from './tree';

/** What the pages under /api are told, but for what only the build knows. */
export type EarlyOptions = Omit<EarlySettings, 'drawScript'>;

/** Beside the page's own scripts: hosts keep what lies there for a year, as every name carries a hash. */
const FOLDER = '/_next/static/chunks/';

/**
 * Gives the pages under /api the scripts that fetch and list a named document before the page is alive
 * (lib/early-api), and lets the page's own scripts wait for them. `basePath` is `''` or like `/developer`.
 * Must come before the policies. Throws for a page without a place for them, or without scripts of its own.
 */
export async function addEarlyApi(
  root: string,
  basePath: string,
  options: EarlyOptions,
): Promise<void> {
  const drawScript = basePath + (await writeDrawScript(root, basePath));
  const start = await bundle('lib/early-api/start-entry.ts', {
    EARLY_SETTINGS: JSON.stringify({ ...options, drawScript }),
  });
  for (const file of readTree(root).filter((name) => /^api\/(.*\/)?[^/]+\.html$/.test(name))) {
    const path = join(root, file);
    writeFileSync(path, withEarlyStart(readFileSync(path, 'utf8'), start.trim(), file));
  }
}

async function writeDrawScript(root: string, basePath: string): Promise<string> {
  const text = await bundle('lib/early-api/draw-entry.ts', {
    'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath),
  });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const address = `${FOLDER}early-api-${hash}.js`;
  writeFileSync(join(root, address), text);
  return address;
}

async function bundle(entry: string, define: Record<string, string>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define,
  });
  return outputFiles[0]?.text ?? '';
}

const ASYNC_SCRIPT = /<script [^>]*\bsrc="[^"]*\/_next\/static\/[^"]*"[^>]*><\/script>/g;

/**
 * A page whose first script is `start`, told of the page's own scripts, which are taken out: `start` fetches and
 * runs them. Throws for a page without `<head>` or without scripts.
 * @param file its name, for the message.
 */
export function withEarlyStart(html: string, start: string, file: string): string {
  const scripts = (html.match(ASYNC_SCRIPT) ?? []).filter((tag) => / async=/.test(tag));
  const head = /<head[^>]*>(?:\s*<meta charset=[^>]*>)?/i.exec(html)?.[0];
  if (head === undefined || scripts.length === 0)
    throw new Error(`${file}: no <head> or no scripts, so it cannot start early`);
  const sources = scripts.map((tag) => toTags(tag)[0]?.attributes.get('src') ?? '');
  const first = `<script ${PAGE_SCRIPTS}="${sources.join(' ')}">${start}</script>`;
  const rest = scripts.reduce((text, tag) => text.replace(tag, ''), html);
  // A function: a `$` in a script is no reference to a match.
  return rest.replace(head, () => head + first);
}
