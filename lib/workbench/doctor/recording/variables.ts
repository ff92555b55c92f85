/** Values of variables: `{{name}}` by `name`, `$NAME` of a shell by `$NAME`. */
export type Variables = ReadonlyMap<string, string>;

/** A variable: `{{name}}` of Postman and of `.http` files, `$NAME` and `${NAME}` of a shell. */
const VARIABLE = /\{\{([^{}]*)\}\}|\$\{([A-Za-z_]\w*)\}|\$([A-Za-z_]\w*)/g;

/** Whether a text has a variable. */
export function hasVariable(text: string): boolean {
  return text.search(VARIABLE) >= 0;
}

/** Most characters that values may add to a text: variables that name others could make it endless. */
const MAX_ADDED_CHARS = 50_000_000;

/** Longest value of a variable. */
const MAX_VALUE_CHARS = 10_000;

/**
 * Puts the values of variables in their place; a variable without a value stays.
 * @param write writes a value as the text has it.
 */
export function fillVariables(
  text: string,
  values: Variables,
  write: (value: string) => string = (value) => value,
): string {
  if (values.size === 0) return text;
  let left = MAX_ADDED_CHARS;
  return text.replace(VARIABLE, (found, name?: string, braced?: string, plain?: string) => {
    const value = values.get(name?.trim() ?? `$${braced ?? plain}`);
    if (value === undefined || value.length > left) return found;
    left -= value.length;
    return write(value);
  });
}

/**
 * Fills values with those of variables that stand before them. An empty value is left to whoever sends the request, as
 * is one that is too long.
 */
export function resolveVariables(
  pairs: Iterable<readonly [name: string, value: string]>,
): Variables {
  const values = new Map<string, string>();
  for (const [name, value] of pairs)
    if (value !== '' && value.length <= MAX_VALUE_CHARS)
      values.set(name, fillVariables(value, values).slice(0, MAX_VALUE_CHARS));
  return values;
}

/** A line that gives a value: `@name = value` of an `.http` file, `NAME=value` of a script. */
const ASSIGNMENT =
  /^(?:@([\w.-]+)[ \t]*=(.*)|[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)=("[^"\n]*"|'[^'\n]*'|[^\s"'();&|]*)[ \t\r]*)$/gm;

/** Lists the variables that a text gives a value, in its order. */
export function* listVariables(
  text: string,
): Generator<readonly [name: string, value: string], void> {
  for (const [, name, value = '', shell, written = ''] of text.matchAll(ASSIGNMENT))
    yield name === undefined
      ? [`$${shell}`, written.replace(/^(["'])(.*)\1$/, '$2')]
      : [name, value.trim()];
}

/** A text of JSON, or a variable. */
const TEXT_OR_VARIABLE = /"(?:[^"\\]|\\.)*"|\{\{[^{}]*\}\}|\$(?:\{[A-Za-z_]\w*\}|[A-Za-z_]\w*)/g;

/** Writes variables that stand in the place of a value of JSON as texts: `{"a": {{b}}}` as `{"a": "{{b}}"}`. */
export function quoteVariables(json: string): string {
  return json.replace(TEXT_OR_VARIABLE, (found) =>
    found.startsWith('"') ? found : JSON.stringify(found),
  );
}
