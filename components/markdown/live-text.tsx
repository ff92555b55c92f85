'use client';

import { lazy, Suspense } from 'react';

// The Markdown reader is a third of the page's script: it is fetched when the first text needs it.
const ForeignText = lazy(async () => ({ default: (await import('./foreign-text')).ForeignText }));

const MARKS = /[<*_`[\]#|&\\~]|https?:|\n/;

/** Markdown of a document loaded in the browser: plain at once, formatted when the reader of it is there. */
export function LiveText({ text }: { text: string }) {
  if (!MARKS.test(text)) return <p>{text}</p>;
  return (
    <Suspense fallback={<p>{text}</p>}>
      <ForeignText text={text} />
    </Suspense>
  );
}
