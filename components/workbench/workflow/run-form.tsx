'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { runAll, runStep } from '@/.generated/words/workbench/workflow-form';
import * as words from '@/.generated/words/workbench/workflow-run';
import { Sentence } from '@/components/ui/sentence';
import { useEnvironment } from '@/components/ui/use-environment';
import type { EnvironmentName } from '@/lib/environment/select-environment';
import { sandboxKey } from '@/lib/workbench/send/sandbox-key';
import { listRequestSecrets, type Secret } from '@/lib/workbench/send/secrets';
import {
  listOwnKeys,
  type RunnableStep,
  type RunnableWorkflow,
} from '@/lib/workbench/workflow/run-step';
import { useDestination } from '../built-in/built-in';
import { BuiltInChoice } from '../built-in/built-in-choice';
import { CurlInstead } from '../send/curl-instead';
import { KeyFields, useKeyFields } from '../send/fields/key-fields';
import { getSandboxServer } from '../send/send-to-sandbox';
import styles from '../send/send.module.css';
import { toPasted } from '../send/show-response';
import { VisitPart } from '../visit/visit-part';
import { describeRun } from './describe-run';
import { acceptResponse, runSteps } from './run-steps';
import { publishRuns, useRuns } from './run-store';

export type RunFormProps = {
  workflow: RunnableWorkflow;
  /** Id of the step to run; absent for all of them. */
  only?: string | undefined;
};

/** Secrets of the steps of a run, each once. */
function listRunSecrets(
  steps: readonly RunnableStep[],
  environment: EnvironmentName,
): readonly Secret[] {
  const all = steps.flatMap((step) =>
    listRequestSecrets(
      { ...step, keys: listOwnKeys(step) },
      getSandboxServer(step.api, environment),
    ),
  );
  return [...new Map(all.map((one) => [one.name, one])).values()];
}

/** Runs a workflow, or one step of it. Where the key is held, it begins at once. */
export function RunForm({ workflow, only }: RunFormProps) {
  const environment = useEnvironment() ?? 'prod';
  const { name } = workflow;
  const steps = workflow.steps.filter(({ id }) => only === undefined || id === only);
  const { own } = getSandboxServer(steps[0]?.api ?? '', environment);
  const { isHere, host, shownHost, shownBase } = useDestination(own);
  const secrets = isHere ? [] : listRunSecrets(steps, environment);
  const fields = useKeyFields(secrets);
  const { sendButton } = fields;
  const runs = useRuns(name);
  const running = useRef<AbortController>(undefined);
  const [isRunning, setRunning] = useState(
    () => secrets.length > 0 && secrets.every(({ name }) => sandboxKey.isHeld(name)),
  );
  const cancel = () => running.current?.abort();
  const start = () => {
    const current = new AbortController();
    running.current = current;
    if (only === undefined) publishRuns(name, {});
    const { signal } = current;
    void runSteps(workflow, steps, { environment, signal }).then(() => setRunning(false));
  };
  const run = () => {
    if (!fields.takeKeys()) return;
    setRunning(true);
    start();
  };
  const begin = useEffectEvent(() => {
    if (isRunning) start();
  });
  useEffect(() => {
    begin();
    return cancel;
  }, []);
  const refused = steps.find(({ id }) => runs[id]?.state.kind === 'failed');
  const failed = refused && runs[refused.id]?.state;
  return (
    <form
      className={styles.form}
      method="dialog"
      noValidate
      aria-label={only === undefined ? runAll : runStep}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isRunning) run();
      }}
    >
      {secrets.length > 0 && <KeyFields state={fields} />}
      <div className={styles.actions}>
        <button ref={sendButton} type="submit" className={styles.send} aria-disabled={isRunning}>
          {words.run}
        </button>
        {isRunning && (
          <button type="button" className={styles.quiet} onClick={cancel}>
            {words.cancel}
          </button>
        )}
        <span className={styles.to}>
          <Sentence text={words.against}>
            <code>{shownBase}</code>
          </Sentence>
        </span>
      </div>
      <BuiltInChoice host={host} />
      <p className={styles.status} role="status">
        {describeRun(workflow, steps, runs, shownHost)}
      </p>
      {refused && failed?.kind === 'failed' && failed.failure.kind === 'refused' && (
        <CurlInstead
          request={failed.request}
          onReceived={(received) =>
            void acceptResponse(workflow, refused, failed.request, toPasted(received))
          }
        />
      )}
      <VisitPart />
    </form>
  );
}
