import { describeAnchor } from '@/lib/openapi/core/anchors';
import { listFragmentIds } from './fragment';
import { findTarget } from './fragment-target';

const ANNOUNCED_FOR_MS = 2000;

/**
 * The link that was pressed, when it leads to the very part of an operation it stands in: it is there to be
 * copied. `undefined` for every other.
 */
export function getSelfLink(pressed: EventTarget | null): HTMLAnchorElement | undefined {
  const link = pressed instanceof Element ? pressed.closest('a') : null;
  if (!link?.closest('article[data-operation]')) return undefined;
  const isSelfLink =
    link.hash === ''
      ? link.getAttribute('href') === '#'
      : link.closest('[id]') === findTarget(link.hash);
  return isSelfLink ? link : undefined;
}

/** Beside the link for who sees it; in a status, with the name, for who hears it. */
function announceCopy(link: HTMLAnchorElement, status: Element | null): void {
  const name = listFragmentIds(link.hash).at(-1);
  const label = name === undefined ? 'this operation' : describeAnchor(name);
  link.dataset.copied = '';
  if (status) status.textContent = `Copied the address of ${label}`;
  setTimeout(() => {
    delete link.dataset.copied;
    if (status) status.textContent = '';
  }, ANNOUNCED_FOR_MS);
}

/**
 * Copies the full address a link leads to, shows it in the address bar without moving the page, and says so.
 * `false` where the browser does not let it: the link is then followed like any other.
 */
export async function copyAddress(
  link: HTMLAnchorElement,
  status: Element | null,
): Promise<boolean> {
  const address = link.href.replace(/#$/, '');
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    // Refused outside secure contexts and by some policies.
    return false;
  }
  // With Next's own state, as in fragment-visit.ts.
  history.replaceState(history.state, '', address);
  announceCopy(link, status);
  return true;
}
