/** Names in braces of a template: `{id}.{body}` has `id` and `body`. */
export function listPlaceholders(template: string): readonly string[] {
  return [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
}
