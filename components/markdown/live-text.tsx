'use client';

import { lazy, Suspense } from 'react';

type LiveTextProps = { text: string };

// The Markdown reader is a third of the page's script: it is fetched when the first text needs it.
// Where it cannot be fetched (offline, a new release), a text without format is better than no page.
const ForeignText = lazy(async () => ({
  default: await import('./foreign-text').then(
    (module) => module.ForeignText,
    () => PlainText,
  ),
}));

function PlainText({ text }: LiveTextProps) {
  return <p>{text}</p>;
}

const MARKS = /[<*_`[\]#|&\\~]|https?:|\n/;

/** Markdown of a document loaded in the browser: plain at once, formatted when the reader of it is there. */
export function LiveText({ text }: LiveTextProps) {
  if (!MARKS.test(text)) return <PlainText text={text} />;
  return (
    <Suspense fallback={<PlainText text={text} />}>
      <ForeignText text={text} />
    </Suspense>
  );
}
