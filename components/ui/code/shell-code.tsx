'use client';

import { HighlightedCode } from './highlighted-code';
import { useSampleText } from './sample-host';

/** Quoted strings (captured) and URLs, all that a curl command needs coloured. */
const TOKEN_PATTERN = /('(?:[^']|'\\'')*'|"[^"]*")|https?:\/\/[^\s'"\\]+/g;

/** A shell command as highlighted text. */
export function ShellCode({ text }: { text: string }) {
  return (
    <HighlightedCode
      text={useSampleText(text)}
      pattern={TOKEN_PATTERN}
      getTokenClass={(part) => (part[1] === undefined ? 'tok-name' : 'tok-string')}
    />
  );
}
