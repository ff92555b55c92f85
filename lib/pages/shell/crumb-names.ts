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
  const pages = [...readPages('guides'), ...readPages('pages')];
  const addresses = pages.map(pageAddress);
  const folders = pages.filter((_, index) =>
    addresses.some((one) => one !== addresses[index] && one.startsWith(addresses[index] ?? '')),
  );
  const above: CrumbNames = Object.fromEntries(
    [...readPages('api'), ...folders].map((page) => [pageAddress(page), page.navTitle]),
  );
  return {
    ...above,
    ...{ [urls.solutions]: solutions, [urls.guides]: guides, [urls.api]: api, [urls.libs]: libs },
    ...{
      [urls.plugins]: words.plugins,
      [urls.workflows]: readNavigation().sections.workflows.title,
    },
  };
}
