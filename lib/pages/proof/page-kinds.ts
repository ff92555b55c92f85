import { readPages } from '@/lib/content/read-pages';
import { readWorkflows } from '@/lib/content/read-workflows';
import { type Section, SECTIONS } from '@/lib/content/schemas/page';
import { pageAddress } from '@/lib/content/validate/addresses';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { urls } from '@/lib/routes/urls';
import { readActivePlugins } from '../plugin-view';
import { readOperations } from '../read-apis';
import { readPageDate } from '../reading/page-files';

/** Kinds of pages that are weighed, each by its first page. */
export const PAGE_KINDS = [
  ...(['home', 'solutions', 'guides', 'workflows', 'api', 'operations', 'plugins'] as const),
] as const;

/** Kind of a page. */
export type PageKind = (typeof PAGE_KINDS)[number];

const findFirst = (section: Section) => readPages(section).map(pageAddress)[0];

/** Lists one page of each kind that the portal has. */
export function listWeighedPages(): readonly { readonly kind: PageKind; readonly path: string }[] {
  const paths: Readonly<Record<PageKind, string | undefined>> = {
    home: urls.home,
    solutions: findFirst('solutions'),
    guides: findFirst('guides'),
    workflows: readWorkflows().map(({ name }) => urls.workflow(name))[0],
    api: findFirst('api'),
    operations: readOperations().map(({ entry }) => getOperationPath(entry))[0],
    plugins: readActivePlugins().map(({ url }) => urls.plugin(url))[0],
  };
  return PAGE_KINDS.flatMap((kind) => {
    const path = paths[kind];
    return path === undefined ? [] : [{ kind, path }];
  });
}

/** A written page, with the day of its last commit. */
export type PageAge = {
  readonly path: string;
  readonly title: string;
  /** `2026-11-20`; absent where nobody can say. */
  readonly day?: string;
};

/** Lists the pages that somebody wrote, those first that were left alone longest, and then those of unknown age. */
export function listPageAges(): readonly PageAge[] {
  const pages = [
    ...SECTIONS.flatMap(readPages).map((page) => ({ ...page, path: pageAddress(page) })),
    ...readWorkflows().map(({ name, title }) => ({ title, path: urls.workflow(name) })),
  ];
  return pages
    .map(({ path, title }) => {
      const day = readPageDate(path);
      return { path, title, ...(day !== undefined && { day }) };
    })
    .sort((one, other) => (one.day ?? '9').localeCompare(other.day ?? '9', 'en'));
}
