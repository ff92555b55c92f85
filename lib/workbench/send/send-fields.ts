import { getOwn } from '@/lib/openapi/core/json';
import type { Operation, Parameter } from '@/lib/openapi/core/operation-types';
import { printJson } from '@/lib/openapi/core/print-json';
import type { ValueStyle } from '@/lib/openapi/core/schema-types';
import type { ApiIndex, Json, JsonObject } from '@/lib/openapi/core/types';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { isToken } from '@/lib/openapi/request/header-value';
import { resolveSchema } from '@/lib/openapi/schema/resolve-schema';
import { getTypes } from '@/lib/openapi/schema/schema-type';
import { encodeUrlPart } from '@/lib/text/encode';

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

/** Whether a parameter is the key of a request, which is never typed as a parameter. */
function isKey({ keys }: SampleRequest, { in: location, name }: Parameter): boolean {
  const isHeader = location === 'header';
  return keys.some((key) => {
    if (key.in === 'basic') return isHeader && /^authorization$/i.test(name);
    if (key.in !== location) return false;
    return isHeader
      ? key.name.toLowerCase() === name.toLowerCase()
      : key.name === encodeUrlPart(name);
  });
}

function getText(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : printJson(value);
}

/** Field of a parameter; none for what a page cannot send: keys, cookies, headers of the browser. */
function listFields(
  api: ApiIndex,
  base: SampleRequest,
  parameter: Parameter,
  values: JsonObject,
): readonly SendField[] {
  const { in: location, name, required, deprecated, style, schema } = parameter;
  if (name === '' || isKey(base, parameter) || (deprecated && !required)) return [];
  if (location === 'cookie' || location === 'other') return [];
  if (location === 'header' && (!isToken(name) || FIXED_HEADERS.test(name))) return [];
  const types = getTypes(resolveSchema(api.document, schema));
  const example = getText(parameter.example);
  const first = getText(getOwn(values, name)) || (required ? example : '');
  return [{ in: location, name, required, example, first, types, style }];
}

/**
 * Whether pages send requests of an operation: one that the reader calls, and whose server is the sandbox of this
 * portal, or an address without a host.
 */
export function canSend({ entry, servers: [server] }: Operation): boolean {
  if (process.env.NEXT_PUBLIC_RUNNER === 'off' || entry.webhook) return false;
  // A test has no build, which sets the sandbox.
  const sandbox = process.env.NEXT_PUBLIC_SANDBOX;
  const url = server?.url.replace(/^\/\//, 'https://') ?? '';
  return !sandbox || !/^https?:/.test(url) || `${url}/`.startsWith(`${sandbox}/`);
}

/**
 * Describes an operation for its form.
 * @param api Store name of its document.
 * @param base First request of its sample.
 * @param values Values that its page gives to parameters, by name.
 */
export function describeSandboxOperation(
  name: string,
  api: ApiIndex,
  operation: Operation,
  base: SampleRequest,
  values: JsonObject = {},
): SandboxOperation {
  return {
    api: name,
    operation: operation.entry.id,
    fields: operation.parameters.flatMap((one) => listFields(api, base, one, values)),
    statuses: operation.responses
      .map(({ status }) => status)
      .filter((status) => /^\d{3}$/.test(status)),
  };
}
