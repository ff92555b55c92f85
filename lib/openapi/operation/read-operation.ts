import { toDocsPart } from '../external-docs';
import { checkPlaces, getAllParameters } from './all-parameters';
import { getByOperationId } from '../document/operation-ids';
import { type Raw, toItems } from '../document/path-items';
import { getOwn, getText, isObject } from '../json';
import { checkShapes, OPERATION_SHAPES } from '../keyword-shapes';
import { toLifeFacts } from '../facts/life-facts';
import { toOtherFacts } from '../facts/other-facts';
import { toOwnSamples } from './own-samples';
import { checkTwin } from '../document/path-twins';
import { toDescription } from '../document/path-words';
import { getAt } from '../pointer';
import { addWarning, type Problems, toShort } from '../problems';
import { toRequestBody } from './read-body';
import { toCallbacks } from './read-callbacks';
import { checkPathNames, isBodyPart, toParameters } from './read-parameters';
import { toResponses } from './read-responses';
import { getSecurity, isWaived, toSecurityWords } from './security';
import { NO_AUTHENTICATION } from './security-words';
import { toServers } from '../document/servers';
import { toOwnServers } from '../parse/swagger-parts';
import { toBadges } from '../document/tag-notes';
import type { ApiIndex, Operation, OperationEntry, Server } from '../types';
import { toPointer } from '../pointer';

/** An operation's own servers, else its path's, else the document's. */
function getServers(api: ApiIndex, holders: readonly Raw[], problems: Problems): readonly Server[] {
  for (const { value, pointer } of holders) {
    const own = getOwn(value, 'servers') ?? toOwnServers(api.document, value);
    const servers = toServers(own, toPointer(pointer, 'servers'), problems);
    if (servers.length > 0) return servers;
  }
  return api.servers;
}

/**
 * The ways to prove who calls. The document's own are for calls to it: a call of the provider's says itself how it is
 * proved (OpenAPI 3.1 4.8.10 `security`).
 */
function toSecurity(
  api: ApiIndex,
  { webhook }: OperationEntry,
  { value, pointer }: Raw,
  problems: Problems,
): readonly string[] {
  if (webhook && getOwn(value, 'security') === undefined) return [];
  const words = toSecurityWords(api, getSecurity(api, value, pointer, problems));
  const isWorthTelling = words.length === 0 && !webhook && isWaived(api.document, value);
  return isWorthTelling ? [NO_AUTHENTICATION] : words;
}

/** The operation as it stands in the document, and its path items, whose word counts most first. */
function getRaw(
  api: ApiIndex,
  entry: OperationEntry,
): { operation: Raw; items: readonly Raw[] } | undefined {
  const { pointer } = entry;
  const operation = getAt(api.document, pointer);
  if (!isObject(operation)) return undefined;
  return { operation: { value: operation, pointer }, items: toItems(api.document, entry) };
}

/** An `operationId` is given once (OpenAPI 3.1 4.8.10); one path item for several paths has no other choice. */
function checkId(api: ApiIndex, { value, pointer }: Raw, problems: Problems): void {
  const id = getText(value, 'operationId');
  const others = id === '' ? [] : (getByOperationId(api).get(id) ?? []);
  const other = others.find((one) => one.pointer !== pointer);
  if (other === undefined) return;
  const message = `"${toShort(id)}" is the operationId of ${toShort(other.id)}, too.`;
  addWarning(problems, 'operation-id-twice', toPointer(pointer, 'operationId'), message);
}

/**
 * Everything an operation's page shows, read when it is shown: references to parameters, bodies and
 * responses followed, schemas left as sources (DESIGN 4). `undefined` for an unknown id. Never
 * throws: what it does not understand is in `problems`.
 */
export function readOperation(api: ApiIndex, id: string): Operation | undefined {
  const entry = api.operations.get(id);
  return entry && readEntry(api, entry);
}

/** The same of an entry that is in no list: a callback's. `undefined` where nothing stands at its place. */
export function readEntry(api: ApiIndex, entry: OperationEntry): Operation | undefined {
  const raw = getRaw(api, entry);
  if (raw === undefined) return undefined;
  const { document } = api;
  const { operation, items } = raw;
  const { value, pointer } = operation;
  const problems: Problems = [];
  checkShapes(value, pointer, OPERATION_SHAPES, problems);
  checkId(api, operation, problems);
  checkTwin(api, entry, problems);
  const all = getAllParameters(document, raw, problems);
  const plain = all.filter((one) => !isBodyPart(one));
  const parameters = toParameters(document, plain, problems);
  checkPathNames(entry.path, parameters, pointer, problems);
  // What else calls has an expression or a name for its path.
  if (!entry.webhook) checkPlaces(entry.path, all, problems);
  const requestBody = toRequestBody(
    document,
    { operation: value, pointer, parameters: all },
    problems,
  );
  return {
    entry,
    description: toDescription(document, entry),
    parameters,
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: toResponses(api, value, pointer, problems),
    servers: getServers(api, [operation, ...items], problems),
    security: toSecurity(api, entry, operation, problems),
    facts: [
      ...toOtherFacts(toBadges(document, entry.tags)),
      ...toLifeFacts((key) => getOwn(value, key)),
    ],
    ...toDocsPart(value),
    callbacks: toCallbacks(document, value, pointer, problems),
    samples: toOwnSamples(value),
    problems,
  };
}
