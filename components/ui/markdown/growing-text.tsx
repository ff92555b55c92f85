'use client';

import { startTransition, useEffect, useMemo, useState } from 'react';
import { mapHeadingIds } from '@/lib/markdown/foreign/page-headings';
import { listHeadingSlugs, splitText } from '@/lib/markdown/foreign/text-pieces';
import { LiveText } from './live-text';
import type { TextLinks } from './text-links';

type GrowingTextProps = {
  text: string;
  /** Links of the text's document; with them the text's headings have ids. */
  links?: TextLinks | undefined;
  /** Whether all pieces are rendered at once; only the first value counts. */
  whole?: boolean;
  /** Called when all pieces are rendered, and again when the function changes. */
  onWhole?: () => void;
};

/** Pieces of a text, each with the headings of the whole text. */
function listPieces(text: string, whole: boolean) {
  const pieces = whole ? [{ text, open: [] }] : splitText(text);
  const slugs = pieces.map((piece) => listHeadingSlugs(piece.text));
  const ids = mapHeadingIds(slugs.flat());
  return pieces.map((piece, index) => {
    return { ...piece, headings: { ids, before: slugs.slice(0, index).flat() } };
  });
}

/**
 * Markdown of a live document, a long one piece by piece, so that parsing blocks neither typing nor
 * scrolling. It moves what is below it while it grows: use it at the end of a page or above hidden
 * content.
 */
export function GrowingText({ text, links, whole = false, onWhole }: GrowingTextProps) {
  const [isWhole] = useState(whole);
  const pieces = useMemo(() => listPieces(text, isWhole), [isWhole, text]);
  const [renderedCount, setRenderedCount] = useState(1);
  useEffect(() => {
    if (renderedCount < pieces.length) startTransition(() => setRenderedCount(renderedCount + 1));
    else onWhole?.();
  }, [renderedCount, pieces, onWhole]);
  return pieces
    .slice(0, renderedCount)
    .map((piece, index) => <LiveText key={index} {...{ ...piece, links }} />);
}
