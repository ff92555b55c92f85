import type { RequestSignature } from '@/lib/content/schemas/workbench/request-signature';
import { encodeBytes, encodeText } from '../sign-body';
import { fillTemplate } from '../signed-string';

type Bytes = Uint8Array<ArrayBuffer>;

/** A request as it is sent. */
export type OutgoingRequest = {
  readonly method: string;
  /** Whole address. */
  readonly url: string;
  readonly headers: Pick<Headers, 'get'>;
  readonly body: Bytes;
};

/** Values of a request by the names of placeholders. */
export type RequestValues = {
  /** Text of a value; empty for one that is missing. */
  readonly print: (name: string) => string;
  /** Bytes of a template with these values. */
  readonly fill: (template: string) => Bytes;
};

/**
 * Computes the values that a request is signed with.
 * @param own Values that the request itself does not have: time, nonce, id of the key.
 */
export async function computeValues(
  { method, url, headers, body }: OutgoingRequest,
  { digest }: Pick<RequestSignature, 'digest'>,
  own: ReadonlyMap<string, string>,
): Promise<RequestValues> {
  const { protocol, host, pathname, search, origin } = new URL(url);
  const hash = new Uint8Array(await crypto.subtle.digest(digest, body));
  const query = search.slice(1);
  const values = new Map([
    ...Object.entries({
      ...{ method, host, query, path: pathname, scheme: protocol.slice(0, -1) },
      ...{ url: origin + pathname + search, requestTarget: pathname + search },
      sortedQuery: query.split('&').sort().join('&'),
      'digest:hex': encodeBytes(hash, 'hex'),
      'digest:base64': encodeBytes(hash, 'base64'),
    }),
    ...own,
  ]);
  const print = (name: string) =>
    name.startsWith('header:') ? (headers.get(name.slice(7)) ?? '') : (values.get(name) ?? '');
  const fill = (template: string) =>
    fillTemplate(template, (name) => (name === 'body' ? body : encodeText(print(name))));
  return { print, fill };
}
