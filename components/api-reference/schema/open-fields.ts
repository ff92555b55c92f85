/** Where opening ends: more fields than this nobody reads, and each costs the browser. */
const MAX_FIELDS = 1000;

/** So many parts are opened before fields are counted again; one by one near the end. */
const BATCH_PARTS = 10;
const MAX_BATCHED_FIELDS = 800;

/** A part with nested fields: not a list of values or examples. */
function holdsFields(part: HTMLDetailsElement): boolean {
  const { holds } = part.dataset;
  if (holds !== undefined) return !holds.endsWith('.example');
  return part.id !== '' || part.querySelector('li[id]') !== null;
}

/** How many closed or open parts of the tree a part is in, itself among them. */
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

/** What is to be opened next: the closed parts nearest to the top. A schema inside itself never is. */
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

/** A live part is drawn once it has been opened. One that draws nothing is not waited for long. */
async function whenRendered(parts: readonly HTMLDetailsElement[]): Promise<void> {
  for (let turn = 0; turn < 50 && !parts.every(isRendered); turn += 1)
    await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Opens a tree of fields to a depth and closes what is deeper; 0 closes all of it, `Infinity` opens all
 * that fits into 1,000 fields. Returns what to tell the reader.
 */
export async function openFields(tree: HTMLElement, depth: number): Promise<string> {
  for (const { part, level } of listParts(tree)) if (level > depth) part.open = false;
  for (;;) {
    const visible = countVisibleFields(tree);
    const next = findNextParts(tree, depth).slice(
      0,
      visible < MAX_BATCHED_FIELDS ? BATCH_PARTS : 1,
    );
    const count = `${visible.toLocaleString('en-US')} ${visible === 1 ? 'field' : 'fields'}`;
    if (next.length === 0) return depth === 0 ? 'All closed' : `${count} shown`;
    if (visible >= MAX_FIELDS) return `Stopped at ${count}`;
    for (const part of next) part.open = true;
    await whenRendered(next);
  }
}
