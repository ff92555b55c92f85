import { HighlightedCode } from './highlighted-code';

/** Where a tag begins or ends, with its name; or the value of an attribute. */
const TOKEN_PATTERN = /(<[!/?]?[^\s<>/?!"]*|[/?]?>)|"[^"<]*"/g;

/** XML or HTML as highlighted text. */
export function MarkupCode({ text }: { text: string }) {
  return (
    <HighlightedCode
      text={text}
      pattern={TOKEN_PATTERN}
      getTokenClass={(part) => (part[1] === undefined ? 'tok-string' : 'tok-name')}
    />
  );
}
