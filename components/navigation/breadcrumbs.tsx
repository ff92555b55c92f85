import { PageLink } from '@/components/ui/link/page-link';
import { buildBreadcrumbs } from '@/lib/routes/breadcrumbs';
import styles from './breadcrumbs.module.css';

type BreadcrumbsProps = {
  /** The page's path, `/guides/webhooks/`. */
  path: string;
  /** Whether the step above it has a page of its own: without one it is named, and is no link. */
  hasSection?: boolean;
};

/** The way down to this page, built from its path; nothing when there is only one step (SPEC 2). */
export function Breadcrumbs({ path, hasSection = true }: BreadcrumbsProps) {
  const crumbs = buildBreadcrumbs(path);
  if (crumbs.length < 2) return null;
  const last = crumbs.length - 1;
  return (
    <nav aria-label="Breadcrumb" className={styles.crumbs}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.url}>
            {index === last || (index === last - 1 && !hasSection) ? (
              <span aria-current={index === last ? 'page' : undefined}>{crumb.name}</span>
            ) : (
              <PageLink href={crumb.url}>{crumb.name}</PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
