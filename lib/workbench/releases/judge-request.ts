import { noParameter } from '@/.generated/words/workbench/releases';
import type { Operation } from '@/lib/openapi/core/operation-types';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { createCheckRun } from '@/lib/openapi/validation/check-run';
import { findMismatches } from '@/lib/openapi/validation/find-mismatch';
import { checkBody } from '../send/check-request-body';
import { getBodyText } from '../send/edit-request';

/** An operation of one of the provider's documents. */
export type NamedOperation = {
  /** Id of the document: `payment-gateway`. */
  readonly api: string;
  /** Id of the operation: `post /sale`. */
  readonly operation: string;
};

/** Query parameters and headers that a request sends, each with its text. */
function listSent({ url, headers }: SampleRequest) {
  const query = new URLSearchParams(url.split('?')[1]?.replace(/#.*$/, '') ?? '');
  return [
    ...[...query].map(([name, text]) => ({ in: 'query', name, text })),
    ...headers.map(([name, text]) => ({ in: 'header', name, text })),
  ];
}

/** What does not fit of a request, in words: parameters, then the body. */
function listErrors(
  api: ApiIndex,
  operation: Operation,
  request: SampleRequest,
): readonly string[] {
  const run = createCheckRun(api);
  const parameters = listSent(request).flatMap((sent) => {
    const same = (name: string) => name.toLowerCase() === sent.name.toLowerCase();
    const found = operation.parameters.find((one) => one.in === sent.in && same(one.name));
    if (!found) return [noParameter(sent.name)];
    // The text may stand for a number or a list, so that it fits where either does.
    const values = [sent.text, parseJsonOrText(sent.text)];
    const mismatches = values.map((value) => findMismatches(run, found.schema, value, sent.name));
    return mismatches.some(({ length }) => length === 0)
      ? []
      : (mismatches.at(-1) ?? []).map(({ message }) => message);
  });
  const text = getBodyText(request.body);
  const body = text === undefined ? [] : checkBody(api, operation, text);
  return [...parameters, ...body.map(({ message }) => message)];
}

/**
 * Finds why a request that fits the newest release of a document does not fit a former one: names that it does not
 * know, values that it does not take, and what it asked for besides. By the checks of a form that sends it.
 * @param id id of the operation.
 * @returns reasons in words, none for a request that fits both alike; `undefined` where the former release lacks the
 * operation.
 */
export function listReleaseErrors(
  former: ApiIndex,
  newest: ApiIndex,
  id: string,
  request: SampleRequest,
): readonly string[] | undefined {
  const [then, now] = [resolveOperation(former, id), resolveOperation(newest, id)];
  if (!then) return undefined;
  const known = new Set(now && listErrors(newest, now, request));
  return [...new Set(listErrors(former, then, request))].filter((message) => !known.has(message));
}
