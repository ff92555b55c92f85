/** Coloured words in one text, of some 120 lines. What follows is plain: nobody reads so far, and all wait for it. */
export const MAX_TOKENS = 300;

type HighlightedCodeProps = {
  text: string;
  /** A global pattern of the words that get a colour. */
  pattern: RegExp;
  /** The class of a word's colour. */
  getTokenClass: (part: RegExpExecArray) => string;
};

/** A text with some of its words coloured. The text is exactly as given. */
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
  // One of its own: where it goes on is part of a pattern.
  const search = new RegExp(pattern);
  while (parts.length < MAX_TOKENS) {
    const part = search.exec(text);
    if (part === null) break;
    parts.push(part);
  }
  return parts;
}

function matchEnd(part: RegExpExecArray | undefined): number {
  return part === undefined ? 0 : part.index + part[0].length;
}
