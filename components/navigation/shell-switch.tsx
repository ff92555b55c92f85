import type { ShellFlags } from '@/lib/content/schemas/navigation';

/**
 * Switches parts of the shell on or off: the configuration's flags in the shell, a page's own as the first of
 * the page, in front of any element. The rules are CSS (`shell.css`, which says where a switch may stand), so
 * they hold without JavaScript.
 */
export function ShellSwitch({ flags }: { flags: Partial<ShellFlags> }) {
  const named = (wanted: boolean) =>
    Object.entries(flags)
      .filter(([, on]) => on === wanted)
      .map(([part]) => part)
      .join(' ');
  return <span hidden data-shell-on={named(true)} data-shell-off={named(false)} />;
}

/** Takes the whole shell away, skip link, mobile navigation and search too (SPEC 2: `sdk-basic`); first of its page. */
export function StandaloneShell() {
  return <span hidden data-shell-standalone="" />;
}
