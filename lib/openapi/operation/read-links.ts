import { resolveComponent } from '../component';
import { getObject, getOwn, getText, isObject, toPrintable } from '../json';
import { getAt, toDecoded, toNormal, toPointer } from '../pointer';
import { toJsonText } from '../print-json';
import { addWarning, expectObject, type Problems, toShort } from '../problems';
import { toLocalRef } from '../resolve';
import { toServers } from '../document/servers';
import type { ApiIndex, Json, JsonObject, OperationEntry, ResponseLink } from '../types';

/** Operations by their pointer, and by their `operationId`; of two with one id the first. */
type Linkable = {
  readonly byPointer: ReadonlyMap<string, OperationEntry>;
  readonly byId: ReadonlyMap<string, OperationEntry>;
};

const known = new WeakMap<ApiIndex, Linkable>();

/** Found once for a document, when it is first asked for. */
function getLinkable(api: ApiIndex): Linkable {
  const found = known.get(api);
  if (found !== undefined) return found;
  const byPointer = new Map<string, OperationEntry>();
  const byId = new Map<string, OperationEntry>();
  for (const entry of api.operations.values()) {
    byPointer.set(entry.pointer, entry);
    const operation = getAt(api.document, entry.pointer);
    const id = isObject(operation) ? getText(operation, 'operationId') : '';
    if (id !== '' && !byId.has(id)) byId.set(id, entry);
  }
  const linkable = { byPointer, byId };
  known.set(api, linkable);
  return linkable;
}

/** The operation a link leads to, by `operationId` or by a reference into this document. */
function getLinked(api: ApiIndex, link: JsonObject): OperationEntry | undefined {
  const { byPointer, byId } = getLinkable(api);
  const ref = toLocalRef(api.document, getText(link, 'operationRef'));
  return ref.startsWith('#')
    ? byPointer.get(toNormal(toDecoded(ref)))
    : byId.get(getText(link, 'operationId'));
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
      const message = `The link "${toShort(name)}" leads to no operation of this document.`;
      addWarning(problems, 'link-to-nothing', target.pointer, message);
    }
    return read;
  });
}
