import { getEditedFile } from '@/lib/content/read-languages';
import { readSite } from '@/lib/content/read-site';
import type { Section } from '@/lib/content/schemas/page';
import { buildOperationGroups } from '@/lib/openapi/overview/operation-rows';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { readApis, type SavedApi } from '../read-apis';
import { listShownGroups } from '../shell/shown-groups';
import { readSideLists, type SideItem } from '../shell/side-lists';
import { getPageFile, readPageDate } from './page-files';

/** Links and dates below a page. */
export type PageFoot = {
  /** Day of its last change: `2026-11-20`; absent for a page made from a document. */
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
  const items = listShownGroups(readSideLists()[section].groups, section, path)
    .flatMap((group) => group.items)
    .filter(({ external }) => !external);
  return {
    date: readPageDate(path),
    edit:
      repository !== undefined && file !== undefined
        ? `${repository}/${getEditedFile(file)}`
        : undefined,
    feedback,
    ...findNeighbours(items, path),
  };
}

/**
 * Reads the foot of an operation's page: its neighbours are those in the list of all operations.
 * @param path path of the page: `/api/payment-gateway/sale/`.
 */
export function readOperationFoot(path: string): PageFoot {
  return { feedback: readSite().feedback, ...findNeighbours(listOperations(readApis()), path) };
}

let memo: { readonly apis: readonly SavedApi[]; readonly items: readonly SideItem[] } | undefined;

/** Lists the operations in the order of their list, each once where it has several tags; cached until content changes. */
function listOperations(apis: readonly SavedApi[]): readonly SideItem[] {
  if (memo?.apis === apis) return memo.items;
  const rows = apis.flatMap(({ api }) =>
    buildOperationGroups(api, getOperationPath).flatMap((group) => group.rows),
  );
  const items = new Map(rows.map(({ name, href }) => [href, { name, url: href }]));
  memo = { apis, items: [...items.values()] };
  return memo.items;
}

function findNeighbours(items: readonly SideItem[], path: string) {
  const at = items.findIndex(({ url }) => url === path);
  return {
    previous: at > 0 ? items[at - 1] : undefined,
    following: at === -1 ? undefined : items[at + 1],
  };
}
