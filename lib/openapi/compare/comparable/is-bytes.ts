import type { SchemaSource } from '../../core/schema-types';
import type { JsonObject } from '../../core/types';
import { isFileSchema } from '../../request/part-media';
import { getTypes } from '../../schema/schema-type';
import { resolveComparable } from './resolve-comparable';

/** Keywords that say how bytes are written, and nothing of the bytes. */
const BYTES = /^(?:type|format|content(?:Encoding|MediaType)|title|description|examples?|x-.*)$/;

/**
 * Whether the schema of a file or part allows any bytes: `format: binary` before OpenAPI 3.1, none since then
 * (4.8.14.3). The media type is not looked at.
 */
export function isBytes(document: JsonObject, schema: SchemaSource): boolean {
  const resolved = resolveComparable(document, schema);
  return (
    (getTypes(resolved).length === 0 || isFileSchema(resolved)) &&
    resolved.parts.every(({ value }) => Object.keys(value).every((key) => BYTES.test(key)))
  );
}
