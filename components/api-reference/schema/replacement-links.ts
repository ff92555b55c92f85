import { replacedBy } from '@/.generated/words/openapi-schema/constraints';
import { anchorHref } from '@/lib/openapi/core/anchors';
import { findReplacement } from '@/lib/openapi/overview/find-replacement';
import { withBasePath } from '@/lib/routes/urls';
import type { View } from '../state/view';

/** Finds the words and the address of what a document names as a replacement; no address for plain words. */
export type GetReplacement = (name: string) => { text: string; href?: string | undefined };

/**
 * Creates links to replacements: to an operation, a field beside the replaced one, or an address on the web.
 * @param getSibling Returns the anchor of a field beside the replaced one.
 */
export function createReplacementLinks(
  { api, getHref }: View,
  getSibling?: (name: string) => string | undefined,
): GetReplacement {
  return (name) => {
    const sibling = getSibling?.(name);
    if (sibling !== undefined) return { text: replacedBy(name), href: anchorHref(sibling) };
    const { text, entry, url } = findReplacement(api, name);
    return { text, href: entry ? getHref && withBasePath(getHref(entry)) : url };
  };
}
