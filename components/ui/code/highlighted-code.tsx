import type { ReactNode } from 'react';
import { PlainCode } from './plain-code';

/** Most coloured tokens of one text, about 120 lines; the rest stays plain to render fast. */
const MAX_TOKENS = 300;

/** Most characters that are searched for tokens: the stack of a pattern grows with its text. */
const MAX_COLOURED_CHARS = 20_000;

export type HighlightedCodeProps = {
  text: string;
  /** Global pattern of the tokens to colour. */
  pattern: RegExp;
  /** Returns the CSS class of a matched token: `tok-string`. */
  getTokenClass: (part: RegExpExecArray) => string;
  /** Path of an address in parts, of which every second one is marked: a parameter's value. */
  path?: readonly string[] | undefined;
};

/** A token, with the values in the path of its address marked. */
function markPath(token: string, path: readonly string[] = []): ReactNode {
  const text = path.join('');
  const start = text === '' ? -1 : token.lastIndexOf(text);
  if (start === -1) return token;
  return [
    token.slice(0, start),
    ...path.map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <span key={index} className="tok-param">
          {part}
        </span>
      ),
    ),
    token.slice(start + text.length),
  ];
}

/** A text with its tokens coloured; its characters are unchanged. */
export function HighlightedCode({ text, pattern, getTokenClass, path }: HighlightedCodeProps) {
  const parts = matchTokens(text, pattern);
  const end = matchEnd(parts.at(-1));
  return (
    <>
      {parts.flatMap((part, index) => [
        text.slice(matchEnd(parts[index - 1]), part.index),
        <span key={index} className={getTokenClass(part)}>
          {markPath(part[0], path)}
        </span>,
      ])}
      <PlainCode text={text.slice(end)} before={end} />
    </>
  );
}

function matchTokens(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const parts: RegExpExecArray[] = [];
  for (const part of text.slice(0, MAX_COLOURED_CHARS).matchAll(pattern)) {
    if (parts.length === MAX_TOKENS) break;
    parts.push(part);
  }
  return parts;
}

function matchEnd(part: RegExpExecArray | undefined): number {
  return part === undefined ? 0 : part.index + part[0].length;
}
