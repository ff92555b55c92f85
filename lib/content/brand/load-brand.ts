import type { Site } from '../schemas/site';
import type { Loader } from '../source/loader';
import type { CheckLink } from '../validate/check-references';
import { loadLogo } from './load-logo';
import { checkThemeFile } from './load-theme';

/** Reads and checks what makes the portal look like its adopter. */
export function loadBrand(loader: Loader, site: Site | undefined): void {
  loadLogo(loader);
  if (site) checkThemeFile(loader, site);
}

/** Checks the addresses that the parts of the brand lead to. */
export function checkBrandLinks(site: Site | undefined, checkLink: CheckLink): void {
  if (site?.logo?.href) checkLink(site.logo.href, 'content/site.json', 'logo.href');
}
