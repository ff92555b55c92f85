import { readSite } from '@/lib/content/read-content';
import type { Section } from '@/lib/content/schemas/page';
import { readSideLists, type SideItem } from '../shell/side-lists';
import { getPageFile, readPageDate } from './page-files';

/** What stands below a written page. */
export type PageFoot = {
  /** Day of its last change: `2026-11-20`. */
  readonly date?: string | undefined;
  /** Address where its file is edited. */
  readonly edit?: string | undefined;
  /** Address that receives whether it was helpful. */
  readonly feedback?: string | undefined;
  /** Neighbours in the order of the navigation. */
  readonly previous?: SideItem | undefined;
  readonly following?: SideItem | undefined;
};

/**
 * Reads the foot of a written page.
 * @param path path of the page: `/guides/webhooks/`.
 * @param section section whose pages are listed beside it.
 */
export function readPageFoot(path: string, section: Section): PageFoot {
  const { repository, feedback } = readSite();
  const file = getPageFile(path);
  const items = readSideLists()
    [section].groups.flatMap((group) => group.items)
    .filter(({ external }) => !external);
  const at = items.findIndex(({ url }) => url === path);
  return {
    date: readPageDate(path),
    edit: repository !== undefined && file !== undefined ? `${repository}/${file}` : undefined,
    feedback,
    previous: at > 0 ? items[at - 1] : undefined,
    following: at === -1 ? undefined : items[at + 1],
  };
}
