import { AppLink } from '@/components/navigation/app-link';
import type { NavigationItem } from '@/lib/content/schemas/navigation';
import styles from './footer.module.css';
import { NavItemLink } from './nav-item-link';
import { Years } from './years';

type FooterProps = {
  site: { name: string; since: number; registration?: string };
  items: readonly NavigationItem[];
  /** Second row of links; none where it is empty. */
  resources: readonly NavigationItem[];
  /** Year of the build, the earliest end of the copyright years. */
  year: number;
};

/** Logo, copyright, registration, root navigation and the privacy policy (SPEC 2), then resources. */
export function Footer({ site, items, resources, year }: FooterProps) {
  return (
    <footer className={styles.footer} data-shell="footer">
      <div className={`wrap ${styles.row}`}>
        <span className={styles.mark} aria-hidden="true" />
        <p>
          © <Years since={site.since} built={year} /> {site.name}
        </p>
        {site.registration && <p>{site.registration}</p>}
        <div className={styles.links}>
          <nav aria-label="Footer">
            <ul className={styles.list}>
              <FooterItems items={items} />
              <AppLink to="privacy" around={(link) => <li>{link}</li>}>
                Privacy Policy
              </AppLink>
            </ul>
          </nav>
          {resources.length > 0 && (
            <nav aria-label="Resources">
              <ul className={styles.list}>
                <FooterItems items={resources} />
              </ul>
            </nav>
          )}
        </div>
      </div>
    </footer>
  );
}

function FooterItems({ items }: { items: readonly NavigationItem[] }) {
  return items.map((item) => (
    <li key={item.name}>
      <NavItemLink item={item} />
    </li>
  ));
}
