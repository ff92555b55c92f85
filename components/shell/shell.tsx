import type { ComponentProps, ReactNode } from 'react';
import * as words from '@/.generated/words/shell/frame';
import { ShellSwitch } from '@/components/navigation/shell-switch';
import { SearchDialog } from '@/components/search/search-dialog';
import { FollowPages } from '@/components/ui/link/follow-pages';
import type { NavigationItem, ShellFlags } from '@/lib/content/schemas/navigation';
import { Banner } from './banner';
import { Footer } from './footer';
import { PrimaryNav } from './primary-nav';
import { StandalonePath } from './standalone-path';
import './shell.css';

type ShellProps = {
  site: Omit<ComponentProps<typeof Banner>, 'logo' | 'languages'> &
    ComponentProps<typeof Footer>['site'];
  primary: readonly NavigationItem[];
  footer: readonly NavigationItem[];
  /** Second row of the footer. */
  resources: readonly NavigationItem[];
  /** Whether the portal can be kept offline. */
  offline: boolean;
  /** Texts of the adopter above the banner and in the footer. */
  banner?: ReactNode;
  footerText?: ReactNode;
  /** Pictures in the place of the mark and the name. */
  logo?: ReactNode;
  /** Links to the portal in its other languages. */
  languages?: ReactNode;
  flags: ShellFlags;
  searchExamples: readonly string[];
  year: number;
  children: ReactNode;
};

/** Banner, navigation and footer around every page (SPEC 2 "App shell"). */
export function Shell(props: ShellProps) {
  const { site, primary, footer, resources, banner, footerText, children } = props;
  const { flags, searchExamples, year, offline, logo, languages } = props;
  return (
    <>
      <a className="skip" href="#main" data-shell="skip">
        {words.skip}
      </a>
      <ShellSwitch flags={onlyOff(flags)} />
      <StandalonePath />
      {banner}
      <Banner {...site} {...{ logo, languages }} />
      <PrimaryNav items={primary} {...site} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer items={footer} {...{ site, resources, year, offline, languages }}>
        {footerText}
      </Footer>
      <SearchDialog examples={searchExamples} />
      <FollowPages />
    </>
  );
}

/** Flags that switch a part off; an explicit "on" would outweigh the "off" of a page. */
function onlyOff(flags: ShellFlags): Partial<ShellFlags> {
  return Object.fromEntries(Object.entries(flags).filter(([, on]) => !on));
}
