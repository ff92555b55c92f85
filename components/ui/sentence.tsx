import { Children, Fragment, type ReactNode } from 'react';

type SentenceProps = {
  /** Words of the interface with `{}` where each element stands. */
  text: string;
  /** The elements in their order, which is the same in all languages; anything where there is one place. */
  children: ReactNode;
};

/** A sentence around elements: each language has its own places for them. */
export function Sentence({ text, children }: SentenceProps) {
  const parts = text.split('{}');
  const elements = parts.length > 2 ? Children.toArray(children) : [children];
  return parts.map((part, index) => (
    <Fragment key={index}>
      {part}
      {elements[index]}
    </Fragment>
  ));
}
