import { signedWith } from '@/.generated/words/openapi/calls';
import { getObject, isObject } from '../../core/json';
import type { Json } from '../../core/types';
import { getUrl, type Statement } from './statement';

/** Signature of requests: what is said of it, and its headers with placeholders as values. */
export type RequestSigning = Statement & {
  readonly headers: readonly (readonly [name: string, value: string])[];
};

/**
 * Reads how requests are signed (`x-request-signature`); `undefined` where they are not.
 * @param value Value of the nearest holder that has one; `false` says that they are not.
 */
export function readSigning(value: Json | undefined): RequestSigning | undefined {
  if (!isObject(value)) return undefined;
  const headers = Object.entries(getObject(value, 'headers') ?? {}).map(
    ([name, text]) => [name, String(text)] as const,
  );
  const names = headers.map(([name]) => name).join(', ');
  return { headers, text: signedWith(names), url: getUrl(value) };
}
