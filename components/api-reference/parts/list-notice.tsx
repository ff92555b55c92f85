'use client';

import * as words from '@/.generated/words/reference/load';
import { useApiStates } from '../state/use-api-state';
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
    ? words.listIsStale
    : summarizeFailures(failures.length, apis.length);
  return <LoadNotice summary={summary} message={first.message} />;
}

function summarizeFailures(failed: number, all: number): string {
  if (failed < all) return words.listIsPartlySaved;
  return all === 1 ? words.listIsSaved : words.listsAreSaved;
}
