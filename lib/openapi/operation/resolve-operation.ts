import { noAuthentication } from '@/.generated/words/openapi/security';
import { idTwice } from '@/.generated/words/openapi-problems/operation';
import { otherConstraints } from '../constraints/build-constraint';
import { getLifecycle } from '../constraints/lifecycle';
import { externalDocsProps } from '../core/external-docs';
import { getAtPointer, getOwn, getText, isObject, joinPointer } from '../core/json';
import { checkKeywordTypes, OPERATION_KEYWORD_TYPES } from '../core/keyword-types';
import type { Operation } from '../core/operation-types';
import { addWarning, type Problems, truncateForMessage } from '../core/problems';
import type { ApiIndex, JsonObject, OperationEntry, Server } from '../core/types';
import { groupByOperationId } from '../document/operation-entry';
import { checkPathConflict } from '../document/path-conflicts';
import { type DocumentPart, listPathItems } from '../document/path-items';
import { listServers } from '../document/servers';
import { listTagBadges } from '../overview/tag-descriptions';
import { upgradeOperationServers } from '../parse/swagger-parts';
import { listCodeSamples } from './code-samples';
import { checkUnusedPathParameters, collectParameters } from './collect-parameters';
import { resolveNeeds } from './needs/resolve-needs';
import { resolveBody } from './resolve-body';
import { resolveCallbacks } from './resolve-callbacks';
import { checkMissingPathParameters, isBodyPart, resolveParameters } from './resolve-parameters';
import { resolveResponses } from './resolve-responses';
import { describeSecurity, isSecurityWaived, resolveSecurity } from './resolve-security';

/** Servers of an operation, else of its path, else of the document. */
function resolveServers(
  api: ApiIndex,
  holders: readonly DocumentPart[],
  problems: Problems,
): readonly Server[] {
  for (const { value, pointer } of holders) {
    const declared = getOwn(value, 'servers') ?? upgradeOperationServers(api.document, value);
    const servers = listServers(declared, joinPointer(pointer, 'servers'), problems);
    if (servers.length > 0) return servers;
  }
  return api.servers;
}

/**
 * Labels of an operation's authentication. A webhook does not inherit the document's `security`,
 * which is for calls to the API (OpenAPI 3.1 4.8.10).
 */
function describeOperationSecurity(
  api: ApiIndex,
  { webhook }: OperationEntry,
  { value, pointer }: DocumentPart,
  problems: Problems,
): readonly string[] {
  if (webhook && getOwn(value, 'security') === undefined) return [];
  const labels = describeSecurity(api, resolveSecurity(api, value, pointer, problems));
  const isWaivedHere = labels.length === 0 && !webhook && isSecurityWaived(api.document, value);
  return isWaivedHere ? [noAuthentication] : labels;
}

/** Operation in the document and its path items, of which the first counts most. */
function getRawOperation(
  api: ApiIndex,
  entry: OperationEntry,
): { operation: DocumentPart; items: readonly DocumentPart[] } | undefined {
  const { pointer } = entry;
  const operation = getAtPointer(api.document, pointer);
  if (!isObject(operation)) return undefined;
  return { operation: { value: operation, pointer }, items: listPathItems(api.document, entry) };
}

/** Warns about an `operationId` used twice (OpenAPI 3.1 4.8.10); paths may share a path item. */
function checkOperationId(
  api: ApiIndex,
  { value, pointer }: DocumentPart,
  problems: Problems,
): void {
  const id = getText(value, 'operationId');
  const others = id === '' ? [] : (groupByOperationId(api).get(id) ?? []);
  const other = others.find((one) => one.pointer !== pointer);
  if (other === undefined) return;
  const message = idTwice({ id: truncateForMessage(id), operation: truncateForMessage(other.id) });
  addWarning(problems, 'operation-id-twice', joinPointer(pointer, 'operationId'), message);
}

/**
 * Resolves all that the page of an operation shows: parameters, bodies and responses, with schemas
 * as sources. `undefined` for an unknown id. Never throws: what is invalid is in
 * `problems`.
 */
export function resolveOperation(api: ApiIndex, id: string): Operation | undefined {
  const entry = api.operations.get(id);
  return entry && resolveEntryOperation(api, entry);
}

/** Resolves an operation outside the lists, such as a callback's; `undefined` if it is missing. */
export function resolveEntryOperation(api: ApiIndex, entry: OperationEntry): Operation | undefined {
  const raw = getRawOperation(api, entry);
  if (raw === undefined) return undefined;
  const { document } = api;
  const { operation, items } = raw;
  const { value, pointer } = operation;
  const problems: Problems = [];
  checkKeywordTypes(value, pointer, OPERATION_KEYWORD_TYPES, problems);
  checkOperationId(api, operation, problems);
  checkPathConflict(api, entry, problems);
  const all = collectParameters(document, raw, problems);
  const plain = all.filter((one) => !isBodyPart(one));
  const parameters = resolveParameters(document, plain, problems);
  checkMissingPathParameters(entry.path, parameters, pointer, problems);
  // Webhooks and callbacks have a name or an expression as path.
  if (!entry.webhook) checkUnusedPathParameters(entry.path, all, problems);
  const requestBody = resolveBody(
    document,
    { operation: value, pointer, parameters: all },
    problems,
  );
  const bodyProps = requestBody === undefined ? {} : { requestBody };
  const security = describeOperationSecurity(api, entry, operation, problems);
  return {
    entry,
    description: buildOperationDescription(document, entry),
    parameters,
    ...bodyProps,
    responses: resolveResponses(api, value, pointer, problems),
    servers: resolveServers(api, [operation, ...items], problems),
    security,
    needs: resolveNeeds(api, entry, { parameters, ...bodyProps, security }),
    lifecycle: [
      ...otherConstraints(listTagBadges(document, entry.tags)),
      ...getLifecycle((key) => getOwn(value, key)),
    ],
    ...externalDocsProps(value),
    callbacks: resolveCallbacks(document, value, pointer, problems),
    codeSamples: listCodeSamples(value),
    problems,
  };
}

/** A sentence as a name is written. */
const asName = (text: string) => text.trim().replace(/\.$/, '').toLowerCase();

/**
 * Description of an operation, then summary and description of its path (OpenAPI 3.1 4.8.9). A text that only repeats
 * the name, which is the title of the page, is left out.
 */
function buildOperationDescription(document: JsonObject, entry: OperationEntry): string {
  const items = listPathItems(document, entry);
  const pathTexts = ['summary', 'description'].map((key) => {
    const candidates = items.map(({ value }) => getText(value, key).trim());
    return candidates.find((text) => text !== '') ?? '';
  });
  const texts = new Set([entry.description, ...pathTexts]);
  return [...texts]
    .filter((text) => text.trim() !== '' && asName(text) !== asName(entry.name))
    .join('\n\n');
}
