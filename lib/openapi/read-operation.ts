import { getOwn, isObject } from './json';
import { getAt } from './pointer';
import type { Problems } from './problems';
import { toRequestBody } from './read-body';
import {
  checkPathNames,
  getRawParameters,
  isBodyPart,
  mergeParameters,
  toParameters,
} from './read-parameters';
import { toResponses } from './read-responses';
import { getSecurity, toSecurityWords } from './security';
import { toServers } from './servers';
import type { ApiIndex, JsonObject, Operation, Server } from './types';
import { toPointer } from './pointer';

type Raw = { readonly value: JsonObject; readonly pointer: string };

/** An operation's own servers, else its path's, else the document's. */
function getServers(api: ApiIndex, holders: readonly Raw[], problems: Problems): readonly Server[] {
  for (const { value, pointer } of holders) {
    const own = getOwn(value, 'servers');
    const servers = toServers(own, toPointer(pointer, 'servers'), problems);
    if (servers.length > 0) return servers;
  }
  return api.servers;
}

/** The operation and its path item as they stand in the document. */
function getRaw(api: ApiIndex, pointer: string): { operation: Raw; item: Raw } | undefined {
  const itemPointer = pointer.slice(0, pointer.lastIndexOf('/'));
  const item = getAt(api.document, itemPointer);
  const operation = getAt(api.document, pointer);
  if (!isObject(item) || !isObject(operation)) return undefined;
  return {
    operation: { value: operation, pointer },
    item: { value: item, pointer: itemPointer },
  };
}

/**
 * Everything an operation's page shows, read when it is shown: references to parameters, bodies and
 * responses followed, schemas left as sources (DESIGN 4). `undefined` for an unknown id. Never
 * throws: what it does not understand is in `problems`.
 */
export function readOperation(api: ApiIndex, id: string): Operation | undefined {
  const entry = api.operations.get(id);
  const raw = entry && getRaw(api, entry.pointer);
  if (entry === undefined || raw === undefined) return undefined;
  const { document } = api;
  const { operation, item } = raw;
  const problems: Problems = [];
  const all = mergeParameters(
    getRawParameters(document, item.value, item.pointer, problems),
    getRawParameters(document, operation.value, operation.pointer, problems),
  );
  const plain = all.filter((one) => !isBodyPart(one));
  const parameters = toParameters(document, plain, problems);
  checkPathNames(entry.path, parameters, entry.pointer, problems);
  const body = { operation: operation.value, pointer: operation.pointer, parameters: all };
  const requestBody = toRequestBody(document, body, problems);
  const security = getSecurity(api, operation.value, operation.pointer, problems);
  return {
    entry,
    parameters,
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: toResponses(document, operation.value, operation.pointer, problems),
    servers: getServers(api, [operation, item], problems),
    security: toSecurityWords(security),
    problems,
  };
}
