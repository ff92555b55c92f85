import { withoutBasePath } from '@/lib/routes/urls';

/** Attribute of a link to the portal in another language, with the address at which that begins: `/de`; empty for none. */
export const LANGUAGE_LINK = 'data-language';

/**
 * Leads a link to another language to the same place there when it is pressed: the page that is shown, and its
 * fragment. Headings have one id in all languages.
 */
export function keepPlaceBetweenLanguages(): void {
  addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>(`[${LANGUAGE_LINK}]`);
    if (link)
      link.href =
        (link.dataset['language'] ?? '') + withoutBasePath(location.pathname) + location.hash;
  });
}
