'use client';

import { startTransition, useEffect, useMemo, useState } from 'react';
import { splitText } from '@/lib/markdown/text-pieces';
import { LiveText } from './live-text';

type GrowingTextProps = {
  text: string;
  /** URL of the document of the text, which its relative links start from. */
  base?: string | undefined;
  /** Whether all pieces are rendered at once; only the first value counts. */
  whole?: boolean;
  /** Called when all pieces are rendered, and again when the function changes. */
  onWhole?: () => void;
};

/**
 * Markdown of a live document, a long one piece by piece, so that parsing blocks neither typing nor
 * scrolling. It moves what is below it while it grows: use it at the end of a page or above hidden
 * content.
 */
export function GrowingText({ text, base, whole = false, onWhole }: GrowingTextProps) {
  const [isWhole] = useState(whole);
  const pieces = useMemo(() => (isWhole ? [{ text, open: [] }] : splitText(text)), [isWhole, text]);
  const [renderedCount, setRenderedCount] = useState(1);
  useEffect(() => {
    if (renderedCount < pieces.length) startTransition(() => setRenderedCount(renderedCount + 1));
    else onWhole?.();
  }, [renderedCount, pieces, onWhole]);
  return pieces
    .slice(0, renderedCount)
    .map((piece, index) => <LiveText key={index} {...{ ...piece, base }} />);
}
