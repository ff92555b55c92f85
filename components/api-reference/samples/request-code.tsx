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
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { printCurl } from '@/lib/openapi/request/print-curl';
import type { SandboxOperation } from '@/lib/workbench/send/send-fields';
import { chooseForm, useFormName } from '../state/form-store';
import { SendButton, SendPart } from './send-part';

/** Lines and columns that are reserved for a sample until it is written. */
export type CodeSize = readonly [lines: number, columns: number];
/** Sizes of the samples by language; none for curl, which is in the page. */
export type CodeSizes = Readonly<Partial<Record<Language, CodeSize>>>;

/** A request in its two variants. */
export type SentRequest = {
  request: SampleRequest;
  /** The request with every field; absent where that is the same. */
  all?: SampleRequest | undefined;
};

/** Example to send, with its request or a function that builds it. */
export type ExampleChoice = {
  title: string;
  /** Name of the form that its body has (`BodyForm.name`); absent without a choice of forms. */
  form?: string | undefined;
  sent: SentRequest | (() => SentRequest);
};

type RequestCodeProps = SentRequest & {
  /** Examples to choose from, the initial one first; empty where there is no choice. */
  examples?: readonly ExampleChoice[];
  sizes?: CodeSizes | undefined;
  /** Code samples of the document, which replace generated ones. */
  codeSamples?: Readonly<Partial<Record<Language, string>>> | undefined;
  /** The operation, where it can be sent to the sandbox from here. */
  sandbox?: SandboxOperation | undefined;
};

const ALL_LANGUAGES = Object.keys(SAMPLE_LANGUAGES).filter(isLanguage);

/**
 * Request in the reader's language: the document's code sample, else a generated one. The page
 * contains curl; other languages are generated on request.
 */
export function RequestCode(props: RequestCodeProps) {
  const { examples = [], sizes = {}, codeSamples = {}, sandbox } = props;
  const [isSending, setSending] = useState(false);
  const [edited, setEdited] = useState<SampleRequest>();
  const [isAll, setAll] = useState(false);
  const [selected, setSelected] = useState(0);
  const at = findShown(examples, selected, useFormName());
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
  const chosen = isAll && all ? all : request;
  const visible = edited ?? chosen;
  const curl = useMemo(() => codeSamples.curl ?? printCurl(visible), [codeSamples.curl, visible]);
  const hasCodeSample = codeSamples[language ?? 'curl'] !== undefined;
  const renderCode = (name: Language) => {
    if (name === 'curl') return <ShellCode text={curl} path={visible.path} />;
    if (codeSamples[name] !== undefined) return <ProgramCode text={codeSamples[name]} />;
    return (
      <GeneratedCode
        // Only the visible sample is generated.
        snippets={name === language ? snippets : 'idle'}
        language={name}
        request={visible}
        size={sizes[name] ?? [1, 0]}
      />
    );
  };
  const choose = (index: number) => {
    setSelected(index);
    const form = examples[index]?.form;
    if (form !== undefined) chooseForm(form);
  };
  const tabs = ALL_LANGUAGES.map((name) => ({
    language: name,
    generated: name !== 'curl' && codeSamples[name] === undefined,
    code: renderCode(name),
  }));
  return (
    <LanguageTabs label="Request" tabs={tabs}>
      {visible.remark && !hasCodeSample && <p className={styles.note}>{visible.remark}</p>}
      {(all || sandbox || examples.length > 0) && (
        <div className={styles.foot}>
          <ExampleChooser examples={examples} disabled={hasCodeSample} at={at} choose={choose} />
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
          {sandbox && <SendButton isOpen={isSending} onChange={setSending} />}
        </div>
      )}
      {sandbox && isSending && <SendPart of={sandbox} base={chosen} onRequest={setEdited} />}
    </LanguageTabs>
  );
}

/** Index of the example that is shown: the selected one, unless another form is chosen. */
function findShown(
  examples: readonly ExampleChoice[],
  selected: number,
  form: string | null,
): number {
  if (examples[selected]?.form === form) return selected;
  const first = examples.findIndex((example) => example.form === form);
  return first === -1 ? selected : first;
}

function getSentRequest(choice: ExampleChoice | undefined): SentRequest | undefined {
  return typeof choice?.sent === 'function' ? choice.sent() : choice?.sent;
}

type ExampleChooserProps = {
  examples: readonly ExampleChoice[];
  /** Index of the one that is shown. */
  at: number;
  disabled: boolean;
  choose: (at: number) => void;
};

/** Choice among the document's examples; nothing when there are none. */
function ExampleChooser({ examples, at, disabled, choose }: ExampleChooserProps) {
  if (examples.length === 0) return null;
  return (
    <label className={styles.switch}>
      Example
      <select
        className={styles.choice}
        value={examples[at]?.title}
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

/** Generated sample; its size in blanks until loaded, as a final line break would make no line. */
function GeneratedCode({
  snippets,
  language,
  request,
  size: [lines, columns],
}: GeneratedCodeProps) {
  if (typeof snippets === 'function')
    return <ProgramCode text={snippets(language, request)} path={request.path} />;
  if (snippets === 'failed') return 'This sample could not be loaded. The one for curl is here.';
  return (
    <>
      <span className={styles.waiting}>{snippets === 'loading' && 'Writing the sample …'}</span>
      {'\n'.repeat(lines - 1) + ' '.repeat(columns)}
    </>
  );
}
