import { serializeTextPairs } from '../constraints/value-style';
import { isFormMedia, isJsonMedia, isXmlMedia } from '../core/media-type';
import type { Parameter } from '../core/operation-types';
import { printJson } from '../core/print-json';
import type { ApiIndex, Json } from '../core/types';
import { parseJsonOrText } from '../parse/parse-json';
import { resolveSchema } from '../schema/resolve-schema';
import { getTypes } from '../schema/schema-type';
import { serializeBody } from './serialize-body';
import { serializeXmlLine } from './serialize-xml';

/** Whether a value is JSON text already, as some documents write examples. */
function isJsonText(api: ApiIndex, { schema }: Parameter, value: Json): boolean {
  if (typeof value !== 'string' || parseJsonOrText(value) === value) return false;
  return !getTypes(resolveSchema(api.document, schema)).includes('string');
}

/**
 * Serializes a value in the media type of its parameter (OpenAPI 3.1 4.8.12.2 `content`), as a body
 * of that type; one in parts, which no parameter can hold, as JSON.
 */
export function serializeParameterContent(
  api: ApiIndex,
  parameter: Parameter,
  value: Json,
): string {
  const { media, name, schema } = parameter;
  if (isXmlMedia(media)) return serializeXmlLine(api, schema, value, name);
  if (isJsonText(api, parameter, value) && (isJsonMedia(media) || isFormMedia(media)))
    return String(value);
  const body = serializeBody(api, { media, schema, value, truncated: [] }, []);
  switch (body?.kind) {
    case 'text':
      return body.text;
    case 'pairs':
      return serializeTextPairs(body.pairs);
    default:
      return printJson(value);
  }
}
