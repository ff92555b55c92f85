'use client';

import { useEffect, useId, useSyncExternalStore } from 'react';
import { createAddressParameter } from '@/components/ui/address-parameter';
import { CopyButton } from '@/components/ui/code/copy-button';
import { LanguageTabs } from '@/components/ui/code/language-tabs';
import { ProgramCode } from '@/components/ui/code/program-code';
import { ShellCode } from '@/components/ui/code/shell-code';
import {
  currentSnippets,
  loadSnippets,
  subscribeSnippets,
} from '@/components/ui/code/snippet-loader';
import { ReloadNotice } from '@/components/ui/lazy/create-lazy';
import { isLanguage, type Language, SAMPLE_LANGUAGES } from '@/lib/openapi/core/languages';
import type { JsonObject } from '@/lib/openapi/core/types';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { stripCodeMarks } from '@/lib/text/strip-code-marks';
import {
  composeBody,
  listTestFields,
  type SampleBodies,
} from '@/lib/workbench/composer/compose-body';
import type { OutcomeGroup, TestOutcome } from '@/lib/workbench/composer/list-outcomes';
import styles from './test-data-composer.module.css';

type TestDataComposerProps = {
  /** Outcomes to choose from; the first one is chosen to begin with. */
  groups: readonly OutcomeGroup[];
  samples: SampleBodies;
  /** Request without its body. */
  request: SampleRequest;
  /** Fields that hold test data, in display order. */
  fields: readonly string[];
  /** Request of the first outcome as a program in each language, printed at build. */
  programs: Readonly<Record<Language, string>>;
};

/** Name of the chosen outcome in the address: `?outcome=insufficient-funds`. */
const chosenOutcome = createAddressParameter('outcome');

const LANGUAGES = Object.keys(SAMPLE_LANGUAGES).filter(isLanguage);

/**
 * Composes the request that gives an outcome of the sandbox: the choice, the data to send, what comes
 * back, and the whole request. The choice stands in the address, never the data.
 */
export function TestDataComposer(props: TestDataComposerProps) {
  const { groups, samples, fields } = props;
  const id = useId();
  const all = groups.flatMap(({ outcomes }) => outcomes);
  const [first] = all;
  const chosen = chosenOutcome.useValue();
  const outcome = all.find(({ name }) => name === chosen) ?? first;
  if (!outcome) return null;
  const body = composeBody(samples, outcome);
  return (
    <section className={styles.composer} aria-label="Compose a request">
      <div className={styles.choice}>
        <label htmlFor={id}>Outcome</label>
        <select
          id={id}
          value={outcome.name}
          onChange={({ target }) => chosenOutcome.choose(target.value)}
        >
          {groups.map(({ name, outcomes }) => (
            <optgroup key={name} label={name}>
              {outcomes.map((one) => (
                <option key={one.name} value={one.name}>
                  {stripCodeMarks(one.label)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div role="status">
        <dl className={styles.list} aria-label="Send">
          {listTestFields(body, fields).map(([name, value]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <code>{String(value)}</code> <CopyButton label={`${name} ${String(value)}`} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.result}>
          You get <Results results={outcome.results} />
          {outcome.later && outcome.later.length > 0 && (
            <>
              ; on a later day the transaction has <Results results={outcome.later} />
            </>
          )}
        </p>
      </div>
      <ComposedRequest {...props} outcome={outcome} body={body} isFirst={outcome === first} />
    </section>
  );
}

/** Fields with their values, in one line. */
function Results({ results }: Pick<TestOutcome, 'results'>) {
  return results.map(([field, value], index) => (
    <span key={field}>
      {index > 0 && ', '}
      {field.includes(' ') ? field : <code>{field}</code>} <code>{value}</code>
    </span>
  ));
}

type ComposedRequestProps = TestDataComposerProps & {
  outcome: TestOutcome;
  body: JsonObject;
  /** Whether its programs are printed already. */
  isFirst: boolean;
};

/** The request in every language; another than the first is printed in the browser. */
function ComposedRequest({ request, body, isFirst, programs }: ComposedRequestProps) {
  const printer = useSyncExternalStore(subscribeSnippets, currentSnippets, () => 'idle' as const);
  useEffect(() => {
    if (!isFirst) loadSnippets();
  }, [isFirst]);
  if (!isFirst && printer === 'failed') return <ReloadNotice />;
  const whole: SampleRequest = {
    ...request,
    body: { kind: 'json', media: 'application/json', value: body },
  };
  const print = (language: Language) => {
    if (isFirst) return programs[language];
    return typeof printer === 'function' ? printer(language, whole) : '…';
  };
  const tabs = LANGUAGES.map((language) => {
    const Code = language === 'curl' ? ShellCode : ProgramCode;
    return { language, code: <Code text={print(language)} /> };
  });
  return <LanguageTabs label="Request" tabs={tabs} />;
}
