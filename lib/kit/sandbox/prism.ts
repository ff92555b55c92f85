import { createLogger } from '@stoplight/prism-core';
import { createInstance, getHttpOperationsFromSpec, ProblemJsonError } from '@stoplight/prism-http';
import { z } from 'zod';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import type { Finding } from './field-errors';
import { groupByName, isForm, PARSED_FORM } from './form-body';

/** Request to one API; `path` has no server prefix: `/sale`. */
export type ApiRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Values by name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** Selects a documented response by status, by the name of an example, or by both. */
export type ResponsePreference = { readonly code?: number; readonly exampleKey?: string };

/** Response of Prism, with the documented headers, and the violations it found in the request. */
export type PrismResponse = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly findings: readonly Finding[];
};

/** Sends a request to Prism. `body` is the request's, parsed if it is JSON. */
export type Prism = (
  request: ApiRequest,
  body: Json | string | undefined,
  preference: ResponsePreference,
) => Promise<PrismResponse>;

/** Dialect of OpenAPI 3.1 schemas, JSON Schema 2020-12; the validator's default is draft 7. */
const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const CONFIG = {
  checkSecurity: true,
  validateRequest: true,
  validateResponse: false,
  errors: false,
  isProxy: false,
  upstreamProxy: undefined,
} as const;

type Resource = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** Creates Prism for a document: in this process, silent, without callbacks. */
export async function createPrism(document: JsonObject): Promise<Prism> {
  const resources = await getHttpOperationsFromSpec({ jsonSchemaDialect: DIALECT, ...document });
  for (const resource of resources) {
    delete resource.callbacks;
    addParsedForm(resource);
  }
  const prism = createInstance(
    { ...CONFIG, mock: { dynamic: false } },
    { logger: createLogger('prism', { level: 'silent' }) },
  );
  return async (request, body, preference) => {
    if (!isMediaType(request.headers['content-type'])) return WRONG_TYPE;
    const input = {
      method: normalizeMethod(request.method),
      url: { path: request.path, query: groupByName(request.query, String) },
      headers: buildHeaders(request),
      body,
    };
    // A new object each time, because Prism writes the Accept header of the request into it.
    const config = { ...CONFIG, mock: { dynamic: false, ...preference } };
    const ask = async () => prism.request(input, resources, config)();
    const result = await ask().catch(convertEncodingError);
    if ('status' in result) return result;
    if (result._tag === 'Left') return convertError(result.left);
    const { output, validations } = result.right;
    return {
      status: output.statusCode,
      body: output.body,
      headers: output.headers ?? {},
      findings: validations.input
        .map(({ path = [], code = '', message }) => ({ path, code: String(code), message }))
        .filter(({ code }) => code !== 'deprecated'),
    };
  };
}

/**
 * Converts an error of Prism: no documented response fits the preference or the Accept header, or
 * none is documented for an invalid request. Throws any other error.
 */
function convertError(error: Error): PrismResponse {
  if (!(error instanceof ProblemJsonError)) throw error;
  const violations = violationsSchema.safeParse(error.additional?.validation).data ?? [];
  const findings = violations.map(({ location = [], code, message }) => ({
    path: location,
    code: String(code),
    message,
  }));
  const body = { message: error.detail || error.message };
  return { status: findings.length > 0 ? 400 : error.status, body, findings };
}

/** Converts the error that Prism throws for invalid percent-encoding in the path or in a form. */
function convertEncodingError(error: unknown): PrismResponse {
  if (!(error instanceof URIError)) throw error;
  const message = 'The address, or the form in the body, cannot be decoded.';
  return { status: 400, body: { message }, findings: [] };
}

const violationsSchema = z.array(
  z.object({
    location: z.array(z.string()).optional(),
    code: z.union([z.string(), z.number()]).default(''),
    message: z.string(),
  }),
);

/** Adds a media type for parsed forms, because Prism does not parse JSON in parts. */
function addParsedForm({ request }: Resource): void {
  const contents = request?.body?.contents ?? [];
  const form = contents.find(({ mediaType }) => isForm(mediaType));
  if (form) contents.push({ ...form, mediaType: PARSED_FORM });
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'options', 'head', 'trace'] as const;

function normalizeMethod(method: string) {
  return METHODS.find((one) => one === method.toLowerCase()) ?? 'get';
}

/** Whether a header holds valid media types; Prism throws for others. */
function isMediaType(header = '*/*'): boolean {
  return header.split(',').every((one) => MEDIA_TYPE.test(one));
}

/** Media type with parameters: `text/html;q=0.8`. */
const MEDIA_TYPE = /^[\t ]*[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+[\t ]*(;.*)?$/;
const WRONG_TYPE: PrismResponse = {
  status: 400,
  body: undefined,
  findings: [{ path: [], code: '415', message: 'Is not a media type' }],
};

/** Headers for Prism, but no HTTP Basic without user name (the key), which Prism accepts. */
function buildHeaders({ headers, body }: ApiRequest): Record<string, string> {
  const { authorization = '', accept, ...others } = headers;
  const user = Buffer.from(authorization.replace(/^basic /i, ''), 'base64').toString();
  return {
    ...others,
    ...(accept !== undefined && isMediaType(accept) ? { accept } : {}),
    ...(user.startsWith(':') ? {} : { authorization }),
    ...(isForm(headers['content-type'] ?? '') ? { 'content-type': PARSED_FORM } : {}),
    'content-length': String(body.length),
  };
}
