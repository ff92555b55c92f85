import { resolveComponent } from '../component';
import { getByOperationId } from '../document/operation-ids';
import { toHolder, toItems } from '../document/path-items';
import { getObject, getOwn, getText, toPrintable } from '../json';
import { toDecoded, toNormal, toPointer } from '../pointer';
import { toJsonText } from '../print-json';
import { addWarning, expectObject, type Problems, toShort } from '../problems';
import { toLocalRef } from '../resolve';
import { toServers } from '../document/servers';
import type { ApiIndex, Json, JsonObject, OperationEntry, ResponseLink } from '../types';

type Places = ReadonlyMap<string, OperationEntry>;

const known = new WeakMap<ApiIndex, Places>();

/**
 * Where an operation may be said to stand: in its path item, then in those whose `$ref` leads there, such as the one
 * that is listed (OpenAPI 3.1 4.8.20).
 */
function toPlaces(document: JsonObject, entry: OperationEntry): readonly string[] {
  const holder = toHolder(entry);
  const inItem = entry.pointer.slice(holder.length);
  const items = toItems(document, entry).map(({ pointer }) => pointer);
  return [holder, ...items.slice(0, items.indexOf(holder))].map((item) => `${item}${inItem}`);
}

/** Operations by where they stand or are listed, of several the first. Found once for a document. */
function getPlaces(api: ApiIndex): Places {
  const found = known.get(api);
  if (found !== undefined) return found;
  const byPointer = new Map<string, OperationEntry>();
  const add = (at: string, entry: OperationEntry) => {
    if (!byPointer.has(at)) byPointer.set(at, entry);
  };
  const listed: (readonly [string, OperationEntry])[] = [];
  for (const entry of api.operations.values()) {
    const [at = entry.pointer, ...others] = toPlaces(api.document, entry);
    add(at, entry);
    for (const other of others) listed.push([other, entry]);
  }
  // After all those that stand at a place themselves.
  for (const [at, entry] of listed) add(at, entry);
  known.set(api, byPointer);
  return byPointer;
}

/** The operation a link leads to, by `operationId` or by a reference into this document. */
function getLinked(api: ApiIndex, link: JsonObject): OperationEntry | undefined {
  const ref = toLocalRef(api.document, getText(link, 'operationRef'));
  return ref.startsWith('#')
    ? getPlaces(api).get(toNormal(toDecoded(ref)))
    : getByOperationId(api).get(getText(link, 'operationId'))?.[0];
}

/** What a link says that leads to no operation. */
function toLost(name: string, link: JsonObject): string {
  const [ref, id] = [getText(link, 'operationRef'), getText(link, 'operationId')].map(toShort);
  const nowhere = `The link "${toShort(name)}" leads to no operation of this document`;
  if (ref) return `${nowhere}: none is known at ${ref}.`;
  return id ? `${nowhere}: none is called "${id}".` : `${nowhere}.`;
}

function toText(value: Json): string {
  return typeof value === 'string' ? value : toJsonText(toPrintable(value));
}

function toLink(
  api: ApiIndex,
  name: string,
  { link, pointer }: { readonly link: JsonObject; readonly pointer: string },
  problems: Problems,
): ResponseLink {
  const own = getOwn(link, 'server');
  const [server] =
    own === undefined ? [] : toServers([own], toPointer(pointer, 'server'), problems);
  const body = getOwn(link, 'requestBody');
  const parameters = Object.entries(getObject(link, 'parameters') ?? {});
  return {
    name,
    description: getText(link, 'description'),
    operation: getLinked(api, link),
    ...(server === undefined ? {} : { server }),
    values: [...parameters, ...(body === undefined ? [] : [['body', body] as const])].map(
      ([to, value]) => ({ name: to, value: toText(value) }),
    ),
  };
}

/** The `links` of a response. One that leads to no operation of the document is kept, with a problem. */
export function toLinks(
  api: ApiIndex,
  response: JsonObject,
  pointer: string,
  problems: Problems,
): readonly ResponseLink[] {
  const at = toPointer(pointer, 'links');
  const links = expectObject(getOwn(response, 'links'), at, problems) ?? {};
  return Object.entries(links).flatMap(([name, item]) => {
    if (name.startsWith('x-')) return [];
    const target = resolveComponent(api.document, item, toPointer(at, name), problems);
    const link = expectObject(target.value, target.pointer, problems);
    if (link === undefined) return [];
    const read = toLink(api, name, { link, pointer: target.pointer }, problems);
    if (read.operation === undefined) {
      addWarning(problems, 'link-to-nothing', target.pointer, toLost(name, link));
    }
    return read;
  });
}
