import * as words from '@/.generated/words/reference/field-controls';

/** Number of visible fields at which opening stops. */
const MAX_FIELDS = 1000;

/** Parts that are opened between two counts; one by one from `MAX_BATCHED_FIELDS` fields on. */
const BATCH_PARTS = 10;
const MAX_BATCHED_FIELDS = 800;

/** Whether a part has nested fields: it is no list of values or examples. */
function holdsFields(part: HTMLDetailsElement): boolean {
  const { holds } = part.dataset;
  if (holds !== undefined) return !holds.endsWith('.example');
  return part.id !== '' || part.querySelector('li[id]') !== null;
}

/** Number of open or closed parts of the tree around a part, itself included. */
function nestingLevel(part: Element, tree: Element): number {
  let level = 0;
  for (let at: Element | null = part; at && at !== tree; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) level += 1;
  return level;
}

function listParts(tree: Element): readonly { part: HTMLDetailsElement; level: number }[] {
  return [...tree.querySelectorAll('details')]
    .filter(holdsFields)
    .map((part) => ({ part, level: nestingLevel(part, tree) }));
}

/** Finds the closed parts of the topmost level that has any; never a schema inside itself. */
function findNextParts(tree: Element, depth: number): readonly HTMLDetailsElement[] {
  const closed = listParts(tree).filter(
    ({ part, level }) => !part.open && level <= depth && part.dataset.repeats === undefined,
  );
  const top = closed.reduce((least, { level }) => Math.min(least, level), Infinity);
  return closed.filter(({ level }) => level === top).map(({ part }) => part);
}

function countVisibleFields(tree: Element): number {
  const fields = [...tree.querySelectorAll('li[id]')];
  return fields.filter((field) => !field.closest('details:not([open])')).length;
}

const isRendered = (part: HTMLDetailsElement) => part.lastElementChild?.hasChildNodes() ?? true;

/** Longest wait for an opened part, in turns of the event loop: it may render nothing. */
const MAX_RENDER_TURNS = 50;

/** Waits until opened parts are rendered. */
async function whenRendered(parts: readonly HTMLDetailsElement[]): Promise<void> {
  for (let turn = 0; turn < MAX_RENDER_TURNS && !parts.every(isRendered); turn += 1)
    await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Opens a tree of fields to a depth and closes deeper parts; 0 closes all, `Infinity` opens all up
 * to 1,000 fields.
 * @returns a status text for the reader.
 */
export async function openFields(tree: HTMLElement, depth: number): Promise<string> {
  for (const { part, level } of listParts(tree)) if (level > depth) part.open = false;
  for (;;) {
    const visible = countVisibleFields(tree);
    const next = findNextParts(tree, depth).slice(
      0,
      visible < MAX_BATCHED_FIELDS ? BATCH_PARTS : 1,
    );
    if (next.length === 0) return depth === 0 ? words.allClosed : words.fieldsShown(visible);
    if (visible >= MAX_FIELDS) return words.stoppedAt(visible);
    for (const part of next) part.open = true;
    await whenRendered(next);
  }
}
