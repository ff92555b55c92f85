/** Most coloured tokens of one text, about 120 lines; the rest stays plain to render fast. */
export const MAX_TOKENS = 300;

type HighlightedCodeProps = {
  text: string;
  /** Global pattern of the tokens to colour. */
  pattern: RegExp;
  /** Returns the CSS class of a matched token: `tok-string`. */
  getTokenClass: (part: RegExpExecArray) => string;
};

/** A text with its tokens coloured; its characters are unchanged. */
export function HighlightedCode({ text, pattern, getTokenClass }: HighlightedCodeProps) {
  const parts = matchTokens(text, pattern);
  return (
    <>
      {parts.map((part, index) => (
        <span key={index}>
          {text.slice(matchEnd(parts[index - 1]), part.index)}
          <span className={getTokenClass(part)}>{part[0]}</span>
        </span>
      ))}
      {text.slice(matchEnd(parts.at(-1)))}
    </>
  );
}

function matchTokens(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const parts: RegExpExecArray[] = [];
  for (const part of text.matchAll(pattern)) {
    if (parts.length === MAX_TOKENS) break;
    parts.push(part);
  }
  return parts;
}

function matchEnd(part: RegExpExecArray | undefined): number {
  return part === undefined ? 0 : part.index + part[0].length;
}
