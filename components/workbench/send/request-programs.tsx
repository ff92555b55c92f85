'use client';

import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import * as words from '@/.generated/words/workbench/request-opener';
import styles from '@/components/ui/code/code.module.css';
import { type LanguageTab, useLanguage } from '@/components/ui/code/language-tabs';
import { ProgramCode } from '@/components/ui/code/program-code';
import { ShellCode } from '@/components/ui/code/shell-code';
import {
  currentSnippets,
  loadSnippets,
  type SnippetState,
  subscribeSnippets,
} from '@/components/ui/code/snippet-loader';
import { isLanguage, type Language, SAMPLE_LANGUAGES } from '@/lib/openapi/core/sample-languages';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { printCurl } from '@/lib/openapi/request/print-curl';

/** Lines and columns that are reserved for a sample until it is written. */
export type CodeSize = readonly [lines: number, columns: number];

const ALL_LANGUAGES = Object.keys(SAMPLE_LANGUAGES).filter(isLanguage);

type ProgramOptions = {
  /** Samples that replace generated ones. */
  readonly given?: undefined | Readonly<Partial<Record<Language, string>>>;
  readonly sizes?: undefined | Readonly<Partial<Record<Language, CodeSize>>>;
};

/** A request as a program in every language: curl at once, the others once their printer is loaded. */
export function usePrograms(
  request: SampleRequest,
  { given = {}, sizes = {} }: ProgramOptions = {},
): readonly LanguageTab[] {
  const language = useLanguage();
  const snippets = useSyncExternalStore<SnippetState>(
    subscribeSnippets,
    currentSnippets,
    () => 'idle',
  );
  useEffect(() => {
    if (language !== undefined && language !== 'curl') loadSnippets();
  }, [language]);
  const curl = useMemo(() => given.curl ?? printCurl(request), [given.curl, request]);
  const renderCode = (name: Language): ReactNode => {
    if (name === 'curl') return <ShellCode text={curl} path={request.path} />;
    if (given[name] !== undefined) return <ProgramCode text={given[name]} />;
    return (
      <GeneratedCode
        // Only the visible sample is generated.
        snippets={name === language ? snippets : 'idle'}
        language={name}
        request={request}
        size={sizes[name] ?? [1, 0]}
      />
    );
  };
  return ALL_LANGUAGES.map((name) => ({
    language: name,
    generated: name !== 'curl' && given[name] === undefined,
    code: renderCode(name),
  }));
}

type GeneratedCodeProps = {
  snippets: SnippetState;
  language: Language;
  request: SampleRequest;
  size: CodeSize;
};

/** Generated sample; its size in blanks until loaded, as a final line break would make no line. */
function GeneratedCode({
  snippets,
  language,
  request,
  size: [lines, columns],
}: GeneratedCodeProps) {
  if (typeof snippets === 'function')
    return <ProgramCode text={snippets(language, request)} path={request.path} />;
  if (snippets === 'failed') return words.sampleNotLoaded;
  return (
    <>
      <span className={styles.waiting}>{snippets === 'loading' && words.writingSample}</span>
      {'\n'.repeat(lines - 1) + ' '.repeat(columns)}
    </>
  );
}
