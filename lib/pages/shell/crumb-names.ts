import * as words from '@/.generated/words/shell/navigation';
import { readNavigation } from '@/lib/content/read-navigation';
import { readPages } from '@/lib/content/read-pages';
import { readSite } from '@/lib/content/read-site';
import { pageAddress } from '@/lib/content/validate/addresses';
import type { CrumbNames } from '@/lib/routes/build-breadcrumbs';
import { urls } from '@/lib/routes/urls';

/** Reads the names of what others lie below; `undefined` where breadcrumbs say the words of addresses. */
export function readCrumbNames(): CrumbNames | undefined {
  if (readSite().breadcrumbs === 'addresses') return undefined;
  const { solutions, guides, api, libs } = words.sections;
  const tags: CrumbNames = Object.fromEntries(
    readPages('api').map((page) => [pageAddress(page), page.navTitle]),
  );
  return {
    ...tags,
    ...{ [urls.solutions]: solutions, [urls.guides]: guides, [urls.api]: api, [urls.libs]: libs },
    ...{
      [urls.plugins]: words.plugins,
      [urls.workflows]: readNavigation().sections.workflows.title,
    },
  };
}
