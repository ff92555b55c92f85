'use client';

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
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
  shapes?: Shapes | undefined;
  /** The document's own samples: they stand for the ones made here. */
  own?: Readonly<Partial<Record<Language, string>>> | undefined;
};

const ALL = Object.keys(LANGUAGES).filter(isLanguage);

/**
 * A request in the reader's language: the document's own sample, else one made here. A page holds curl; the
 * others are written when first wanted.
 */
export function RequestCode(props: RequestCodeProps) {
  const { examples = [], shapes = {}, own = {} } = props;
  const [isAll, setAll] = useState(false);
  const [at, setAt] = useState(0);
  const { request, all } = useMemo(() => toSent(examples[at]) ?? props, [examples, at, props]);
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
      {(all || examples.length > 0) && (
        <div className={styles.foot} data-pagefind-ignore>
          <ExampleChooser examples={examples} disabled={isOwn} choose={setAt} />
          {all && (
            <label className={styles.switch}>
              <input
                type="checkbox"
                checked={isAll}
                disabled={isOwn}
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

function toSent(choice: ExampleChoice | undefined): SentRequest | undefined {
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
