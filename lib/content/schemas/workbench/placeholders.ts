import type { RequestSignature } from './request-signature';

/** Names in braces of a template: `{id}.{body}` has `id` and `body`. */
export function listPlaceholders(template: string): readonly string[] {
  return [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
}

/** Whether requests name the key that they are signed with. */
export function needsKeyId({
  signed = '',
  headers = {},
  components,
  parameters,
}: RequestSignature): boolean {
  if (components) return parameters.includes('keyid');
  return [signed, ...Object.values(headers)].some((one) => one.includes('{keyId}'));
}
