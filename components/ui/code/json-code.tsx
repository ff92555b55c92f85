'use client';

import { useMemo } from 'react';
import { printJson } from '@/lib/openapi/core/print-json';
import type { Json } from '@/lib/openapi/core/types';
import { HighlightedCode } from './highlighted-code';
import type { TokenRule } from './tokens';

const JSON_TOKENS: TokenRule = {
  // Strings, with the colon (captured) behind a name, and other scalars.
  pattern: /"(?:\\.|[^"\\])*"(?=(:)?)|-?\d[\d.eE+-]*|true|false|null/g,
  getTokenClass: ([text, colon]) => {
    if (colon !== undefined) return 'tok-name';
    return text.startsWith('"') ? 'tok-string' : 'tok-number';
  },
};

/** Text of JSON, highlighted as it is. */
export function JsonText({ text }: { text: string }) {
  return <HighlightedCode text={text} rule={JSON_TOKENS} />;
}

/** JSON as highlighted text, indented by two spaces: the text of `printJson(value, 2)`. */
export function JsonCode({ value }: { value: Json }) {
  return <JsonText text={useMemo(() => printJson(value, 2), [value])} />;
}
