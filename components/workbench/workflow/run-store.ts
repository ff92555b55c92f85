import { useSyncExternalStore } from 'react';
import type { CodeTab } from '@/components/ui/code/code-tabs';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { createListeners } from '@/lib/store/listeners';
import type { StepResult } from '@/lib/workbench/workflow/run-step';
import type { SendState } from '../send/send-status';

/** Outcome of the last run of a step. */
export type StepRun = {
  readonly state: SendState;
  /** Request that was sent; absent where none was. */
  readonly request?: SampleRequest;
  /** Judgement of the response; absent without one. */
  readonly result?: StepResult;
  /** Tab of the response. */
  readonly tab?: CodeTab;
};

/** Runs of a workflow by the ids of its steps. */
export type Runs = Readonly<Record<string, StepRun>>;

const NONE: Runs = {};
const { subscribe, notify } = createListeners();
/** Runs by workflow, in memory only. */
const all = new Map<string, Runs>();

/** Runs of a workflow; empty before the first. */
export function getRuns(workflow: string): Runs {
  return all.get(workflow) ?? NONE;
}

/** Replaces the runs of a workflow. */
export function publishRuns(workflow: string, runs: Runs): void {
  all.set(workflow, runs);
  notify();
}

/** Runs of a workflow, followed; none in pre-rendered HTML. */
export function useRuns(workflow: string): Runs {
  return useSyncExternalStore(
    subscribe,
    () => getRuns(workflow),
    () => NONE,
  );
}
