import type { ReactNode } from 'react';
import * as words from '@/.generated/words/shell/frame';
import { keepOffline } from '@/.generated/words/ui/page-scripts';
import { AppLink } from '@/components/navigation/app-link';
import { NATIVE_CONTROL } from '@/lib/bootstrap/native-control';
import { OFFLINE, WORKER_PATH } from '@/lib/bootstrap/offline/names';
import type { NavigationItem } from '@/lib/content/schemas/navigation';
import { withBasePath } from '@/lib/routes/urls';
import styles from './footer.module.css';
import { NavItemLink } from './nav-item-link';
import { Years } from './years';

type FooterProps = {
  site: { name: string; since: number; registration?: string; hasPrivacy: boolean };
  items: readonly NavigationItem[];
  /** Second row of links; none where it is empty. */
  resources: readonly NavigationItem[];
  /** Year of the build, the earliest end of the copyright years. */
  year: number;
  /** Whether the portal can be kept offline. */
  offline: boolean;
  /** Links to the portal in its other languages. */
  languages?: ReactNode;
  /** Text of the adopter. */
  children?: ReactNode;
};

/** Logo, copyright, registration, root navigation and the privacy policy (SPEC 2), then resources. */
export function Footer(props: FooterProps) {
  const { site, items, resources, year, offline, languages, children } = props;
  return (
    <footer className={styles.footer} data-shell="footer">
      {children}
      <div className={`wrap ${styles.row}`}>
        <span className={styles.mark} aria-hidden="true" />
        <p>
          © <Years since={site.since} built={year} /> {site.name}
        </p>
        {site.registration && <p>{site.registration}</p>}
        {languages}
        {offline && <OfflineOffer />}
        <div className={styles.links}>
          <nav aria-label={words.footer}>
            <ul className={styles.list}>
              <FooterItems items={items} />
              {site.hasPrivacy && (
                <li>
                  <AppLink to="privacy">{words.privacy}</AppLink>
                </li>
              )}
            </ul>
          </nav>
          {resources.length > 0 && (
            <nav aria-label={words.resources}>
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

/** Button of the offline copy. A script of its own fills the place with what comes after its press. */
const OFFER = `<button type="button" ${NATIVE_CONTROL}>${keepOffline}</button>`;

function OfflineOffer() {
  return (
    <p
      className={styles.offline}
      {...{ [OFFLINE]: withBasePath(WORKER_PATH) }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: OFFER }}
    />
  );
}

function FooterItems({ items }: { items: readonly NavigationItem[] }) {
  return items.map((item) => (
    <li key={item.name}>
      <NavItemLink item={item} />
    </li>
  ));
}
