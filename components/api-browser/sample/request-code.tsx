'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import styles from '@/components/code/code.module.css';
import { LanguageTabs, useLanguage } from '@/components/code/language-tabs';
import { ProgramCode } from '@/components/code/program-code';
import { ShellCode } from '@/components/code/shell-code';
import {
  askForSnippets,
  currentSnippets,
  type SnippetState,
  subscribeSnippets,
} from '@/components/code/snippet-loader';
import { isLanguage, type Language, LANGUAGES } from '@/lib/openapi/languages';
import { toCurl } from '@/lib/openapi/request/to-curl';
import type { SampleRequest } from '@/lib/openapi/request/to-request';

/** Lines and columns of a sample: its room while it is not there. */
export type Shape = readonly [lines: number, columns: number];
export type Shapes = Readonly<Partial<Record<Language, Shape>>>;

type RequestCodeProps = {
  request: SampleRequest;
  /** With every field; absent where that is the same. */
  all?: SampleRequest | undefined;
  shapes?: Shapes | undefined;
  /** The document's own samples: they stand for the ones made here. */
  own?: Readonly<Partial<Record<Language, string>>> | undefined;
};

const ALL = Object.keys(LANGUAGES).filter(isLanguage);

/**
 * A request in the reader's language: the document's own sample, else one made here. A page holds curl; the
 * others are written when first wanted.
 */
export function RequestCode({ request, all, shapes = {}, own = {} }: RequestCodeProps) {
  const [isAll, setAll] = useState(false);
  const language = useLanguage();
  const snippets = useSyncExternalStore<SnippetState>(
    subscribeSnippets,
    currentSnippets,
    () => 'unasked',
  );
  useEffect(() => {
    if (language !== undefined && language !== 'curl') askForSnippets();
  }, [language]);
  const shown = isAll && all ? all : request;
  const isOwn = own[language ?? 'curl'] !== undefined;
  const toCode = (name: Language) => {
    if (name === 'curl') return <ShellCode text={own.curl ?? toCurl(shown)} />;
    if (own[name] !== undefined) return <ProgramCode text={own[name]} />;
    return (
      <MadeCode
        // Writing seven programs of which one shows would be waste.
        snippets={name === language ? snippets : 'unasked'}
        language={name}
        request={shown}
        shape={shapes[name] ?? [1, 0]}
      />
    );
  };
  const tabs = ALL.map((name) => ({
    language: name,
    made: name !== 'curl' && own[name] === undefined,
    code: toCode(name),
  }));
  return (
    <LanguageTabs label="Request" tabs={tabs}>
      {shown.remark && !isOwn && <p className={styles.note}>{shown.remark}</p>}
      {all && (
        <div className={styles.foot} data-pagefind-ignore>
          <label className={styles.switch}>
            <input
              type="checkbox"
              checked={isAll}
              disabled={isOwn}
              onChange={({ currentTarget }) => setAll(currentTarget.checked)}
            />
            All fields
          </label>
        </div>
      )}
    </LanguageTabs>
  );
}

type MadeCodeProps = {
  snippets: SnippetState;
  language: Language;
  request: SampleRequest;
  shape: Shape;
};

/** A sample; while its writer loads, the room it will take: a line break at the end would make no line. */
function MadeCode({ snippets, language, request, shape: [lines, columns] }: MadeCodeProps) {
  if (typeof snippets === 'function') return <ProgramCode text={snippets(language, request)} />;
  if (snippets === 'failed') return 'This sample could not be loaded. The one for curl is here.';
  return (
    <>
      <span className={styles.waiting}>{snippets === 'loading' && 'Writing the sample …'}</span>
      {'\n'.repeat(lines - 1) + ' '.repeat(columns)}
    </>
  );
}
