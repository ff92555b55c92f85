'use client';

import { useApiStates } from '../state/use-api-states';
import { describeLoadProblem, useOverdue } from '../state/use-overdue';
import { LoadNotice } from './load-notice';

/** Notice that listed operations are not current: a live document failed or is overdue. */
export function ListNotice({ apis }: { apis: readonly string[] }) {
  const isOverdue = useOverdue();
  const failures = useApiStates(apis).flatMap(({ state, live }) => {
    const message = describeLoadProblem(state, isOverdue);
    return message === undefined ? [] : { message, isStale: live !== undefined };
  });
  const [first] = failures;
  if (!first) return null;
  const summary = failures.some(({ isStale }) => isStale)
    ? 'The operations are listed as they were loaded before. They did not load again:'
    : summarizeFailures(failures.length, apis.length);
  return <LoadNotice summary={summary} message={first.message} />;
}

function summarizeFailures(failed: number, all: number): string {
  if (failed < all)
    return 'Some operations are listed as saved with the page. A live document did not load:';
  const documents = all === 1 ? 'document' : 'documents';
  return `The operations are listed as saved with the page. The live ${documents} did not load:`;
}
