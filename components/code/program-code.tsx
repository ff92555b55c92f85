'use client';

import { PaintedCode } from './painted-code';

const TEXT = [
  '"""[^]*?"""',
  '`[^`]*`',
  "<<~'JSON'[^]*?\\nJSON$",
  "'(?:\\\\.|[^'\\\\\\n])*'",
  '"(?:\\\\.|[^"\\\\\\n])*"',
].join('|');
const WORDS = [
  'await class const defer func if import main new nil null package panic print println public puts',
  'require return static throws using var void None True False true false',
]
  .join(' ')
  .replaceAll(' ', '|');
const PARTS = new RegExp(`(${TEXT})|\\b(${WORDS})\\b`, 'gm');

/** A program as highlighted text: texts and some words, which is all that a short sample needs. */
export function ProgramCode({ text }: { text: string }) {
  return (
    <PaintedCode
      text={text}
      pattern={PARTS}
      toToken={(part) => (part[1] === undefined ? 'tok-keyword' : 'tok-string')}
    />
  );
}
