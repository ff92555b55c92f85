import { PageLink } from '@/components/link/page-link';
import { toBreadcrumbs } from '@/lib/navigation/breadcrumbs';
import styles from './breadcrumbs.module.css';

/**
 * The way down to an operation whose tag has no page: that step is named, and is no link. Beside
 * `Breadcrumbs` and not in it, as the browser draws those too and need not know of this.
 */
export function CrumbsWithoutSection({ path }: { path: string }) {
  const crumbs = toBreadcrumbs(path);
  return (
    <nav aria-label="Breadcrumb" className={styles.crumbs}>
      <ol>
        {crumbs.map(({ name, url }, index) => (
          <li key={url}>
            {index === 0 ? (
              <PageLink href={url}>{name}</PageLink>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
