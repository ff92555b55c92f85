'use client';

import { useMemo, useState } from 'react';
import * as words from '@/.generated/words/reference/samples';
import styles from '@/components/ui/code/code.module.css';
import { LanguageTabs, useLanguage } from '@/components/ui/code/language-tabs';
import { type CodeSize, usePrograms } from '@/components/workbench/send/request-programs';
import { useSendPart } from '@/components/workbench/send/send-part';
import type { Language } from '@/lib/openapi/core/sample-languages';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { SandboxOperation } from '@/lib/workbench/send/send-fields';
import { chooseForm, useFormName } from '../state/form-store';
import { KEEP, type KeptState } from '../state/kept-state';
import { showSentTab } from './sent-tabs';

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
  /** State of its choices that is kept. */
  kept?: KeptState | undefined;
};

/** Keys of the choices. */
const ALL_FIELDS = 'request-fields';
const EXAMPLE = 'request-example';

/** Live document, where the page has one. */
async function getLiveApi(name: string) {
  return (await import('../state/api-store')).apiStore.getReady(name)?.api;
}

/**
 * Request in the reader's language: the document's code sample, else a generated one. The page
 * contains curl; other languages are generated on request.
 */
export function RequestCode(props: RequestCodeProps) {
  const { examples = [], sizes, codeSamples = {}, sandbox, kept } = props;
  const [isAll, setAll] = useState(kept?.get(ALL_FIELDS) === 'true');
  const [selected, setSelected] = useState(() =>
    Math.max(
      0,
      examples.findIndex(({ title }) => title === kept?.get(EXAMPLE)),
    ),
  );
  const at = findShown(examples, selected, useFormName());
  const { request: first, all } = useMemo(
    () => getSentRequest(examples[at]) ?? props,
    [examples, at, props],
  );
  const { request, button, form } = useSendPart({
    of: sandbox,
    base: isAll && all ? all : first,
    onSent: (tab) => sandbox && showSentTab(sandbox, tab),
    getApi: getLiveApi,
    isLinked: true,
  });
  const hasCodeSample = codeSamples[useLanguage() ?? 'curl'] !== undefined;
  const tabs = usePrograms(request, { given: codeSamples, sizes });
  const choose = (index: number) => {
    setSelected(index);
    const name = examples[index]?.form;
    if (name !== undefined) chooseForm(name);
  };
  return (
    <LanguageTabs label={words.request} tabs={tabs}>
      {request.remark && !hasCodeSample && <p className={styles.note}>{request.remark}</p>}
      {(all || sandbox || examples.length > 0) && (
        <div className={styles.foot}>
          <ExampleChooser examples={examples} disabled={hasCodeSample} at={at} choose={choose} />
          {all && (
            <label className={styles.switch}>
              <input
                type="checkbox"
                {...{ [KEEP]: ALL_FIELDS }}
                checked={isAll}
                disabled={hasCodeSample}
                onChange={({ currentTarget }) => setAll(currentTarget.checked)}
              />
              {words.allFields}
            </label>
          )}
          {button}
        </div>
      )}
      {form}
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
      {words.example}
      <select
        className={styles.choice}
        {...{ [KEEP]: EXAMPLE }}
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
