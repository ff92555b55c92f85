import type { ReactNode } from 'react';
import * as words from '@/.generated/words/shell/frame';
import { AppLink } from '@/components/navigation/app-link';
import { SearchIconButton } from '@/components/search/search-button';
import { PartnerName } from '@/components/theme/partner';
import { TextLink } from '@/components/ui/link/text-link';
import { PRIMARY_NAV } from '@/lib/bootstrap/menus/panels';
import type { NavigationItem } from '@/lib/content/schemas/navigation';
import { urls } from '@/lib/routes/urls';
import styles from './banner.module.css';
import { NavItemLink } from './nav-item-link';
import { ThemeToggle } from './theme-toggle';

type BannerProps = {
  name: string;
  tagline: string;
  /** Drawing of the adopter in the place of the mark and the name; absent for none. */
  logo?: ReactNode;
  /** Where the logo leads; the home page without it. */
  logoHref?: string;
  /** Links to the portal in its other languages; those of phones stand in the footer. */
  languages?: ReactNode;
  links?: readonly NavigationItem[] | undefined;
  /** Words of the links to the sandbox's login and sign-up; absent for none. */
  login?: string;
  signup?: string;
};

/** Opens and closes the panel of phones, a popover, which works without JavaScript. */
export function NavToggle() {
  return (
    <button
      type="button"
      className={styles.toggle}
      popoverTarget={PRIMARY_NAV}
      aria-controls={PRIMARY_NAV}
    >
      <span className="visually-hidden">{words.menu}</span>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path className={styles.bars} d="M2 5h16M2 10h16M2 15h16" />
        <path className={styles.cross} d="M4 4l12 12M16 4L4 16" />
      </svg>
    </button>
  );
}

/** Nav toggle, logo and login. The banner scrolls away; the nav bar below it stays. */
export function Banner(props: BannerProps) {
  const { name, tagline, logo, logoHref = urls.home, links = [], login, signup } = props;
  return (
    <header className={styles.banner} data-shell="banner">
      <div className={`wrap ${styles.row}`}>
        <NavToggle />
        <TextLink className={styles.logo} href={logoHref}>
          {logo ?? (
            <>
              <span className={styles.mark} aria-hidden="true" />
              {name}
            </>
          )}{' '}
          <span className={styles.tagline}>{tagline}</span>
        </TextLink>
        <PartnerName />
        <div className={styles.right}>
          <SearchIconButton />
          <span className={styles.theme}>
            {props.languages}
            <ThemeToggle />
            {links.map((item) => (
              <NavItemLink key={item.name} item={item} className={styles.login} />
            ))}
          </span>
          {login && (
            <AppLink to="sandboxLogin" className={styles.login}>
              <span className={styles.loginText}>{login}</span>
              <svg className={styles.loginIcon} viewBox="0 0 24 24" aria-hidden="true">
                <circle cx="12" cy="8" r="4" />
                <path d="M4 21c0-4.4 3.6-7 8-7s8 2.6 8 7" />
              </svg>
            </AppLink>
          )}
          {signup && (
            <AppLink to="sandboxSignup" className={styles.signup}>
              {signup}
            </AppLink>
          )}
        </div>
      </div>
    </header>
  );
}
