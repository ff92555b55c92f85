import type { ReactNode } from 'react';

type SentenceProps = {
  /** Words of the interface with `{}` where the element stands, once. */
  text: string;
  children: ReactNode;
};

/** A sentence around an element: each language has its own place for it. */
export function Sentence({ text, children }: SentenceProps) {
  const [before, after] = text.split('{}');
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
