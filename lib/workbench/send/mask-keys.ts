import type { RequestKey } from '@/lib/openapi/request/request-key';
import { encodeBase64, encodeUrlPart } from '@/lib/text/encode';
import { hasPassword } from './secrets';

/** Fewest characters of a secret that is looked for: a shorter one stands in many a response by chance. */
const MIN_CHARS = 6;

/** Forms in which a host may repeat a secret: as it is, in a URL, in JSON; none of one that is too short. */
function listTextForms(secret: string): readonly string[] {
  if (secret.length < MIN_CHARS) return [];
  return [secret, encodeUrlPart(secret), JSON.stringify(secret).slice(1, -1)];
}

/** Forms in which a host may repeat a key: as it is, in a URL, in JSON, as HTTP Basic. */
function listForms(key: RequestKey, text: string): readonly string[] {
  const secret = hasPassword(key) ? text.slice(text.indexOf(':') + 1) : text.replace(/:$/, '');
  const forms = listTextForms(secret);
  if (forms.length === 0) return [];
  return key.in === 'basic' ? [encodeBase64(new TextEncoder().encode(text)), ...forms] : forms;
}

/**
 * Masks keys that a host repeats, so that neither page nor ticket shows them: links of a response often have a key
 * of the query.
 * @param keys Text of each key as the request had it.
 * @param secrets Further texts: what it was signed with, access tokens of the response.
 */
export function maskKeys(
  text: string,
  keys: ReadonlyMap<RequestKey, string>,
  secrets: readonly string[] = [],
): string {
  const forms = [
    ...[...keys].flatMap(([key, secret]) => listForms(key, secret)),
    ...secrets.flatMap(listTextForms),
  ];
  return forms.reduce((masked, form) => masked.replaceAll(form, '•••'), text);
}
