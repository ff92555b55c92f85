import { addWarning, type Problems } from './problems';

/** Faults of one kind that are told one by one; of more it says how many. */
const MAX_PROBLEMS = 20;

/**
 * Adds the first faults of a kind that a document may have in thousands of places.
 * @param found Where each is, and what it says.
 * @param at Where all of them are.
 * @param describeRest What is said of those that are left out.
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
