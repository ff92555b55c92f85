import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ARTICLE_SCRIPTS, type EarlySettings, PAGE_SCRIPTS } from '@/lib/early-api/start-early';
import { toTags } from './html-tags';
import { readTree } from './tree';

/** What the pages under /api are told, but for what only the build knows. */
export type EarlyOptions = Omit<EarlySettings, 'listScript' | 'operationScript'>;

/** Beside the page's own scripts: hosts keep what lies there for a year, as every name carries a hash. */
const FOLDER = '/_next/static/chunks/';

/** Words of what draws an operation (components/api-browser/operation-article.tsx): they tell its chunk from others. */
const ARTICLE_WORDS = 'Deprecated: plan to move away from it.';

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
  const write = async (entry: string) => basePath + (await writeScript(root, basePath, entry));
  const settings: EarlySettings = {
    ...options,
    listScript: await write('list-entry'),
    operationScript: await write('operation-entry'),
  };
  const start = await bundle('start-entry', { EARLY_SETTINGS: JSON.stringify(settings) });
  const toArticleScripts = createArticleScripts(root, basePath);
  for (const file of readTree(root).filter((name) => /^api\/(.*\/)?[^/]+\.html$/.test(name))) {
    const path = join(root, file);
    const early = { start: start.trim(), toArticleScripts };
    writeFileSync(path, withEarlyStart(readFileSync(path, 'utf8'), early, file));
  }
}

async function writeScript(root: string, basePath: string, entry: string): Promise<string> {
  const text = await bundle(entry, {
    'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath),
  });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const address = `${FOLDER}early-${hash}.js`;
  writeFileSync(join(root, address), text);
  return address;
}

async function bundle(entry: string, define: Record<string, string>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`lib/early-api/${entry}.ts`],
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

type ToArticleScripts = (scripts: readonly string[]) => readonly string[];

/** How a script of Next names the files of an `import()`. */
const IMPORT = /\["static\/[^\]]*\]/g;

/** For the scripts of a page, those that it will import to draw an operation; none where it never does. */
function createArticleScripts(root: string, basePath: string): ToArticleScripts {
  const chunks = readTree(join(root, FOLDER)).filter((file) => file.endsWith('.js'));
  const texts = new Map(
    chunks.map((file) => [
      `${basePath}${FOLDER}${file}`,
      readFileSync(join(root, FOLDER, file), 'utf8'),
    ]),
  );
  const article = [...texts].find(([, text]) => text.includes(ARTICLE_WORDS))?.[0];
  const name = article?.slice(article.lastIndexOf('/') + 1) ?? 'none';
  return (scripts) => {
    const lists = scripts.flatMap((src) => texts.get(src)?.match(IMPORT) ?? []);
    const found = lists.filter((list) => list.includes(`/${name}"`));
    const files = found.flatMap((list) => [...list.matchAll(/"(static\/[^"]*\.js)"/g)]);
    return [...new Set(files.map(([, file]) => `${basePath}/_next/${file}`))];
  };
}

const ASYNC_SCRIPT = /<script [^>]*\bsrc="[^"]*\/_next\/static\/[^"]*"[^>]*><\/script>/g;

/**
 * A page whose first script is `start`, told of the page's own scripts, which are taken out: `start` fetches and
 * runs them. Throws for a page without `<head>` or without scripts.
 * @param file its name, for the message.
 */
export function withEarlyStart(
  html: string,
  { start, toArticleScripts }: { start: string; toArticleScripts: ToArticleScripts },
  file: string,
): string {
  const scripts = (html.match(ASYNC_SCRIPT) ?? []).filter((tag) => / async=/.test(tag));
  const head = /<head[^>]*>(?:\s*<meta charset=[^>]*>)?/i.exec(html)?.[0];
  if (head === undefined || scripts.length === 0)
    throw new Error(`${file}: no <head> or no scripts, so it cannot start early`);
  const sources = scripts.map((tag) => toTags(tag)[0]?.attributes.get('src') ?? '');
  const attributes = [
    `${PAGE_SCRIPTS}="${sources.join(' ')}"`,
    `${ARTICLE_SCRIPTS}="${toArticleScripts(sources).join(' ')}"`,
  ];
  const first = `<script ${attributes.join(' ')}>${start}</script>`;
  const rest = scripts.reduce((text, tag) => text.replace(tag, ''), html);
  // A function: a `$` in a script is no reference to a match.
  return rest.replace(head, () => head + first);
}
