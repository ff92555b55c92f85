'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import { loadingForm } from '@/.generated/words/workbench/request-opener';
import * as words from '@/.generated/words/workbench/workflow-form';
import code from '@/components/ui/code/code.module.css';
import { createLazy, ReloadNotice } from '@/components/ui/lazy/create-lazy';
import { Sentence } from '@/components/ui/sentence';
import { ResultBadge } from '@/components/ui/tool/tool-result';
import { OWN_DATA } from '@/lib/bootstrap/remark/own-data';
import { printJson } from '@/lib/openapi/core/print-json';
import type { NamedOperation } from '@/lib/workbench/releases/judge-request';
import type { RunnableWorkflow } from '@/lib/workbench/workflow/run-step';
import { OpenButton } from '../send/send-part';
import { RequestFoot, RequestTabs } from '../send/sendable-request';
import type { RunFormProps } from './run-form';
import styles from './run-part.module.css';
import { useRuns } from './run-store';

const form = createLazy(() =>
  import('./run-form').then(
    (loaded) => loaded.RunForm,
    () => ReloadNotice,
  ),
);

/** Button that opens the form of a run, and the form. */
function useRunPart(
  props: RunFormProps,
  name: string,
  request?: string,
): { button: ReactNode; form: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  return {
    button: <OpenButton {...{ name, request, isOpen }} preload={form.preload} onChange={setOpen} />,
    form: isOpen && (
      <form.Part props={props} fallback={<p className={code.waiting}>{loadingForm}</p>} />
    ),
  };
}

/** Runs all steps of a workflow. */
export function RunAll({ workflow }: { workflow: RunnableWorkflow }) {
  const part = useRunPart({ workflow }, words.runAll);
  return (
    <div className={`${code.frame} ${styles.all}`}>
      <div className={code.foot}>
        <span className={styles.lead} data-markdown-ignore>
          {words.steps(workflow.steps.length)}
        </span>
        {part.button}
      </div>
      {part.form}
    </div>
  );
}

type StepProps = {
  /** The workflow; absent where it cannot be run from here. */
  workflow: RunnableWorkflow | undefined;
  /** Id of the step. */
  step: string;
};

type StepRequestProps = StepProps &
  Pick<ComponentProps<typeof RequestTabs>, 'title' | 'request' | 'printed' | 'responses'> & {
    /** Operation of the step. */
    of: NamedOperation;
  };

/** Request of a step, what runs it, and the response that came. */
export function StepRequest({ workflow, step, of, title, request, ...rest }: StepRequestProps) {
  const run = useRuns(workflow?.name ?? '')[step];
  const foot = { of, request };
  return (
    <RequestTabs {...{ title }} request={run?.request ?? request} sent={run?.tab} {...rest}>
      {workflow ? (
        <RunStep {...{ workflow, step, title, foot }} />
      ) : (
        <RequestFoot {...foot}>{null}</RequestFoot>
      )}
    </RequestTabs>
  );
}

type RunStepProps = {
  workflow: RunnableWorkflow;
  step: string;
  title: string;
  foot: Pick<ComponentProps<typeof RequestFoot>, 'of' | 'request'>;
};

function RunStep({ workflow, step, title, foot }: RunStepProps) {
  const part = useRunPart({ workflow, only: step }, words.runStep, title);
  return (
    <>
      <RequestFoot {...foot}>{part.button}</RequestFoot>
      {part.form}
    </>
  );
}

/** Whether a criterion of a step was met in its last run; nothing before. */
export function CriterionMark({ workflow, step, index }: StepProps & { index: number }) {
  const result = useRuns(workflow?.name ?? '')[step]?.result?.criteria[index];
  if (!result) return null;
  const value = result.values[0]?.[1];
  return (
    <span className={styles.mark} {...{ [OWN_DATA]: '' }}>
      <ResultBadge kind={result.isMet ? 'good' : 'bad'} />
      {result.isMet && words.met}
      {!result.isMet && value === undefined && words.notMetMissing}
      {!result.isMet && value !== undefined && (
        <Sentence text={words.notMet}>
          <code>{printJson(value)}</code>
        </Sentence>
      )}
    </span>
  );
}

/** Value that a step gave in its last run; nothing before. */
export function OutputValue({ workflow, step, name }: StepProps & { name: string }) {
  const value = useRuns(workflow?.name ?? '')[step]?.result?.outputs[name];
  return (
    value !== undefined && (
      <span className={`${styles.mark} ${styles.value}`} {...{ [OWN_DATA]: '' }}>
        <Sentence text={words.now}>
          <code>{typeof value === 'string' ? value : printJson(value)}</code>
        </Sentence>
      </span>
    )
  );
}
