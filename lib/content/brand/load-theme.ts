import { readableColour } from '@/lib/theme/readable-colour';
import { hasStaticFile } from '../files/static-files';
import type { Site } from '../schemas/site';
import type { Loader } from '../source/loader';
import { checkTheme, collectTokens, parseTheme } from './check-theme';

/** Stylesheet of the adopter, which may be absent. */
const THEME = 'content/theme.css';

/** Stylesheet with the tokens of the portal. */
const TOKENS = 'app/tokens.css';

/** Reads the stylesheet of the adopter, unchecked; empty where there is none. */
export function loadTheme({ disk }: Pick<Loader, 'disk'>): string {
  return disk.readText(THEME) ?? '';
}

/** Checks the stylesheet of the adopter. */
export function checkThemeFile(loader: Loader, site: Site): void {
  const { disk, reporter } = loader;
  const text = loadTheme(loader);
  if (text === '') return;
  const root = parseTheme(disk.readText(TOKENS) ?? '', reporter(TOKENS));
  const known = new Map(
    [...(root ? collectTokens(root) : [])].map(([name, { value }]) => [name, value]),
  );
  const { primary, secondary } = site.theme;
  known.set('--brand', readableColour(primary) ?? primary).set('--brand-2', secondary);
  checkTheme(text, known, (address) => hasStaticFile(disk, address), reporter(THEME));
}
