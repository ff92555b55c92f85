'use client';

import { PaintedCode } from './painted-code';

/** Quoted strings and addresses: all that a curl command needs to be read at a glance. */
const PARTS = /('(?:[^']|'\\'')*'|"[^"]*")|https?:\/\/[^\s'"\\]+/g;

/** A shell command as highlighted text. */
export function ShellCode({ text }: { text: string }) {
  return (
    <PaintedCode
      text={text}
      pattern={PARTS}
      toToken={(part) => (part[1] === undefined ? 'tok-name' : 'tok-string')}
    />
  );
}
