/** Error in a request, and its place: `['lines', '0', 'sku']`. */
export type RequestError = { readonly path: readonly string[]; readonly message: string };

/** Field to correct, as both APIs list it in `data` of a 400. */
export type FieldError = {
  readonly field: string;
  readonly message: string;
  readonly errors?: readonly FieldError[];
};

/** Most errors that are named; further ones are counted. */
export const MAX_NAMED_ERRORS = 100;

/**
 * Lists the fields to correct, each with what it must be. Errors inside a list or an object are in `errors` of that
 * field. Of more than 100 errors, the last entry counts the rest.
 */
export function listFieldErrors(found: readonly RequestError[]): readonly FieldError[] {
  const named = found.slice(0, MAX_NAMED_ERRORS);
  const rest = found.length - named.length;
  const unique = new Map(named.map((error) => [error.path.join('/'), error]));
  const errors = nestErrors([...unique.values()]);
  return rest === 0 ? errors : [...errors, { field: 'body', message: `Has ${rest} more errors` }];
}

/** Nests errors whose paths share their first part into one. */
function nestErrors(found: readonly RequestError[]): readonly FieldError[] {
  const names = [...new Set(found.map(({ path }) => path[0] ?? 'body'))];
  return names.map((field) => {
    const ofField = found.filter(({ path }) => (path[0] ?? 'body') === field);
    const inner = ofField.filter(({ path }) => path.length > 1);
    const whole = ofField.find(({ path }) => path.length <= 1);
    if (inner.length === 0) return { field, message: whole?.message ?? 'Is not valid' };
    const errors = nestErrors(inner.map(({ path, message }) => ({ path: path.slice(1), message })));
    return { field, message: whole?.message ?? 'Has an invalid entry', errors };
  });
}
