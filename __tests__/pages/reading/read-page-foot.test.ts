import { readPages } from '@/lib/content/read-pages';
import { readSite } from '@/lib/content/read-site';
import { pageAddress } from '@/lib/content/validate/addresses';
import { readOperations } from '@/lib/pages/read-apis';
import { getPageFile, readPageDate } from '@/lib/pages/reading/page-files';
import { readOperationFoot, readPageFoot } from '@/lib/pages/reading/read-page-foot';
import { readSideLists } from '@/lib/pages/shell/side-lists';
import { getOperationPath } from '@/lib/routes/operation-paths';

const items = readSideLists().guides.groups.flatMap((group) => group.items);
const pages = items.filter(({ external }) => !external);

it('the neighbours of a page are those of the navigation, across its groups, without PDF files', () => {
  const feet = pages.map(({ url }) => readPageFoot(url, 'guides'));
  expect(feet.map(({ previous }) => previous)).toEqual([undefined, ...pages.slice(0, -1)]);
  expect(feet.map(({ following }) => following)).toEqual([...pages.slice(1), undefined]);
});

it('the edit link leads to the file of the page', () => {
  const [page] = readPages('guides');
  if (!page) throw new Error('content/guides has no page');
  const { edit } = readPageFoot(pageAddress(page), 'guides');
  const { repository } = readSite();
  expect(edit).toBe(repository && `${repository}/content/guides/${page.file}.mdx`);
});

it('a page that no single file makes has neither file nor day', () => {
  expect(getPageFile('/api/')).toBeUndefined();
  expect(readPageDate('/api/')).toBeUndefined();
});

it('the neighbours of an operation are those of the list, across tags and documents', () => {
  const paths = readOperations().map(({ entry }) => getOperationPath(entry));
  const [first] = paths.filter((path) => readOperationFoot(path).previous === undefined);
  const seen: string[] = [];
  for (let path = first; path !== undefined; path = readOperationFoot(path).following?.url) {
    expect(readOperationFoot(path).previous?.url).toBe(seen.at(-1));
    seen.push(path);
  }
  expect(seen.toSorted()).toEqual(paths.toSorted());
});
