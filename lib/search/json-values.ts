/** Whether a value is an object or array, whose values can be read by key. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The value if it is an array, else an empty one. */
export function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Texts of an array; empty for another value. */
export function asStrings(value: unknown): readonly string[] {
  return asArray(value).map(asString);
}

/** The value if it is a text, else the empty text. */
export function asString(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
