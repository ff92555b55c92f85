import type { ShellOverrides } from '@/lib/content/schemas/navigation';

/**
 * Switches parts of the shell on or off: the site's flags in the shell, a page's own as its first
 * element; nothing for a page without any. The rules are CSS (`shell.css`, which says where a
 * switch may be), so they hold without JavaScript.
 */
export function ShellSwitch({ flags }: { flags: ShellOverrides }) {
  if (Object.keys(flags).length === 0) return null;
  const named = (wanted: boolean) =>
    Object.entries(flags)
      .filter(([, on]) => on === wanted)
      .map(([part]) => part)
      .join(' ');
  return <span hidden data-shell-on={named(true)} data-shell-off={named(false)} />;
}

/** Hides the whole shell, search and skip link included (SPEC 2 `sdk-basic`); first in its page. */
export function StandaloneShell() {
  return <span hidden data-shell-standalone="" />;
}
