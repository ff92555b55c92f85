import { noName } from '@/.generated/words/ui/cut-text';
import { truncateName } from './truncate-name';

/**
 * First of the names that can be seen, cut after 500 characters; `(no name)` where none can, because
 * a key of a document may be empty or white space, and a link needs words.
 */
export function visibleName(...names: readonly string[]): string {
  return truncateName(names.find((name) => /[^\p{C}\p{Z}]/u.test(name)) ?? noName);
}
