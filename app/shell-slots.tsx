import { createElement, type ReactNode } from 'react';
import * as words from '@/.generated/words/shell/frame';
import { environment } from '@/.generated/words/ui/page-scripts';
import { ENVIRONMENT_CHOICE } from '@/lib/bootstrap/environment/offer-choice';
import { getScriptUrl } from '@/lib/pages/script-url';
import { withBasePath } from '@/lib/routes/urls';
import styles from './shell-slots.module.css';

// Parts of the shell that an adopter brings: `.generated/shell-slots.tsx` imports them where there is one.

/** Text above the banner. */
export function BannerSlot({ children }: { children: ReactNode }) {
  return (
    <aside className={`wrap ${styles.slot}`} aria-label={words.notice} data-shell="banner">
      {children}
    </aside>
  );
}

/**
 * The environment of this visit and the choice of another: a script of its own puts it in the place of the default
 * environment's name, which stays without JavaScript.
 * @param label name of the default environment.
 */
export function EnvironmentChoice({ label }: { label: string }) {
  return (
    <div className={`wrap ${styles.environment}`} data-shell="banner" data-markdown-ignore>
      {createElement(ENVIRONMENT_CHOICE, {
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: { __html: '' },
      })}
      <span>{environment(label)}</span>
      <script async src={getScriptUrl('environments')} />
    </div>
  );
}

/** Text in the footer. */
export function FooterSlot({ children }: { children: ReactNode }) {
  return <div className={`wrap ${styles.slot}`}>{children}</div>;
}

type LogoProps = { alt: string; width: number; height: number; hasDark: boolean };

/**
 * The logo, in CSS pixels; of two, the stylesheet of the brand hides the one of the other theme. Lazy, because React
 * would preload both.
 */
export function LogoPictures({ hasDark, ...size }: LogoProps) {
  const logo = { ...size, loading: 'lazy' } as const;
  return (
    <>
      {hasDark && <img data-dark="" src={withBasePath('/logo-dark.svg')} {...logo} />}
      <img src={withBasePath('/logo.svg')} {...logo} />
    </>
  );
}
