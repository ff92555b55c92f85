'use client';

import { type ReactNode, useId, useMemo } from 'react';
import * as words from '@/.generated/words/workbench/composer';
import { createAddressParameter } from '@/components/ui/address-parameter';
import { CopyButton } from '@/components/ui/code/copy-button';
import { Sentence } from '@/components/ui/sentence';
import { NeedsScript } from '@/components/ui/tool/needs-script';
import type { JsonObject } from '@/lib/openapi/core/types';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import {
  findOutcome,
  composeBody,
  listTestFields,
  type SampleBodies,
} from '@/lib/workbench/composer/body-outcomes';
import type { OutcomeGroup, TestOutcome } from '@/lib/workbench/composer/list-outcomes';
import type { NamedOperation } from '@/lib/workbench/releases/judge-request';
import type { SandboxOperation } from '@/lib/workbench/send/send-fields';
import { OutcomeOptions } from '../send/fields/outcome-options';
import { SendableRequest } from '../send/sendable-request';
import styles from './test-data-composer.module.css';

type TestDataComposerProps = {
  /** Outcomes to choose from; the first one is chosen to begin with. */
  groups: readonly OutcomeGroup[];
  samples: SampleBodies;
  /** Request without its body. */
  request: SampleRequest;
  /** Fields that hold test data, in display order. */
  fields: readonly string[];
  named: NamedOperation;
  /** What its form asks for; absent where the request cannot be sent from here. */
  of?: SandboxOperation | undefined;
  /** Request of the first outcome in every language, printed at build. */
  printed: ReactNode;
};

/** Name of the chosen outcome in the address: `?outcome=insufficient-funds`. */
const chosenOutcome = createAddressParameter('outcome');

function withJsonBody(request: SampleRequest, value: JsonObject): SampleRequest {
  return { ...request, body: { kind: 'json', media: 'application/json', value } };
}

/**
 * Composes the request that gives an outcome of the sandbox: the choice, the data to send, what comes
 * back, and the whole request. The choice stands in the address, never the data.
 */
export function TestDataComposer(props: TestDataComposerProps) {
  const { groups, samples, request, fields, named, of, printed } = props;
  const id = useId();
  const outcome = findOutcome(groups, chosenOutcome.useValue()) ?? groups[0]?.outcomes[0];
  const body = useMemo(() => (outcome ? composeBody(samples, outcome) : {}), [samples, outcome]);
  const whole = useMemo(() => withJsonBody(request, body), [request, body]);
  if (!outcome) return null;
  return (
    <section className={styles.composer} aria-label={words.compose}>
      <div className={styles.choice}>
        <label htmlFor={id}>{words.outcome}</label>
        <select
          id={id}
          value={outcome.name}
          onChange={({ target }) => chosenOutcome.choose(target.value)}
        >
          <OutcomeOptions groups={groups} />
        </select>
      </div>
      <NeedsScript tool={words.compose} />
      <div role="status">
        <dl className={styles.list} aria-label={words.send}>
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
          <Sentence text={words.youGet}>
            <Results results={outcome.results} />
          </Sentence>
          {outcome.later && outcome.later.length > 0 && (
            <Sentence text={words.later}>
              <Results results={outcome.later} />
            </Sentence>
          )}
        </p>
      </div>
      <SendableRequest title={words.request} {...{ named, of, printed }} request={whole} />
    </section>
  );
}

/** Fields with their values, in one line. */
function Results({ results }: Pick<TestOutcome, 'results'>) {
  return results.map(([field, value], index) => (
    <span key={field}>
      {index > 0 && ', '}
      {field === '' ? words.httpStatus : <code>{field}</code>} <code>{value}</code>
    </span>
  ));
}
