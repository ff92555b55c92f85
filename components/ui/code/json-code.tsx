'use client';

import { useMemo } from 'react';
import { isList } from '@/lib/openapi/core/json';
import { printJson } from '@/lib/openapi/core/print-json';
import type { Json } from '@/lib/openapi/core/types';
import { MAX_TOKENS } from './highlighted-code';

const INDENT = '  ';

/** Plain text, or a token with the CSS class of its colour. */
type Token = string | { readonly kind: string; readonly text: string };

/** JSON as highlighted text, indented by two spaces: the text of `printJson(value, 2)`. */
export function JsonCode({ value }: { value: Json }) {
  const tokens = useMemo(() => tokenizeJson(value), [value]);
  return tokens.map((token, index) =>
    typeof token === 'string' ? (
      token
    ) : (
      <span key={index} className={token.kind}>
        {token.text}
      </span>
    ),
  );
}

type WriteToken = (text: string, kind?: string) => void;

/** Splits JSON into tokens. Adjacent plain text is one token, because each becomes a DOM node. */
function tokenizeJson(value: Json): readonly Token[] {
  const tokens: Token[] = [];
  let plain = '';
  let coloured = 0;
  writeValue(value, '', (text, kind) => {
    if (kind === undefined || coloured === MAX_TOKENS) {
      plain += text;
      return;
    }
    coloured += 1;
    if (plain !== '') tokens.push(plain);
    plain = '';
    tokens.push({ kind, text });
  });
  return plain === '' ? tokens : [...tokens, plain];
}

function writeValue(value: Json, indent: string, write: WriteToken): void {
  if (typeof value !== 'object' || value === null)
    write(printJson(value), typeof value === 'string' ? 'tok-string' : 'tok-number');
  else if (isList(value))
    writeBlock('[]', value, indent, write, (item) => writeValue(item, indent + INDENT, write));
  else
    writeBlock('{}', Object.entries(value), indent, write, ([key, item]) => {
      write(JSON.stringify(key), 'tok-name');
      write(': ');
      writeValue(item, indent + INDENT, write);
    });
}

function writeBlock<T>(
  brackets: string,
  items: readonly T[],
  indent: string,
  write: WriteToken,
  writeItem: (item: T) => void,
): void {
  if (items.length === 0) return write(brackets);
  write(brackets.charAt(0));
  items.forEach((item, index) => {
    write(`${index === 0 ? '' : ','}\n${indent}${INDENT}`);
    writeItem(item);
  });
  write(`\n${indent}${brackets.charAt(1)}`);
}
