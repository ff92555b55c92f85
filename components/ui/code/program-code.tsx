'use client';

import { HighlightedCode, type HighlightedCodeProps } from './highlighted-code';
import { useSampleText } from './sample-host';

type CodeProps = Pick<HighlightedCodeProps, 'text' | 'path'>;

const STRING = [
  '"""[^]*?"""',
  '`[^`]*`',
  "<<~'JSON'[^]*?\\nJSON$",
  "'(?:\\\\.|[^'\\\\\\n])*'",
  '"(?:\\\\.|[^"\\\\\\n])*"',
].join('|');
const KEYWORDS = [
  'async await class const def else end false for from func function if import in let new nil null',
  'None package public require return static throw true try using var void int True False',
]
  .join(' ')
  .replaceAll(' ', '|');
/** Comment on a line of its own; within a line `#` and `//` have other meanings, too. */
const COMMENT = '^[ \\t]*(?:#|//) .*';
const TOKEN_PATTERN = new RegExp(
  `(${STRING})|(${COMMENT})|\\b(${KEYWORDS})\\b|\\b\\d[\\d.]*\\b`,
  'gm',
);

function getTokenClass([, string, comment, keyword]: RegExpExecArray): string {
  if (string !== undefined) return 'tok-string';
  if (comment !== undefined) return 'tok-comment';
  return keyword === undefined ? 'tok-number' : 'tok-keyword';
}

/** A program as highlighted text: strings, comments, numbers and some keywords. */
export function ProgramCode({ text, path }: CodeProps) {
  return (
    <HighlightedCode
      text={useSampleText(text)}
      path={path}
      pattern={TOKEN_PATTERN}
      getTokenClass={getTokenClass}
    />
  );
}
