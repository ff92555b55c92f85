/** Coloured words in one text, of some 120 lines. What follows is plain: nobody reads so far, and all wait for it. */
export const MOST_TOKENS = 300;

type PaintedCodeProps = {
  text: string;
  /** A global pattern of the words that get a colour. */
  pattern: RegExp;
  /** The class of a word's colour. */
  toToken: (part: RegExpExecArray) => string;
};

/** A text with some of its words coloured. The text is exactly as given. */
export function PaintedCode({ text, pattern, toToken }: PaintedCodeProps) {
  const parts = findParts(text, pattern);
  return (
    <>
      {parts.map((part, index) => (
        <span key={index}>
          {text.slice(toEnd(parts[index - 1]), part.index)}
          <span className={toToken(part)}>{part[0]}</span>
        </span>
      ))}
      {text.slice(toEnd(parts.at(-1)))}
    </>
  );
}

function findParts(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const parts: RegExpExecArray[] = [];
  // One of its own: where it goes on is part of a pattern.
  const search = new RegExp(pattern);
  while (parts.length < MOST_TOKENS) {
    const part = search.exec(text);
    if (part === null) break;
    parts.push(part);
  }
  return parts;
}

function toEnd(part: RegExpExecArray | undefined): number {
  return part === undefined ? 0 : part.index + part[0].length;
}
