import { printJson } from '@/lib/openapi/core/print-json';
import type { Json } from '@/lib/openapi/core/types';
import type {
  CriterionResult,
  RunnableStep,
  RunnableWorkflow,
} from '@/lib/workbench/workflow/run-step';
import { describeState } from '../send/send-status';
import type { Runs } from './run-store';

/** What a criterion found in a response: `it is "051"`. */
function describeFound({ values: [found] }: CriterionResult): string {
  if (!found) return 'this condition is not understood';
  const value: Json | undefined = found[1];
  return value === undefined ? 'it is not there' : `it is ${printJson(value)}`;
}

function listNumbers(count: number): string {
  return count === 1 ? 'The step' : `All ${count} steps`;
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
    return isDone ? `${listNumbers(steps.length)} succeeded.` : '';
  }
  const { state, result } = runs[current.id] ?? { state: { kind: 'idle' } as const };
  const place = `step ${workflow.steps.indexOf(current) + 1}, ${current.title}`;
  if (state.kind === 'sending' || state.kind === 'checking') return `Running ${place} …`;
  const unmet = result?.criteria.find(({ isMet }) => !isMet);
  return unmet
    ? `Stopped at ${place}: ${unmet.condition} is not met, ${describeFound(unmet)}.`
    : `Stopped at ${place}: ${describeState({ state, host, canRepeat: false })}`;
}
