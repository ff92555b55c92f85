import { isJsonMedia } from '@/lib/openapi/core/media-type';
import type { Example, MediaType, Response } from '@/lib/openapi/core/types';

/** More tabs than this do not fit; the others stand with their response. */
const MAX_TABS = 3;

const STATUS_ORDER = ['2', '402', '400', '409'] as const;

function tabRank({ status }: Response): number {
  const rank = STATUS_ORDER.findIndex((start) => status.startsWith(start));
  return rank === -1 ? STATUS_ORDER.length : rank;
}

/** The form of a response that its tab shows: JSON before others. */
export function getTabMedia({ content }: Response): MediaType | undefined {
  return content.find(({ name }) => /json/i.test(name)) ?? content[0];
}

/**
 * The example that the tab of a response shows; none where it shows one made from the schema. Not the empty text,
 * which would be an empty tab.
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
 * The responses that stand beside the text: success, then refusals a reader must handle, then the rest; in
 * the document's order within each.
 */
export function listTabResponses(responses: readonly Response[]): readonly Response[] {
  const sorted = responses.toSorted((a, b) => tabRank(a) - tabRank(b));
  return sorted.filter(hasTab).slice(0, MAX_TABS);
}
