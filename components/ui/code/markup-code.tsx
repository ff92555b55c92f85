import { HighlightedCode } from './highlighted-code';
import type { TokenRule } from './tokens';

const MARKUP_TOKENS: TokenRule = {
  // Start of a tag with its name or end of a tag (captured), or the value of an attribute.
  pattern: /(<[!/?]?[^\s<>/?!"]*|[/?]?>)|"[^"<]*"/g,
  getTokenClass: ([, tag]) => (tag === undefined ? 'tok-string' : 'tok-name'),
};

/** XML or HTML as highlighted text. */
export function MarkupCode({ text }: { text: string }) {
  return <HighlightedCode text={text} rule={MARKUP_TOKENS} />;
}
