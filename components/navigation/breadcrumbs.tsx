import { CRUMB_NAMES } from '@/.generated/crumb-names';
import * as words from '@/.generated/words/shell/frame';
import { PageLink } from '@/components/ui/link/page-link';
import { buildBreadcrumbs } from '@/lib/routes/build-breadcrumbs';
import styles from './breadcrumbs.module.css';

export type BreadcrumbsProps = {
  /** Path of the page: `/guides/webhooks/`. */
  path: string;
  /** Titles that its last segments are slugs of, as `buildBreadcrumbs` takes them. */
  names?: readonly string[];
  /** Name of the page, where it is another than that of its address. */
  title?: string;
  /** Whether the section above has a page; without one its name is no link. */
  hasSection?: boolean;
  /** Addresses above that have no page, so that their names are no links. */
  folders?: readonly string[];
};

/** Breadcrumbs built from the path of the page; nothing for a single crumb (SPEC 2). */
export function Breadcrumbs({ path, names, title, hasSection = true, folders }: BreadcrumbsProps) {
  const crumbs = buildBreadcrumbs(path, names, CRUMB_NAMES);
  if (crumbs.length < 2) return null;
  const last = crumbs.length - 1;
  const plain = hasSection ? folders : crumbs.slice(-2).map(({ url }) => url);
  return (
    <nav aria-label={words.breadcrumb} className={styles.crumbs}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.url}>
            {index === last || plain?.includes(crumb.url) ? (
              <span aria-current={index === last ? 'page' : undefined}>
                {(index === last && title) || crumb.name}
              </span>
            ) : (
              <PageLink href={crumb.url}>{crumb.name}</PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
