import { existsSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/** What a plain static host does with an address. Files are relative to the export, with a leading `/`. */
export type Resolution =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'slash' }
  | { readonly kind: 'missing'; readonly page: string | undefined };

/**
 * Looks an address up in an export the way a plain host does: a folder answers with its `index.html` and
 * is redirected to its slash, anything else is missing and gets the nearest `404.html` up the tree.
 * `path` is decoded, begins with `/` and carries no base path. An address outside `root` is missing.
 */
export function resolveAddress(root: string, path: string): Resolution {
  const base = resolve(root);
  const target = resolve(join(base, path));
  const inside = target === base || target.startsWith(base + sep);
  if (!inside || path.includes('\0') || !existsSync(target)) return missing(base, path);
  const isFolder = statSync(target).isDirectory();
  if (isFolder && !path.endsWith('/')) return { kind: 'slash' };
  if (!isFolder) return path.endsWith('/') ? missing(base, path) : { kind: 'file', file: path };
  const file = `${path}index.html`;
  return existsSync(join(base, file)) ? { kind: 'file', file } : missing(base, path);
}

function missing(root: string, path: string): Resolution {
  const folders = path.split('/').slice(0, -1);
  for (let depth = folders.length; depth > 0; depth -= 1) {
    const page = `${folders.slice(0, depth).join('/')}/404.html`;
    if (!page.includes('..') && existsSync(join(root, page))) return { kind: 'missing', page };
  }
  return { kind: 'missing', page: undefined };
}
