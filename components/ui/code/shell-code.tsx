'use client';

import { HighlightedCode, type HighlightedCodeProps } from './highlighted-code';
import { useSampleText } from './sample-host';
import { SHELL_TOKENS } from './tokens';

type CodeProps = Pick<HighlightedCodeProps, 'text' | 'path'>;

/** A shell command as highlighted text. */
export function ShellCode({ text, path }: CodeProps) {
  return <HighlightedCode text={useSampleText(text)} path={path} isSample rule={SHELL_TOKENS} />;
}
