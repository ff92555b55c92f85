/** The texts and numbers that stand under a key anywhere in JSON, as texts; of a list each. */
export function readNamedValues(data: unknown, key: string): readonly string[] {
  if (Array.isArray(data)) return data.flatMap((entry: unknown) => readNamedValues(entry, key));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    const values = name === key ? [value].flat().filter(isNameable) : [];
    return values.length > 0 ? values.map(String) : readNamedValues(value, key);
  });
}

const isNameable = (value: unknown) => typeof value === 'string' || typeof value === 'number';
