import * as words from '@/.generated/words/workbench/workflow-run';
import { printJson } from '@/lib/openapi/core/print-json';
import type {
  CriterionResult,
  RunnableStep,
  RunnableWorkflow,
} from '@/lib/workbench/workflow/run-step';
import { describeState } from '../send/send-status';
import type { Runs } from './run-store';

/** Tells which criterion stopped a run, and what it found in the response: `it is "051"`. */
function describeUnmet(step: number, title: string, criterion: CriterionResult): string {
  const {
    condition,
    values: [found],
  } = criterion;
  if (!found) return words.unclear({ step, title, condition });
  const [, value] = found;
  return value === undefined
    ? words.absent({ step, title, condition })
    : words.unmet({ step, title, condition, value: printJson(value) });
}

/**
 * Tells in a sentence how far a run has come, and why it stopped; empty before the first.
 * @param steps Steps that are run.
 * @param host Host that requests go to.
 */
export function describeRun(
  workflow: RunnableWorkflow,
  steps: readonly RunnableStep[],
  runs: Runs,
  host: string,
): string {
  const current = steps.find(({ id }) => runs[id] && runs[id].result?.isMet !== true);
  if (!current) {
    const isDone = steps.every(({ id }) => runs[id]);
    return isDone ? words.succeeded(steps.length) : '';
  }
  const { state, result } = runs[current.id] ?? { state: { kind: 'idle' } as const };
  const number = workflow.steps.indexOf(current) + 1;
  const { title } = current;
  if (state.kind === 'sending' || state.kind === 'checking')
    return words.running({ step: number, title });
  const unmet = result?.criteria.find(({ isMet }) => !isMet);
  return unmet
    ? describeUnmet(number, title, unmet)
    : words.stopped({
        step: number,
        title,
        reason: describeState({ state, host, canRepeat: false }),
      });
}
