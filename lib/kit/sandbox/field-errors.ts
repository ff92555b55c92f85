import type { Violation } from './find-violations';

/** Field to correct, as both APIs list it in `data` of a 400. */
export type FieldError = {
  readonly field: string;
  readonly message: string;
  readonly errors?: readonly FieldError[];
};

/** Most violations that are named; further ones are counted. */
export const MAX_NAMED_VIOLATIONS = 100;

/**
 * Lists the fields to correct, each with what it must be. Violations inside a list or an object are in `errors` of that
 * field. Of more than 100 violations, the last entry counts the rest.
 */
export function listFieldErrors(violations: readonly Violation[]): readonly FieldError[] {
  const named = violations.slice(0, MAX_NAMED_VIOLATIONS);
  const rest = violations.length - named.length;
  const unique = new Map(named.map((violation) => [violation.path.join('/'), violation]));
  const errors = nestViolations([...unique.values()]);
  return rest === 0 ? errors : [...errors, { field: 'body', message: `Has ${rest} more errors` }];
}

/** Nests violations whose paths share their first part into one error. */
function nestViolations(violations: readonly Violation[]): readonly FieldError[] {
  const names = [...new Set(violations.map(({ path }) => path[0] ?? 'body'))];
  return names.map((field) => {
    const ofField = violations.filter(({ path }) => (path[0] ?? 'body') === field);
    const inner = ofField.filter(({ path }) => path.length > 1);
    const whole = ofField.find(({ path }) => path.length <= 1);
    if (inner.length === 0) return { field, message: whole?.message ?? 'Is not valid' };
    const errors = nestViolations(
      inner.map(({ path, message }) => ({ path: path.slice(1), message })),
    );
    return { field, message: whole?.message ?? 'Has an invalid entry', errors };
  });
}
