import { listFrom } from '@/.generated/words/reference/named';
import {
  formatMethod,
  type OperationGroup,
  type OperationRow,
} from '@/lib/openapi/overview/operation-rows';
import { createPart, createText, renderName } from './dom-parts';

/** Rows in the first frame, about a screen; groups and lists below get no layout until near. */
export const SCREENFUL = 30;

/** Most rows that come without being asked for: twice as many as a document of 14 MB has. */
export const MAX_ROWS = 10_000;

/** Most rows of one list; a longer group is split, as browsers lay out whole lists. */
const MAX_LIST_ROWS = 50;

/** Estimated heights, in px, of a one-line row and of a group without its rows, for scroll bars. */
const ROW_HEIGHT = 28.6;
const GROUP_HEIGHT = 56;

/** Rows of a list so far: `lists` renders further ones. */
export type RenderedRows = { readonly lists: Generator<number, void>; readonly shown: number };

/**
 * Renders a document's operations into an element: a section with labelled lists for each group, a
 * link for each operation. Names are rendered as text. The element's attributes name the classes
 * (`data-group`, `data-section`, `data-heading`, `data-list`, `data-row`, `data-badge`,
 * `data-offscreen`).
 */
export function renderRows(host: HTMLElement, groups: readonly OperationGroup[]): RenderedRows {
  return renderMoreRows({ lists: renderLists(host, groups), shown: 0 }, MAX_ROWS);
}

/** Renders whole lists with about `rows` more rows in sum, fewer where no more are left. */
export function renderMoreRows({ lists, shown }: RenderedRows, rows: number): RenderedRows {
  let rendered = 0;
  while (rendered < rows) {
    const list = lists.next();
    if (list.done === true) break;
    rendered += list.value;
  }
  return { lists, shown: shown + rendered };
}

/** Renders the same rows step by step: each step renders one list and yields its number of rows. */
export function* renderLists(
  host: HTMLElement,
  groups: readonly OperationGroup[],
): Generator<number, void> {
  host.replaceChildren();
  const createRow = createRowFactory(host);
  let above = 0;
  for (const { name, section, rows } of groups) {
    const group = createPart(host, 'section', 'group');
    group.append(createText(host, 'heading', name));
    deferLayout(host, group, above, GROUP_HEIGHT + ROW_HEIGHT * rows.length);
    if (section !== undefined) host.append(createText(host, 'section', section));
    host.append(group);
    for (let at = 0; at < rows.length; at += MAX_LIST_ROWS) {
      const chunk = rows.slice(at, at + MAX_LIST_ROWS);
      const list = createPart(host, 'ul', 'list');
      list.setAttribute('aria-label', at > 0 ? listFrom({ name, first: at + 1 }) : name);
      for (const row of chunk) list.appendChild(createRow(row));
      if (at > 0) deferLayout(host, list, above, ROW_HEIGHT * chunk.length);
      group.append(list);
      above += chunk.length;
      yield chunk.length;
    }
  }
}

/** Leaves a part without layout until it is near, when the rows above it fill the screen. */
function deferLayout(host: HTMLElement, part: HTMLElement, above: number, height: number): void {
  const { offscreen = '' } = host.dataset;
  part.style.setProperty('contain-intrinsic-block-size', `auto ${Math.round(height)}px`);
  if (offscreen !== '' && above >= SCREENFUL) part.classList.add(offscreen);
}

/**
 * Marks the rows of the current operation, one under each of its tags, and no others. A row that is
 * not rendered yet is added in a section of its own above the others.
 * @param current operation id; `undefined` marks none.
 */
export function markCurrentRow(
  host: HTMLElement,
  current: string | undefined,
  groups: readonly OperationGroup[] = [],
): void {
  host.querySelectorAll('[data-current-only]').forEach((section) => section.remove());
  host.querySelectorAll('a[aria-current]').forEach((row) => row.removeAttribute('aria-current'));
  if (current === undefined) return;
  const rows = host.querySelectorAll('a[data-operation]');
  const marked = [...rows].filter((row) => row.getAttribute('data-operation') === current);
  for (const row of marked) row.setAttribute('aria-current', 'page');
  if (marked.length === 0) prependCurrentRow(host, current, groups);
}

function prependCurrentRow(
  host: HTMLElement,
  current: string,
  groups: readonly OperationGroup[],
): void {
  const isCurrent = ({ id }: OperationRow) => id === current;
  const group = groups.find(({ rows }) => rows.some(isCurrent));
  const row = group?.rows.find(isCurrent);
  if (!group || !row) return;
  const section = createPart(host, 'section', 'group');
  section.dataset.currentOnly = '';
  const list = createPart(host, 'ul', 'list');
  list.setAttribute('aria-label', group.name);
  const item = createRowFactory(host)(row);
  item.firstElementChild?.setAttribute('aria-current', 'page');
  list.append(item);
  section.append(createText(host, 'heading', group.name), list);
  host.prepend(section);
}

/** Creates a row renderer that clones one template: half the time of building each row anew. */
function createRowFactory(host: HTMLElement): (row: OperationRow) => HTMLElement {
  const pattern = document.createElement('li');
  const patternLink = createPart(host, 'a', 'row');
  patternLink.append(createPart(host, 'span', 'badge'), document.createElement('span'));
  pattern.append(patternLink);
  return ({ id, name, method, href, webhook, end }) => {
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
    if (end !== undefined) {
      const small = document.createElement('small');
      small.textContent = ` ${end}`;
      label?.append(small);
    }
    return item;
  };
}
