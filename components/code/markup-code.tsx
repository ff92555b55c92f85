import { PaintedCode } from './painted-code';

/** Where a tag begins or ends, with its name; or the value of an attribute. */
const PARTS = /(<[!/?]?[^\s<>/?!"]*|[/?]?>)|"[^"<]*"/g;

/** XML or HTML as highlighted text. */
export function MarkupCode({ text }: { text: string }) {
  return (
    <PaintedCode
      text={text}
      pattern={PARTS}
      toToken={(part) => (part[1] === undefined ? 'tok-string' : 'tok-name')}
    />
  );
}
