'use client';

import { HighlightedCode, type HighlightedCodeProps } from './highlighted-code';
import { useSampleText } from './sample-host';
import { PROGRAM_TOKENS } from './tokens';

type CodeProps = Pick<HighlightedCodeProps, 'text' | 'path'>;

/** A program as highlighted text: strings, comments, numbers and some keywords. */
export function ProgramCode({ text, path }: CodeProps) {
  return <HighlightedCode text={useSampleText(text)} path={path} isSample rule={PROGRAM_TOKENS} />;
}
