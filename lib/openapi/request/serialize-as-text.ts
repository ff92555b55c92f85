import { serializePlainValue } from '../constraints/value-style';
import { isContainer, isList } from '../core/json';
import { printJson } from '../core/print-json';
import type { Json } from '../core/types';

const YAML = /^[^;]*[/+.-]ya?ml\s*(;|$)/i;

/**
 * Serializes a value as a whole body or part: text as it is, lists with commas. A list of lists or
 * objects is JSON, and so is any list in YAML, which includes JSON (YAML 1.2.2 1.2).
 */
export function serializeAsText(value: Json, media = ''): string {
  return isList(value) && (YAML.test(media) || value.some(isContainer))
    ? printJson(value)
    : serializePlainValue(value);
}
