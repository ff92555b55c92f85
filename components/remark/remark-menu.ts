import * as words from '@/.generated/words/ui/remark';
import { REMARK_KEYS } from '@/lib/bootstrap/remark/offer-remarks';
import { isIssueTracker } from '@/lib/bootstrap/remark/remark-link';
import styles from './remark-menu.module.css';

const BUBBLE = `<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 4.5h14v9H9.5L6 16.5v-3H3zM6.5 7.5h7M6.5 10.5h4.5"/></svg>`;

/** Pixels between a selection and the menu; a finger has handles there. */
const [GAP, GAP_OF_TOUCH] = [8, 36];

/** Pixels between the menu and the edges of the window, and below what is sticky at its top. */
const [EDGE, TOP_EDGE] = [8, 96];

const create = (name: string, className: string | undefined, text: string) =>
  Object.assign(document.createElement(name), { className, textContent: text });

/**
 * Builds the menu: one link, which says where it leads.
 * @param to address of new issues of a tracker, or a mail address.
 */
export function buildRemarkMenu(to: string, href: string): HTMLElement {
  const menu = create('div', styles.menu, '');
  const link = document.createElement('a');
  Object.assign(link, { href, className: styles.link, innerHTML: BUBBLE });
  link.setAttribute('aria-keyshortcuts', REMARK_KEYS);
  const isIssue = isIssueTracker(to);
  if (isIssue) Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' });
  const keys = create('kbd', styles.keys, words.keys);
  keys.ariaHidden = 'true';
  link.append(
    create('span', styles.name, words.remark),
    keys,
    create('span', styles.about, isIssue ? words.byIssue(new URL(to).host) : words.byMail(to)),
  );
  menu.append(link);
  return menu;
}

const limit = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to));

/** Moves the menu below the end of a range, and into the window where that is outside of it. */
export function placeBelow(menu: HTMLElement, range: Range): void {
  const line = [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
  const gap = matchMedia('(pointer: coarse)').matches ? GAP_OF_TOUCH : GAP;
  const { offsetWidth: width, offsetHeight: height } = menu;
  const right = document.documentElement.clientWidth - width - EDGE;
  const left = limit(Math.max(line.left, line.right - width / 2), EDGE, right);
  const top = limit(line.bottom + gap, TOP_EDGE, innerHeight - height - EDGE);
  menu.style.left = `${left + scrollX}px`;
  menu.style.top = `${top + scrollY}px`;
}
