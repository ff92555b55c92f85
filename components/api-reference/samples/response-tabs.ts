import { isJsonMedia } from '@/lib/openapi/core/media-type';
import type { MediaType, Response } from '@/lib/openapi/core/operation-types';
import type { Example } from '@/lib/openapi/core/types';

/** Most tabs that fit; further examples are with their response. */
const MAX_TABS = 3;

const STATUS_ORDER = ['2', '402', '400', '409'] as const;

function tabRank({ status }: Response): number {
  const rank = STATUS_ORDER.findIndex((start) => status.startsWith(start));
  return rank === -1 ? STATUS_ORDER.length : rank;
}

/** Media type that a response's tab shows: JSON before others; `undefined` without content. */
export function getTabMedia({ content }: Response): MediaType | undefined {
  return content.find(({ name }) => /json/i.test(name)) ?? content[0];
}

/**
 * Example in the tab of a response; `undefined` where the tab shows a generated one. An empty text
 * is skipped, as its tab would be empty.
 */
export function getTabExample(response: Response): Example | undefined {
  const media = getTabMedia(response);
  return media?.examples.find(({ value }) => value !== '' || isJsonMedia(media.name));
}

function hasTab(response: Response): boolean {
  const media = getTabMedia(response);
  if (media === undefined) return false;
  if (media.examples.length > 0) return getTabExample(response) !== undefined;
  return media.schema.value !== undefined;
}

/**
 * Lists the responses with a tab: success, then errors that a reader must handle, then the rest,
 * each in the document's order.
 */
export function listTabResponses(responses: readonly Response[]): readonly Response[] {
  const sorted = responses.toSorted((a, b) => tabRank(a) - tabRank(b));
  return sorted.filter(hasTab).slice(0, MAX_TABS);
}
