import { useEffect } from 'react';
import type { OperationEntry } from '@/lib/openapi/core/types';
import { buildOperationHead } from '@/lib/pages/operation-head';
import { withBasePath } from '@/lib/routes/urls';

/** Attributes of elements in the head, each with a function from its old value to the new one. */
type HeadEntries = readonly (readonly [
  selector: string,
  attribute: string,
  value: (old: string) => string,
])[];

function listHeadEntries({
  title,
  description,
  path,
}: ReturnType<typeof buildOperationHead>): HeadEntries {
  const metaEntry = (name: string, text: string): HeadEntries[number] => [
    `meta[name="${name}"], meta[property="${name}"]`,
    'content',
    () => text,
  ];
  return [
    ['link[rel="canonical"]', 'href', (old) => new URL(withBasePath(path), old).href],
    ...['description', 'og:description', 'twitter:description'].map((name) =>
      metaEntry(name, description),
    ),
    ...['og:title', 'twitter:title'].map((name) => metaEntry(name, title)),
  ];
}

/**
 * Overwrites values in the head; elements that are missing are not added. Next may add its own
 * again during hydration, so the head is observed.
 * @returns a function that restores the old values.
 */
function writeHead(entries: HeadEntries): () => void {
  const before = new Map<Element, () => void>();
  const write = () => {
    for (const [selector, attribute, value] of entries) {
      const [last, ...others] = [...document.head.querySelectorAll(selector)].toReversed();
      for (const other of others) if (before.delete(other)) other.remove();
      const old = last?.getAttribute(attribute);
      if (!last || typeof old !== 'string' || before.has(last)) continue;
      before.set(last, () => last.setAttribute(attribute, old));
      last.setAttribute(attribute, value(old));
    }
  };
  write();
  const observer = new MutationObserver(write);
  observer.observe(document.head, { childList: true });
  return () => {
    observer.disconnect();
    before.forEach((restore) => restore());
  };
}

/**
 * Puts an operation's title, description and canonical address into the head of a page that was
 * built for another address, and announces the title.
 * @param site suffix of titles.
 */
export function usePageHead(entry: OperationEntry | undefined, site: string): void {
  usePageTitle(entry && `${buildOperationHead(entry).title} · ${site}`);
  useEffect(() => {
    // Next announces a page's title on navigation: before this title is set.
    const announcer = document.querySelector('[data-said]');
    if (!entry || !announcer) return undefined;
    announcer.textContent = buildOperationHead(entry).title;
    return () => {
      announcer.textContent = '';
    };
  }, [entry]);
  useEffect(
    () => (entry ? writeHead(listHeadEntries(buildOperationHead(entry))) : undefined),
    [entry],
  );
}

/**
 * Sets the tab's title while the component is mounted; `undefined` leaves it unchanged. Next may
 * set its own title again, so the head is observed.
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    let ownTitle = document.title;
    let writtenTitle: string | undefined;
    const write = () => {
      if (document.title === writtenTitle) return;
      ownTitle = document.title;
      document.title = title;
      // Read back: the browser trims spaces, and comparing with `title` would write without end.
      writtenTitle = document.title;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      // A later page may have set its own title.
      if (document.title === writtenTitle) document.title = ownTitle;
    };
  }, [title]);
}
