'use client';

import type { ReactNode } from 'react';
import type { Json } from '@/lib/openapi/types';

const INDENT = '  ';

/** JSON as highlighted text, indented by two spaces. The text is exactly `JSON.stringify(value, null, 2)`. */
export function JsonCode({ value }: { value: Json }) {
  return <>{toTokens(value, '')}</>;
}

function toTokens(value: Json, indent: string): ReactNode {
  if (Array.isArray(value))
    return toBlock(
      '[',
      ']',
      indent,
      value.map((item) => ['', item]),
    );
  if (value !== null && typeof value === 'object')
    return toBlock('{', '}', indent, Object.entries(value));
  const token = typeof value === 'string' ? 'tok-string' : 'tok-number';
  return <span className={token}>{JSON.stringify(value)}</span>;
}

function toBlock(
  open: string,
  close: string,
  indent: string,
  entries: [string, Json][],
): ReactNode {
  if (entries.length === 0) return open + close;
  const inner = indent + INDENT;
  const isObject = open === '{';
  return (
    <>
      {open}
      {entries.map(([key, value], index) => (
        <span key={index}>
          {`\n${inner}`}
          {isObject && (
            <>
              <span className="tok-name">{JSON.stringify(key)}</span>:{' '}
            </>
          )}
          {toTokens(value, inner)}
          {index < entries.length - 1 && ','}
        </span>
      ))}
      {`\n${indent}${close}`}
    </>
  );
}
