'use client';

import { startTransition, useEffect, useMemo, useState } from 'react';
import { splitText } from '@/lib/markdown/text-pieces';
import { LiveText } from './live-text';

type GrowingTextProps = {
  text: string;
  /** Address of a document of others: its relative links lead there. */
  base?: string | undefined;
  /** It does not grow; decided when it is first drawn. */
  whole?: boolean;
  /** Called when all of it is drawn, and again where the function is another one. */
  onWhole?: () => void;
};

/**
 * A text of a document loaded in the browser; a long one piece by piece, so that nobody waits with typing or
 * scrolling until all of it is read. It moves what is below it while it grows: its place is the end of a page, or
 * above what no screen shows yet.
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
