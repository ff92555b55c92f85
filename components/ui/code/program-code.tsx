'use client';

import { HighlightedCode } from './highlighted-code';

const TEXT = [
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
/** On a line of its own; elsewhere the signs mean other things, too. */
const COMMENT = '^\\s*(?:#|//) .*';
const TOKEN_PATTERN = new RegExp(
  `(${TEXT})|(${COMMENT})|\\b(${KEYWORDS})\\b|\\b\\d[\\d.]*\\b`,
  'gm',
);

function getTokenClass([, text, comment, word]: RegExpExecArray): string {
  if (text !== undefined) return 'tok-string';
  if (comment !== undefined) return 'tok-comment';
  return word === undefined ? 'tok-number' : 'tok-keyword';
}

/** A program as highlighted text: texts, numbers and some words, which is all that a short sample needs. */
export function ProgramCode({ text }: { text: string }) {
  return <HighlightedCode text={text} pattern={TOKEN_PATTERN} getTokenClass={getTokenClass} />;
}
