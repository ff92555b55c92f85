import { PageLink } from '@/components/link/page-link';
import { toBreadcrumbs } from '@/lib/navigation/breadcrumbs';
import styles from './breadcrumbs.module.css';

type BreadcrumbsProps = {
  /** The page's path, `/guides/webhooks/`. */
  path: string;
};

/** The way down to this page, built from its path; nothing when there is only one step (SPEC 2). */
export function Breadcrumbs({ path }: BreadcrumbsProps) {
  const crumbs = toBreadcrumbs(path);
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label="Breadcrumb" className={styles.crumbs}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.url}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <PageLink href={crumb.url}>{crumb.name}</PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
