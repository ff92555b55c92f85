'use client';

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import styles from '@/components/ui/code/code.module.css';
import { LanguageTabs, useLanguage } from '@/components/ui/code/language-tabs';
import { ProgramCode } from '@/components/ui/code/program-code';
import { ShellCode } from '@/components/ui/code/shell-code';
import {
  loadSnippets,
  currentSnippets,
  type SnippetState,
  subscribeSnippets,
} from '@/components/ui/code/snippet-loader';
import { isLanguage, type Language, SAMPLE_LANGUAGES } from '@/lib/openapi/core/languages';
import { printCurl } from '@/lib/openapi/request/print-curl';
import type { SampleRequest } from '@/lib/openapi/request/build-request';

/** Lines and columns of a sample: its room while it is not there. */
export type CodeSize = readonly [lines: number, columns: number];
export type CodeSizes = Readonly<Partial<Record<Language, CodeSize>>>;

export type SentRequest = {
  request: SampleRequest;
  /** With every field; absent where that is the same. */
  all?: SampleRequest | undefined;
};

/** An example that a reader may send, or how it is made. */
export type ExampleChoice = { title: string; sent: SentRequest | (() => SentRequest) };

type RequestCodeProps = SentRequest & {
  /** The document's examples, what is sent at first among them; none where there is no choice. */
  examples?: readonly ExampleChoice[];
  sizes?: CodeSizes | undefined;
  /** The document's own samples: they stand for the ones made here. */
  codeSamples?: Readonly<Partial<Record<Language, string>>> | undefined;
};

const ALL_LANGUAGES = Object.keys(SAMPLE_LANGUAGES).filter(isLanguage);

/**
 * A request in the reader's language: the document's own sample, else one made here. A page holds curl; the
 * others are written when first wanted.
 */
export function RequestCode(props: RequestCodeProps) {
  const { examples = [], sizes = {}, codeSamples = {} } = props;
  const [isAll, setAll] = useState(false);
  const [at, setAt] = useState(0);
  const { request, all } = useMemo(
    () => getSentRequest(examples[at]) ?? props,
    [examples, at, props],
  );
  const language = useLanguage();
  const snippets = useSyncExternalStore<SnippetState>(
    subscribeSnippets,
    currentSnippets,
    () => 'idle',
  );
  useEffect(() => {
    if (language !== undefined && language !== 'curl') loadSnippets();
  }, [language]);
  const visible = isAll && all ? all : request;
  const hasCodeSample = codeSamples[language ?? 'curl'] !== undefined;
  const renderCode = (name: Language) => {
    if (name === 'curl') return <ShellCode text={codeSamples.curl ?? printCurl(visible)} />;
    if (codeSamples[name] !== undefined) return <ProgramCode text={codeSamples[name]} />;
    return (
      <GeneratedCode
        // Writing seven programs of which one shows would be waste.
        snippets={name === language ? snippets : 'idle'}
        language={name}
        request={visible}
        size={sizes[name] ?? [1, 0]}
      />
    );
  };
  const tabs = ALL_LANGUAGES.map((name) => ({
    language: name,
    generated: name !== 'curl' && codeSamples[name] === undefined,
    code: renderCode(name),
  }));
  return (
    <LanguageTabs label="Request" tabs={tabs}>
      {visible.remark && !hasCodeSample && <p className={styles.note}>{visible.remark}</p>}
      {(all || examples.length > 0) && (
        <div className={styles.foot} data-pagefind-ignore>
          <ExampleChooser examples={examples} disabled={hasCodeSample} choose={setAt} />
          {all && (
            <label className={styles.switch}>
              <input
                type="checkbox"
                checked={isAll}
                disabled={hasCodeSample}
                onChange={({ currentTarget }) => setAll(currentTarget.checked)}
              />
              All fields
            </label>
          )}
        </div>
      )}
    </LanguageTabs>
  );
}

function getSentRequest(choice: ExampleChoice | undefined): SentRequest | undefined {
  return typeof choice?.sent === 'function' ? choice.sent() : choice?.sent;
}

type ExampleChooserProps = {
  examples: readonly ExampleChoice[];
  disabled: boolean;
  choose: (at: number) => void;
};

/** Which of the document's examples the code sends. */
function ExampleChooser({ examples, disabled, choose }: ExampleChooserProps) {
  if (examples.length === 0) return null;
  return (
    <label className={styles.switch}>
      Example
      <select
        className={styles.choice}
        disabled={disabled}
        onChange={({ currentTarget }) => choose(currentTarget.selectedIndex)}
      >
        {examples.map(({ title }, index) => (
          <option key={index}>{title}</option>
        ))}
      </select>
    </label>
  );
}

type GeneratedCodeProps = {
  snippets: SnippetState;
  language: Language;
  request: SampleRequest;
  size: CodeSize;
};

/** A sample; while its writer loads, the room it will take: a line break at the end would make no line. */
function GeneratedCode({
  snippets,
  language,
  request,
  size: [lines, columns],
}: GeneratedCodeProps) {
  if (typeof snippets === 'function') return <ProgramCode text={snippets(language, request)} />;
  if (snippets === 'failed') return 'This sample could not be loaded. The one for curl is here.';
  return (
    <>
      <span className={styles.waiting}>{snippets === 'loading' && 'Writing the sample …'}</span>
      {'\n'.repeat(lines - 1) + ' '.repeat(columns)}
    </>
  );
}
