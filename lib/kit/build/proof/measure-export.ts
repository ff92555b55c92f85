import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { listWeighedPages } from '@/lib/pages/proof/page-kinds';
import { type HtmlTag, readTags } from '../html/read-tags';
import type { Proof, Size } from './proof-schema';

/** Weighs the first page of each kind in a finished export, with the style sheets and scripts that it loads at once. */
export function weighPages(
  root: string,
  basePath: string,
  pages: ReturnType<typeof listWeighedPages>,
): Proof['weights'] {
  const read = (address: string) =>
    readFileSync(join(root, address.replace(/[?#].*$/, '').slice(basePath.length)));
  return pages.map(({ kind, path }) => {
    const html = readFileSync(join(root, path, 'index.html'));
    const tags = readTags(html.toString());
    return {
      ...{ kind, path },
      html: measure([html]),
      styles: measure(listStyles(tags).map(read)),
      scripts: measure(listScripts(tags).map(read)),
    };
  });
}

function listStyles(tags: readonly HtmlTag[]): readonly string[] {
  return tags.flatMap(({ attributes }) =>
    attributes.get('rel') === 'stylesheet' && !attributes.has('disabled')
      ? (attributes.get('href') ?? [])
      : [],
  );
}

function listScripts(tags: readonly HtmlTag[]): readonly string[] {
  return tags.flatMap(({ name, attributes }) =>
    name === 'script' && !attributes.has('nomodule') ? (attributes.get('src') ?? []) : [],
  );
}

/** Sum of files, each compressed by itself. */
function measure(files: readonly Buffer[]): Size {
  const sum = (getSize: (file: Buffer) => number) =>
    files.reduce((total, file) => total + getSize(file), 0);
  return {
    bytes: sum(({ length }) => length),
    gzip: sum((file) => gzipSync(file).length),
    brotli: sum((file) => brotliCompressSync(file).length),
  };
}

/** Reads from the policy of a page which hosts besides its own it may reach, and what for. */
export function listHosts(html: string): Proof['hosts'] {
  const policy = readTags(html)
    .find(({ attributes }) => attributes.get('http-equiv') === 'Content-Security-Policy')
    ?.attributes.get('content');
  const hosts = new Map<string, string[]>();
  for (const directive of policy?.split(';') ?? []) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    for (const origin of sources.filter((source) => /^[a-z]+:\/\//.test(source)))
      hosts.set(origin, [...(hosts.get(origin) ?? []), name]);
  }
  return [...hosts].map(([origin, directives]) => ({ origin, directives }));
}
