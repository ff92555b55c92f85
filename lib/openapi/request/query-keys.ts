import type { SampleRequest } from './to-request';

/**
 * The address up to the first key that stands in the query, then what stands between it and each further one. Empty:
 * no key stands there.
 */
export function splitUrlAtKeys({
  url,
  keys,
}: Pick<SampleRequest, 'url' | 'keys'>): readonly string[] {
  const names = keys.flatMap((key) => (key.in === 'query' ? [key.name] : []));
  return names.map((name, index) =>
    index === 0 ? `${url}${url.includes('?') ? '&' : '?'}${name}=` : `&${name}=`,
  );
}
