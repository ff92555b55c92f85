import { printJson } from '../core/print-json';
import type { Constraint } from '../core/schema-types';
import { getAllowedValues, MAX_DECIMALS } from '../schema/merged-keywords';
import { getTypes } from '../schema/schema-type';
import { schemaConstraints } from '../schema-view/schema-constraints';
import { type CheckRun, resolveForCheck } from './check-run';
import type { Violation } from './judged-value';

/** Keywords about the value itself, not about what is in it or about alternatives. */
const OWN_KEYWORDS: readonly string[] = [
  ...['type', 'enum', 'const', 'format', 'pattern', 'minLength', 'maxLength', 'multipleOf'],
  MAX_DECIMALS,
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minItems', 'maxItems'],
];

/** Constraints that decide about such a value. */
const KINDS: readonly Constraint['kind'][] = [
  ...(['format', 'pattern', 'length', 'range', 'items', 'other', 'number'] as const),
];

/** Most values that are listed. */
const MAX_VALUES = 8;

/**
 * Describes what a schema takes in the place of a value that it refuses: `string, 12 to 19 digits`, or its values.
 * Empty where a few words cannot say it.
 */
export function describeExpected(run: CheckRun, { keyword, source, isGuess }: Violation): string {
  if (isGuess === true || !OWN_KEYWORDS.includes(keyword)) return '';
  const resolved = resolveForCheck(run, source);
  const values = getAllowedValues(resolved);
  if (values) {
    const listed = values.slice(0, MAX_VALUES).map((value) => printJson(value));
    return [...listed, ...(values.length > MAX_VALUES ? ['…'] : [])].join(', ');
  }
  const constraints = schemaConstraints(resolved).filter(({ kind }) => KINDS.includes(kind));
  return [getTypes(resolved).join(' / '), ...constraints.map(({ text }) => text)]
    .filter((text) => text !== '')
    .join(', ');
}
