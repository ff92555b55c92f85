import type { ShellFlags } from '@/lib/content/navigation';

/**
 * Switches parts of the shell on or off where it stands: the configuration's flags in the shell, a
 * page's own in the page. The rules are CSS (`shell.css`), so they hold without JavaScript.
 */
export function ShellSwitch({ flags }: { flags: Partial<ShellFlags> }) {
  const named = (wanted: boolean) =>
    Object.entries(flags)
      .filter(([, on]) => on === wanted)
      .map(([part]) => part)
      .join(' ');
  return <span hidden data-shell-on={named(true)} data-shell-off={named(false)} />;
}

/** Takes the whole shell away, skip link, mobile navigation and search too (SPEC 2: `sdk-basic`). */
export function BareShell() {
  return <span hidden data-shell-bare="" />;
}
