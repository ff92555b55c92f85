'use client';

import { HighlightedCode, type HighlightedCodeProps } from './highlighted-code';
import { useSampleText } from './sample-host';

type CodeProps = Pick<HighlightedCodeProps, 'text' | 'path'>;

/** Quoted strings (captured) and URLs, all that a curl command needs coloured. */
const TOKEN_PATTERN = /('(?:[^']|'\\'')*'|"[^"]*")|https?:\/\/[^\s'"\\]+/g;

/** A shell command as highlighted text. */
export function ShellCode({ text, path }: CodeProps) {
  return (
    <HighlightedCode
      text={useSampleText(text)}
      path={path}
      pattern={TOKEN_PATTERN}
      getTokenClass={(part) => (part[1] === undefined ? 'tok-name' : 'tok-string')}
    />
  );
}
