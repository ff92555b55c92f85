import { addWarning, type Problems } from './problems';

/** Most problems of one kind that are listed one by one; the rest is counted. */
const MAX_PROBLEMS = 20;

/**
 * Adds problems of one kind that a document may have in thousands of locations, as warnings.
 * @param found Location and message of each.
 * @param at Location of all of them.
 * @param describeRest Message about those that are left out, by their number.
 */
export function addCappedProblems(
  problems: Problems,
  id: string,
  found: readonly (readonly [at: string, message: string])[],
  at: string,
  describeRest: (count: number) => string,
): void {
  for (const [location, message] of found.slice(0, MAX_PROBLEMS))
    addWarning(problems, id, location, message);
  if (found.length > MAX_PROBLEMS)
    addWarning(problems, id, at, describeRest(found.length - MAX_PROBLEMS));
}
