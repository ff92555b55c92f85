import {
  type Node,
  type Resolver,
  toList,
  toNode,
  toPointerPart,
  toResolver,
} from './openapi-document';
import type { CurlRequest } from './requests/curl-request';
import { toValidator } from './schema-validator';

/** A bundled document, ready to compare requests with. */
export type SampleApi = {
  readonly server: string;
  readonly document: Node;
  readonly resolve: Resolver;
  readonly validator: ReturnType<typeof toValidator>;
};

/** The operation a request meets: where it stands, its parameters, and the values in the path. */
export type Found = {
  readonly api: SampleApi;
  readonly pointer: string;
  readonly operation: Node;
  readonly parameters: readonly { readonly node: Node; readonly pointer: string }[];
  readonly pathValues: Readonly<Record<string, string>>;
};

/** @param server base address of the sandbox, as the first of `servers` says */
export function toSampleApi(document: Node): SampleApi {
  const server = String(toNode(toList(document.servers)[0]).url);
  return { server, document, resolve: toResolver(document), validator: toValidator(document) };
}

/** The path's values by name; undefined when it is another path. */
function matchPath(template: string, path: string): Record<string, string> | undefined {
  const parts = template.split('/');
  const given = path.split('/');
  if (parts.length !== given.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const value = decodeURIComponent(given[index] ?? '');
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name !== undefined && value !== '') values[name] = value;
    else if (part !== value) return undefined;
  }
  return values;
}

/** The operation a request meets; of several paths the one with the fewest parameters. */
export function findOperation(apis: readonly SampleApi[], request: CurlRequest): Found | undefined {
  const address = `${request.url.origin}${request.url.pathname}`;
  const found = apis.flatMap((api) =>
    Object.entries(toNode(api.document.paths)).flatMap(([template, item]) => {
      const path = address.startsWith(`${api.server}/`) ? address.slice(api.server.length) : '';
      const pathValues = matchPath(template, path);
      const operation = toNode(toNode(item)[request.method]);
      if (!pathValues || Object.keys(operation).length === 0) return [];
      const base = `#/paths/${toPointerPart(template)}`;
      const at = (list: unknown, place: string) =>
        toList(list).map((one, index) => api.resolve(one, `${place}/parameters/${index}`));
      const pointer = `${base}/${request.method}`;
      const parameters = [
        ...at(toNode(item).parameters, base),
        ...at(operation.parameters, pointer),
      ];
      return [{ api, pointer, operation, parameters, pathValues }];
    }),
  );
  const count = ({ pathValues }: Found) => Object.keys(pathValues).length;
  return found.sort((a, b) => count(a) - count(b))[0];
}
