/** Attribute of columns whose menu comes after the article in the source, and before it for eye and keyboard. */
export const MENU_FIRST = 'data-menu-first';

/** Value of `slot` that makes a child of such columns their menu. */
export const MENU = 'menu';

/**
 * Shadow tree of these columns: its slots are the order of focus and of what is read aloud. A part
 * around the menu keeps the room of its button until it is there. The build writes it into pages, so that it holds without JavaScript
 * (`lib/kit/build/html/rewrite-page.ts`).
 */
export const MENU_FIRST_TREE = `<div part="${MENU}"><slot name="${MENU}"></slot></div><slot></slot>`;

/** Gives columns their shadow tree where no page brought it: after a way inside of the portal. */
export function putMenuFirst(columns: HTMLElement | null): void {
  if (!columns || columns.shadowRoot) return;
  columns.attachShadow({ mode: 'open' }).innerHTML = MENU_FIRST_TREE;
}
