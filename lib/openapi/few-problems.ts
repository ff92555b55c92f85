import { addWarning, type Problems } from './problems';

/** Faults of one kind that are told one by one; of more it says how many. */
const MOST = 20;

/**
 * Adds the first faults of a kind that a document may have in thousands of places.
 * @param found Where each is, and what it says.
 * @param at Where all of them are.
 * @param toMore What is said of those that are left out.
 */
export function addFew(
  problems: Problems,
  id: string,
  found: readonly (readonly [at: string, message: string])[],
  at: string,
  toMore: (count: number) => string,
): void {
  for (const [place, message] of found.slice(0, MOST)) addWarning(problems, id, place, message);
  if (found.length > MOST) addWarning(problems, id, at, toMore(found.length - MOST));
}
