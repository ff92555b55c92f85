import { useEffect } from 'react';
import { toOperationHead } from '@/lib/reference/operation-head';
import type { OperationEntry } from '@/lib/openapi/types';
import { withBasePath } from '@/lib/urls';
import { usePageTitle } from './use-page-title';

/** Writes an attribute of what the head has, and says how to give back what stood there. */
function put(selector: string, name: string, value: (old: string) => string): () => void {
  const element = document.head.querySelector(selector);
  const old = element?.getAttribute(name);
  if (!element || old == null) return () => {};
  element.setAttribute(name, value(old));
  return () => element.setAttribute(name, old);
}

/**
 * Tells of an operation in the head of a page that was made for another address: title, description and canonical
 * address, for as long as it is shown. What the page does not tell is not added.
 * @param site What titles end in.
 */
export function usePageHead(entry: OperationEntry | undefined, site: string): void {
  const head = entry && toOperationHead(entry);
  const { title, description, path } = head ?? {};
  usePageTitle(title && `${title} · ${site}`);
  useEffect(() => {
    if (title === undefined || description === undefined || path === undefined) return undefined;
    const undo = [
      put('link[rel="canonical"]', 'href', (old) => new URL(withBasePath(path), old).href),
      ...[
        'meta[name="description"]',
        'meta[property="og:description"]',
        'meta[name="twitter:description"]',
      ].map((selector) => put(selector, 'content', () => description)),
      ...['meta[property="og:title"]', 'meta[name="twitter:title"]'].map((selector) =>
        put(selector, 'content', () => title),
      ),
    ];
    return () => undo.forEach((back) => back());
  }, [title, description, path]);
}
