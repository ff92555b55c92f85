import { HighlightedCode } from './highlighted-code';

/** Start of a tag with its name or end of a tag (captured), or the value of an attribute. */
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
