import { parse as parseYaml } from 'yaml';
import { isObject } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { findJsonError } from '@/lib/openapi/parse/json-error';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';

/** A fence inside `<Request>`. */
export type RequestFence = {
  readonly language: string;
  readonly title?: string | undefined;
  /** Text with the site's values filled in. */
  readonly source: string;
};

/** A response that a page shows below a request. */
export type ShownResponse = {
  /** Title of its tab: `200 Approved`. */
  readonly title: string;
  readonly status: string;
  readonly value: Json;
};

/** Values in the fences of a `<Request>`. */
export type RequestParts = {
  /** Values of parameters by name; empty for none. */
  readonly parameters: JsonObject;
  /** Body; absent where the request sends none. */
  readonly body?: Json;
  readonly responses: readonly ShownResponse[];
};

/** Result of one fence: the part that it is, or what is wrong with it. */
type FenceResult = Partial<RequestParts> | { readonly error: string };

const EXPECTED =
  'expected a yaml fence with parameters, a json fence without a title, which is the body, or json fences titled with a status, such as title="200 Approved"';

/**
 * Parses one fence: `yaml` holds parameters, `json` without a title the body, `json` with a title
 * that begins with a status a response.
 */
export function parseRequestFence({ language, title, source }: RequestFence): FenceResult {
  if (language === 'yaml' || language === 'yml') return parseParameters(source);
  const status = /^[1-5]\d\d\b/.exec(title ?? '')?.[0];
  if (language !== 'json' || (title !== undefined && status === undefined))
    return { error: EXPECTED };
  const jsonError = findJsonError(source);
  if (jsonError) return { error: `${jsonError.message} (${jsonError.at} of the fence)` };
  const value = parseJsonOrText(source);
  return title === undefined || status === undefined
    ? { body: value }
    : { responses: [{ title, status, value }] };
}

function parseParameters(source: string): FenceResult {
  try {
    const parameters = parseJsonOrText(JSON.stringify(parseYaml(source)) ?? '');
    if (isObject(parameters)) return { parameters };
  } catch (error) {
    return { error: `not YAML: ${error instanceof Error ? error.message : String(error)}` };
  }
  return { error: 'expected a line "name: value" for each parameter' };
}

/** Joins the fences of a `<Request>`; those with errors, which the content check reports, are left out. */
export function joinRequestFences(fences: readonly RequestFence[]): RequestParts {
  return fences.reduce<RequestParts>(
    (parts, fence) => {
      const part = parseRequestFence(fence);
      if ('error' in part) return parts;
      return { ...parts, ...part, responses: [...parts.responses, ...(part.responses ?? [])] };
    },
    { parameters: {}, responses: [] },
  );
}
