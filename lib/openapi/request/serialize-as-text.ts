import { serializePlainValue } from '../constraints/value-style';
import { isList } from '../core/json';
import { printJson } from '../core/print-json';
import type { Json } from '../core/types';

const YAML = /^[^;]*[/+.-]ya?ml\s*(;|$)/i;

/**
 * A value as all of a body or part: text as it is, plain values with commas. What holds lists or objects is JSON, which
 * a reader can tell apart; in YAML, of which JSON is a part (YAML 1.2.2 1.2), every list is.
 */
export function serializeAsText(value: Json, media = ''): string {
  const isNested = (one: Json) => typeof one === 'object' && one !== null;
  return isList(value) && (YAML.test(media) || value.some(isNested))
    ? printJson(value)
    : serializePlainValue(value);
}
