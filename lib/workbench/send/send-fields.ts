import { getOwn } from '@/lib/openapi/core/json';
import type { Operation, Parameter } from '@/lib/openapi/core/operation-types';
import { printJson } from '@/lib/openapi/core/print-json';
import type { ValueStyle } from '@/lib/openapi/core/schema-types';
import type { ApiIndex, Json, JsonObject } from '@/lib/openapi/core/types';
import { isToken } from '@/lib/openapi/request/header-value';
import { resolveRequestSecurity } from '@/lib/openapi/request/request-security';
import { resolveSchema } from '@/lib/openapi/schema/resolve-schema';
import { getTypes } from '@/lib/openapi/schema/schema-type';

/** A parameter that a reader fills in before a request is sent. */
export type SendField = {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required: boolean;
  /** Text of its example; empty without one. */
  readonly example: string;
  /** Text that the field begins with; empty for what is not sent unless a reader types it. */
  readonly first: string;
  /** Types of its schema; empty for any. */
  readonly types: readonly string[];
  readonly style: ValueStyle;
};

/** An operation that a page can send, and what its form asks for: data that a page carries. */
export type SandboxOperation = {
  /** Store name of the document: `payment-gateway`. */
  readonly api: string;
  /** Id of the operation: `post /sale`. */
  readonly operation: string;
  readonly fields: readonly SendField[];
  /** Documented statuses, which the local API host gives when it is asked to. */
  readonly statuses: readonly string[];
  /** Version that the sandbox answers as, where the operation is that of a former release. */
  readonly newest?: string | undefined;
};

/** Headers that a browser or the body sets. */
const FIXED_HEADERS = /^(accept-encoding|connection|content-(length|type)|cookie|host|origin|te)$/i;

function getText(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : printJson(value);
}

/** Field of a parameter; none for what a page cannot send: cookies, headers of the browser. */
function listFields(api: ApiIndex, parameter: Parameter, values: JsonObject): readonly SendField[] {
  const { in: location, name, required, deprecated, style, schema } = parameter;
  if (name === '' || (deprecated && !required)) return [];
  if (location === 'cookie' || location === 'other') return [];
  if (location === 'header' && (!isToken(name) || FIXED_HEADERS.test(name))) return [];
  const types = getTypes(resolveSchema(api.document, schema));
  const example = getText(parameter.example);
  const first = getText(getOwn(values, name)) || (required ? example : '');
  return [{ in: location, name, required, example, first, types, style }];
}

/**
 * Whether pages send requests of an operation: one that the reader calls, and whose server is a sandbox of this
 * portal, or an address without a host.
 */
export function canSend({ entry, servers: [server] }: Operation): boolean {
  if (process.env.NEXT_PUBLIC_RUNNER === 'off' || entry.webhook) return false;
  // A test has no build, which sets the sandboxes, with spaces between them.
  const sandboxes = process.env.NEXT_PUBLIC_SANDBOX;
  const url = server?.url.replace(/^\/\//, 'https://') ?? '';
  if (!sandboxes || !/^https?:/.test(url)) return true;
  return sandboxes.split(' ').some((one) => `${url}/`.startsWith(`${one}/`));
}

/**
 * Describes an operation for its form.
 * @param api Store name of its document.
 * @param values Values that its page gives to parameters, by name.
 */
export function describeSandboxOperation(
  name: string,
  api: ApiIndex,
  operation: Operation,
  values: JsonObject = {},
): SandboxOperation {
  const { isKey } = resolveRequestSecurity(api, operation);
  return {
    api: name,
    operation: operation.entry.id,
    fields: operation.parameters.flatMap((one) => (isKey(one) ? [] : listFields(api, one, values))),
    statuses: operation.responses
      .map(({ status }) => status)
      .filter((status) => /^\d{3}$/.test(status)),
  };
}
