'use client';

import { type ComponentType, lazy, Suspense } from 'react';

type LiveTextProps = { text: string };

let Loaded: ComponentType<LiveTextProps> | undefined;

/**
 * Fetches the Markdown reader. It is a third of the page's script, so it comes when the first text needs it.
 * Where it cannot be fetched (offline, a new release), a text without format is better than no page.
 */
export async function loadText(): Promise<ComponentType<LiveTextProps>> {
  Loaded ??= await import('./foreign-text').then(
    (module) => module.ForeignText,
    () => PlainText,
  );
  return Loaded;
}

const ForeignText = lazy(async () => ({ default: await loadText() }));

function PlainText({ text }: LiveTextProps) {
  return <p>{text}</p>;
}

const MARKS = /[<*_`[\]#|&\\~]|https?:|\n/;

/** Markdown of a document loaded in the browser: plain at once, formatted when the reader of it is there. */
export function LiveText({ text }: LiveTextProps) {
  if (!MARKS.test(text)) return <PlainText text={text} />;
  if (Loaded) return <Loaded text={text} />;
  return (
    <Suspense fallback={<PlainText text={text} />}>
      <ForeignText text={text} />
    </Suspense>
  );
}
