import { readPageBody } from '@/lib/content/read-page-body';
import { readPage, readPages } from '@/lib/content/read-pages';
import { GO_LIVE_PAGE } from '@/lib/content/schemas/page';
import { pageAddress } from '@/lib/content/validate/addresses';

/** Checklist of one guide on the page that gathers them. */
export type GoLiveList = {
  /** Id of its heading: the guide's slug. */
  readonly id: string;
  readonly title: string;
  /** Address of the guide. */
  readonly url: string;
  /** Markdown of each item. */
  readonly tasks: readonly string[];
};

/**
 * Reads the checklists of all guides in their order. What the gathering page says itself, because it holds for every
 * integration, is left out; so are guides without more.
 */
export function readGoLiveLists(): readonly GoLiveList[] {
  const common = readPage('guides', GO_LIVE_PAGE);
  const known = readPageBody(common).tasks;
  return readPages('guides')
    .filter((page) => page !== common)
    .map((page) => ({
      id: page.slug,
      title: page.title,
      url: pageAddress(page),
      tasks: readPageBody(page).tasks.filter((task) => !known.includes(task)),
    }))
    .filter(({ tasks }) => tasks.length > 0);
}
