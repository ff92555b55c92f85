import type { Operation } from '@/lib/openapi/core/operation-types';
import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { listRequirements } from '@/lib/openapi/request/request-security';
import { findSampleToken, type SampleToken } from '@/lib/openapi/request/token-request';
import type { NewDocument } from './read-document';

/** Whether a request without parameters and body is one that the operation takes. */
function needsNothing(operation: Operation): boolean {
  return !operation.requestBody && operation.parameters.every(({ required }) => !required);
}

/** Names of what serves machines or administrators, and shows a newcomer nothing of the API. */
const TECHNICAL =
  /\b(admin|alive|auth|callback|debug|health|heartbeat|internal|login|logout|metrics?|oauth2?|ping|ready|session|status|token|version|webhooks?)\b/i;

/** Beginning of the name of a call that changes nothing, where an API has POST for all: `/listMerchants`. */
const READS =
  /^(check|count|describe|fetch|find|get|list|look|query|read|retrieve|search|show|view)\b/i;

/** Words of a path, tag or name: `/oauth/tokenInfo` is `oauth token Info`. */
const splitWords = (text: string) =>
  text.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

/** Part of a path that a reader fills in: `{id}`, or `/:id` as routers write it, of which a document says no more. */
const PLACEHOLDER = /\{|\/:/;

/** Whether its success has a body that a reader can look at. */
const showsSomething = ({ responses }: Operation) =>
  responses.some(({ status, content }) => /^2/.test(status) && content.length > 0);

/** Rank from which on an operation needs more than its address. */
const SIMPLE = 32;

/** Most segments of a path that make a difference. */
const MAX_DEPTH = 7;

/**
 * How well an operation does for a first call; less is better. It reads something that a newcomer has: it needs no id,
 * shows a body, and stands high in the paths of the API.
 */
function rank(api: ApiIndex, entry: OperationEntry): number {
  const operation = resolveOperation(api, entry.id);
  const isSimple = operation !== undefined && needsNothing(operation);
  const words = splitWords([entry.path, entry.name, ...entry.tags].join(' '));
  const isGet = entry.method === 'get';
  const names = [entry.path.replace(/^.*\//, ''), entry.name].map(splitWords);
  const isTechnical = TECHNICAL.test(words);
  const isQuery = entry.method === 'post' && names.some((name) => READS.test(name));
  const reads = isGet || (isQuery && !isTechnical);
  const penalties = [
    ...[entry.deprecated, !isGet, !reads, !isSimple, PLACEHOLDER.test(entry.path)],
    ...[isTechnical, operation === undefined || !showsSomething(operation)],
  ];
  const depth = Math.min(entry.path.split('/').filter(Boolean).length, MAX_DEPTH);
  return penalties.reduce((sum, is, index) => sum + (is ? 512 >> index : 0), depth);
}

/** A first call: an operation, whether it needs neither parameters nor body, and where its access token comes from. */
export type FirstCall = {
  readonly entry: OperationEntry;
  readonly isSimple: boolean;
  /** Whether its document asks for no key. */
  readonly isOpen: boolean;
  /** Absent where it needs no token, or its document names no source. */
  readonly token?: SampleToken | undefined;
};

/** Position of the first document that has an operation of this id. */
const findDocument = (documents: readonly Pick<NewDocument, 'api'>[], id: string) =>
  documents.findIndex(({ api }) => api.operations.has(id));

/** Chooses the call that a new portal begins with; `undefined` where no document has an operation. */
export function chooseFirstCall(
  documents: readonly Pick<NewDocument, 'api'>[],
): FirstCall | undefined {
  const found = documents.flatMap(({ api }, index) =>
    [...api.operations.values()]
      // Content names an operation by its id, which is that of the first document that has it.
      .filter(({ webhook, id }) => !webhook && findDocument(documents, id) === index)
      .map((entry) => ({ api, entry, rank: rank(api, entry) })),
  );
  const [best] = found.toSorted((one, other) => one.rank - other.rank);
  if (!best) return undefined;
  const { api, entry } = best;
  const operation = resolveOperation(api, entry.id);
  const token = operation && findSampleToken(api, operation);
  const requirements = operation ? listRequirements(api, operation) : [];
  const isOpen = requirements.every((one) => one.length === 0);
  return { entry, isSimple: best.rank < SIMPLE, isOpen, token };
}
