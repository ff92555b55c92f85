import type { MediaType } from '@/lib/openapi/core/operation-types';
import type { Example } from '@/lib/openapi/core/types';
import { isExampleRefused } from '@/lib/openapi/validation/refused-values';
import type { View } from '../state/view';

/**
 * The single example of a body or response that the code beside the text shows; `undefined` for
 * several, and for one that its own schema refuses, which the list of examples shows instead.
 */
export function getExampleBeside(
  content: readonly MediaType[],
  { api }: View,
  direction: 'request' | 'response',
): Example | undefined {
  const all = content.flatMap((media) => media.examples.map((example) => ({ media, example })));
  const [first] = all;
  if (first === undefined || all.length > 1) return undefined;
  const { media, example } = first;
  return isExampleRefused(api, media, example.value, direction) ? undefined : example;
}
