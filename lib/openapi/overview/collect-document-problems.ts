import { moreTags, tagTwice } from '@/.generated/words/openapi-problems/document';
import { getOwn, getText, isList, isObject, joinPointer } from '../core/json';
import { addCappedProblems, type Problems, truncateForMessage } from '../core/problems';
import type { ApiIndex, JsonObject, Problem } from '../core/types';
import { checkPathConflicts } from '../document/path-conflicts';

/** Warns about tags that are declared before (OpenAPI 3.1 4.8.1 `tags`). */
function checkTags(document: JsonObject, problems: Problems): void {
  const tags = getOwn(document, 'tags');
  const names = new Set<string>();
  const found = (isList(tags) ? tags : []).flatMap((tag, index): readonly [string, string][] => {
    const name = isObject(tag) ? getText(tag, 'name') : '';
    // Tags without a name are reported where operations are grouped.
    if (name.trim() === '') return [];
    const isNew = !names.has(name);
    names.add(name);
    const message = tagTwice(truncateForMessage(name));
    return isNew ? [] : [[joinPointer('#/tags', index), message]];
  });
  addCappedProblems(problems, 'tag-twice', found, '#/tags', moreTags);
}

const cache = new WeakMap<ApiIndex, readonly Problem[]>();

/**
 * Problems of a document as a whole: those found so far, then duplicate tags and conflicting paths.
 * Computed once per document, on first use, so that a list of operations need not wait.
 */
export function collectDocumentProblems(api: ApiIndex): readonly Problem[] {
  const cached = cache.get(api);
  if (cached !== undefined) return cached;
  const problems: Problems = [...api.problems];
  checkTags(api.document, problems);
  checkPathConflicts(api, problems);
  cache.set(api, problems);
  return problems;
}
