'use client';

import { useEffect } from 'react';
import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';
import { buildOperationHead } from '@/lib/pages/operation-head';
import { withBasePath } from '@/lib/routes/urls';

/** Puts an element before those that the page was built with: browsers take the first of a kind. */
function putFirst(element: Element | null): void {
  if (element) document.head.prepend(element);
}

/**
 * Keeps a title before the page's own, which Next inserts before any other when it hydrates its
 * metadata: later than content that was loaded early.
 * @returns a function that stops.
 */
function keepFirst(title: HTMLTitleElement | null): () => void {
  const { head } = document;
  const observer = new MutationObserver(() => {
    if (title && head.querySelector('title') !== title) putFirst(title);
  });
  observer.observe(head, { childList: true });
  return () => observer.disconnect();
}

/** Title of the tab while it is mounted; the page's own is back when it goes. */
export function PageTitle({ title }: { title: string }) {
  return <title ref={keepFirst}>{title}</title>;
}

export type OperationHeadProps = {
  entry: OperationEntry;
  /** Operations of its document. */
  operations: ApiIndex['operations'];
  site: {
    /** Suffix of titles. */
    readonly title: string;
    /** Published address of the portal. */
    readonly url: string;
  };
};

/**
 * Title, description and canonical address of an operation on a page that was built for another
 * address; announces the title.
 */
export function OperationHead({ entry, operations, site }: OperationHeadProps) {
  const { title, description, path } = buildOperationHead(entry, operations.values());
  useEffect(() => {
    // Next announces a page's title on navigation: before this title is set.
    const announcer = document.querySelector('[data-said]');
    if (!announcer) return undefined;
    announcer.textContent = title;
    return () => {
      announcer.textContent = '';
    };
  }, [title]);
  return (
    <>
      <PageTitle title={`${title} · ${site.title}`} />
      <meta ref={putFirst} name="description" content={description} />
      <link ref={putFirst} rel="canonical" href={new URL(withBasePath(path), site.url).href} />
    </>
  );
}
