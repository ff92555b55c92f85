import { formatMethod } from '@/lib/openapi/overview/method-label';
import type { OperationGroup, OperationRow } from '@/lib/openapi/overview/operation-rows';
import { createPart, renderName } from './dom-parts';

/** Marks the element whose rows are drawn here, and never by React. */
export const ROWS_HOST = 'data-rows-host';

/**
 * About a screen of rows: those of the first frame. Groups and lists that begin below them are left without layout
 * until they are near.
 */
export const SCREENFUL = 30;

/** Rows of one list. A group of more has several, or thousands would be laid out as soon as one of them is near. */
const MAX_LIST_ROWS = 50;

/** Heights of a row on one line, and of what a group has besides rows, in pixels: what scroll bars go by. */
const ROW_HEIGHT = 28.6;
const GROUP_HEIGHT = 56;

/**
 * Draws a document's operations into an element: a section with named lists for each group, a link for each
 * operation. Names are text, whatever they hold. The element itself says which classes its parts have
 * (`data-group`, `data-section`, `data-heading`, `data-list`, `data-row`, `data-badge`, `data-offscreen`).
 */
export function renderRows(host: HTMLElement, groups: readonly OperationGroup[]): void {
  Array.from(renderLists(host, groups));
}

/** The same list by list: each step draws one, and says how many rows it has. */
export function* renderLists(
  host: HTMLElement,
  groups: readonly OperationGroup[],
): Generator<number, void> {
  host.replaceChildren();
  const createRow = createRowFactory(host);
  let above = 0;
  for (const { name, section, rows } of groups) {
    const group = createPart(host, 'section', 'group');
    const heading = createPart(host, 'p', 'heading');
    heading.textContent = name;
    group.append(heading);
    deferLayout(host, group, above, GROUP_HEIGHT + ROW_HEIGHT * rows.length);
    if (section !== undefined) host.append(createSectionLabel(host, section));
    host.append(group);
    for (let at = 0; at < rows.length; at += MAX_LIST_ROWS) {
      const chunk = rows.slice(at, at + MAX_LIST_ROWS);
      const list = createPart(host, 'ul', 'list');
      list.setAttribute('aria-label', at > 0 ? `${name}, from ${at + 1}` : name);
      for (const row of chunk) list.appendChild(createRow(row));
      if (at > 0) deferLayout(host, list, above, ROW_HEIGHT * chunk.length);
      group.append(list);
      above += chunk.length;
      yield chunk.length;
    }
  }
}

/** Leaves a part without layout until it is near, where that many rows above it fill the screen. */
function deferLayout(host: HTMLElement, part: HTMLElement, above: number, height: number): void {
  const { offscreen = '' } = host.dataset;
  part.style.setProperty('contain-intrinsic-block-size', `auto ${Math.round(height)}px`);
  if (offscreen !== '' && above >= SCREENFUL) part.classList.add(offscreen);
}

function createSectionLabel(host: HTMLElement, name: string): HTMLElement {
  const label = createPart(host, 'p', 'section');
  label.textContent = name;
  return label;
}

/**
 * Marks the rows of the operation on show, and no others; it stands under each of its tags.
 * @param current its id; `undefined` when none is on show.
 */
export function markCurrentRow(host: HTMLElement, current: string | undefined): void {
  host.querySelectorAll('a[aria-current]').forEach((row) => row.removeAttribute('aria-current'));
  if (current === undefined) return;
  for (const row of host.querySelectorAll('a[data-operation]'))
    if (row.getAttribute('data-operation') === current) row.setAttribute('aria-current', 'page');
}

/** A maker of rows. Each is a copy of one pattern: half the time of building it anew, for thousands of them. */
function createRowFactory(host: HTMLElement): (row: OperationRow) => HTMLElement {
  const pattern = document.createElement('li');
  const patternLink = createPart(host, 'a', 'row');
  patternLink.append(createPart(host, 'span', 'badge'), document.createElement('span'));
  pattern.append(patternLink);
  return ({ id, name, method, href, webhook }) => {
    const item = pattern.cloneNode(true);
    const [link] = item.childNodes;
    if (!(item instanceof HTMLElement && link instanceof HTMLElement)) return pattern;
    const [badge, label] = link.children;
    link.setAttribute('href', href);
    link.setAttribute('data-operation', id);
    if (badge) {
      if (!webhook) badge.setAttribute('data-method', method);
      badge.textContent = formatMethod(method, { short: true, webhook: webhook === true });
    }
    if (label) renderName(label, name);
    return item;
  };
}
