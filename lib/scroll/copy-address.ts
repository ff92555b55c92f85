import { copied, copiedAddress, copiedOperation } from '@/.generated/words/shell/copy-address';
import { describeAnchor } from '@/lib/openapi/core/anchors';
import { listFragmentIds } from './fragment';
import { findTarget } from './reveal-target';

/** Region of the page that screen readers watch for what is said of a press. */
const STATUS = '[data-said]';
const ANNOUNCED_FOR_MS = 2000;

/**
 * The pressed link when it leads to the part of an operation that contains it: a link to be copied.
 * `undefined` for any other.
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

/** Announces a copied address: beside the link, and by name in the status for screen readers. */
function announceCopy(link: HTMLAnchorElement): void {
  const status = document.querySelector(STATUS);
  const name = listFragmentIds(link.hash).at(-1);
  link.dataset.copied = copied;
  if (status)
    status.textContent = name === undefined ? copiedOperation : copiedAddress(describeAnchor(name));
  setTimeout(() => {
    delete link.dataset.copied;
    if (status) status.textContent = '';
  }, ANNOUNCED_FOR_MS);
}

/**
 * Copies the full URL of a link, shows it in the address bar without scrolling, and announces it.
 * `false` where the clipboard is refused: the link is then followed like any other.
 */
export async function copyAddress(link: HTMLAnchorElement): Promise<boolean> {
  const address = link.href.replace(/#$/, '');
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    // The clipboard is refused outside secure contexts and by some policies.
    return false;
  }
  // Next's state stays on the entry, as in fragment-visit.ts.
  history.replaceState(history.state, '', address);
  announceCopy(link);
  return true;
}
