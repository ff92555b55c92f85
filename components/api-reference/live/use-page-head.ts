import { useEffect } from 'react';
import type { OperationEntry } from '@/lib/openapi/core/types';
import { buildOperationHead } from '@/lib/pages/operation-head';
import { withBasePath } from '@/lib/routes/urls';

/** What is written in the head, by what it stands in. */
type HeadEntries = readonly (readonly [
  selector: string,
  name: string,
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
 * Writes it over what the page says, for as long as it is shown: what the page does not say is not added. Next may
 * say its own once more, when it takes the page over. Returns how to give back what stood there.
 */
function writeHead(entries: HeadEntries): () => void {
  const before = new Map<Element, () => void>();
  const write = () => {
    for (const [selector, name, value] of entries) {
      const [last, ...others] = [...document.head.querySelectorAll(selector)].toReversed();
      for (const other of others) if (before.delete(other)) other.remove();
      const old = last?.getAttribute(name);
      if (!last || typeof old !== 'string' || before.has(last)) continue;
      before.set(last, () => last.setAttribute(name, old));
      last.setAttribute(name, value(old));
    }
  };
  write();
  const observer = new MutationObserver(write);
  observer.observe(document.head, { childList: true });
  return () => {
    observer.disconnect();
    before.forEach((giveBack) => giveBack());
  };
}

/**
 * Tells of an operation in the head of a page that was made for another address: title, description and canonical
 * address.
 * @param site What titles end in.
 */
export function usePageHead(entry: OperationEntry | undefined, site: string): void {
  usePageTitle(entry && `${buildOperationHead(entry).title} · ${site}`);
  useEffect(() => {
    // Next reads out the titles of pages it knows, when it comes to them: before this one is written.
    const said = document.querySelector('[data-said]');
    if (!entry || !said) return undefined;
    said.textContent = buildOperationHead(entry).title;
    return () => {
      said.textContent = '';
    };
  }, [entry]);
  useEffect(
    () => (entry ? writeHead(listHeadEntries(buildOperationHead(entry))) : undefined),
    [entry],
  );
}

/**
 * Gives the tab another title for as long as it is shown; `undefined` leaves it as it is. Next may set that of
 * the page on show once more, after this has run.
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
      // Not `title`: the browser leaves out spaces, and what never is the same would be put for ever.
      writtenTitle = document.title;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      // A page that came meanwhile has set its own.
      if (document.title === writtenTitle) document.title = ownTitle;
    };
  }, [title]);
}
