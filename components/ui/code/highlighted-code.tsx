import { SAMPLE_CODE } from '@/lib/bootstrap/point-samples';
import { PlainCode } from './plain-code';
import { splitTokens, type Token, type TokenRule } from './tokens';

export type HighlightedCodeProps = {
  text: string;
  rule: TokenRule;
  /** Path of an address in parts, of which every second one is marked: a parameter's value. */
  path?: readonly string[] | undefined;
  /** Whether the text is that of `useSampleText`: the page's script points its addresses before hydration, too. */
  isSample?: boolean;
};

/** A text with its tokens coloured; its characters are unchanged. */
export function HighlightedCode({ text, rule, path, isSample = false }: HighlightedCodeProps) {
  const tokens = splitTokens(text, rule, path);
  const end = tokens.at(-1)?.texts.join('') ?? '';
  return (
    <>
      {tokens.slice(0, -1).map((token, index) => (
        <ColouredToken key={index} {...token} isSample={isSample} />
      ))}
      <PlainCode text={end} before={text.length - end.length} />
    </>
  );
}

function ColouredToken({ className, texts, isSample }: Token & { isSample: boolean }) {
  if (className === undefined) return texts;
  const marked = texts.map((text, index) =>
    index % 2 === 0 ? (
      text
    ) : (
      <span key={index} className="tok-param">
        {text}
      </span>
    ),
  );
  const isAddress = texts.some((text) => text.includes('://'));
  const props = isSample && isAddress ? { [SAMPLE_CODE]: '', suppressHydrationWarning: true } : {};
  return (
    <span className={className} {...props}>
      {marked}
    </span>
  );
}
