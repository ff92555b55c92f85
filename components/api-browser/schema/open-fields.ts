/** Where opening ends: more fields than this nobody reads, and each costs the browser. */
const MOST_FIELDS = 1000;

/** So many parts are opened before fields are counted again; one by one near the end. */
const AT_ONCE = 10;
const NEAR = 800;

/** A part with nested fields: not a list of values or examples. */
function holdsFields(part: HTMLDetailsElement): boolean {
  const { holds } = part.dataset;
  if (holds !== undefined) return !holds.endsWith('.example');
  return part.id !== '' || part.querySelector('li[id]') !== null;
}

/** How many closed or open parts of the tree a part is in, itself among them. */
function toLevel(part: Element, tree: Element): number {
  let level = 0;
  for (let at: Element | null = part; at && at !== tree; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) level += 1;
  return level;
}

function findParts(tree: Element): readonly { part: HTMLDetailsElement; level: number }[] {
  return [...tree.querySelectorAll('details')]
    .filter(holdsFields)
    .map((part) => ({ part, level: toLevel(part, tree) }));
}

/** What is to be opened next: the closed parts nearest to the top. A schema inside itself never is. */
function findNext(tree: Element, depth: number): readonly HTMLDetailsElement[] {
  const closed = findParts(tree).filter(
    ({ part, level }) => !part.open && level <= depth && part.dataset.repeats === undefined,
  );
  const top = closed.reduce((least, { level }) => Math.min(least, level), Infinity);
  return closed.filter(({ level }) => level === top).map(({ part }) => part);
}

function countShown(tree: Element): number {
  const fields = [...tree.querySelectorAll('li[id]')];
  return fields.filter((field) => !field.closest('details:not([open])')).length;
}

const isDrawn = (part: HTMLDetailsElement) => part.lastElementChild?.hasChildNodes() ?? true;

/** A live part is drawn once it has been opened. One that draws nothing is not waited for long. */
async function whenDrawn(parts: readonly HTMLDetailsElement[]): Promise<void> {
  for (let turn = 0; turn < 50 && !parts.every(isDrawn); turn += 1)
    await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Opens a tree of fields to a depth and closes what is deeper; 0 closes all of it, `Infinity` opens all
 * that fits into 1,000 fields. Returns what to tell the reader.
 */
export async function openFields(tree: HTMLElement, depth: number): Promise<string> {
  for (const { part, level } of findParts(tree)) if (level > depth) part.open = false;
  for (;;) {
    const shown = countShown(tree);
    const next = findNext(tree, depth).slice(0, shown < NEAR ? AT_ONCE : 1);
    const count = `${shown.toLocaleString('en-US')} ${shown === 1 ? 'field' : 'fields'}`;
    if (next.length === 0) return depth === 0 ? 'All closed' : `${count} shown`;
    if (shown >= MOST_FIELDS) return `Stopped at ${count}`;
    for (const part of next) part.open = true;
    await whenDrawn(next);
  }
}
