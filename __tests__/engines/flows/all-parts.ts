import { PAGE_TYPES } from '../../browser/page-types';
import type { Reader } from '../reader';
import type { Stage } from '../stage';

/**
 * What engines say that is no fault of a page: a request that is refused, or whose host is no machine of the test, and
 * a size that is observed in the next frame.
 */
const USUAL =
  /^request: |Failed to load resource|^not loaded: |Cross-Origin Request Blocked|ResizeObserver loop/;

/** Links into the page that are pressed: WebKit refuses 100 addresses in ten seconds. */
const MAX_LINKS = 20;

/** Rounds in which parts that others opened are used: a form, what it sent, what explains that. */
const ROUNDS = 4;

/**
 * Uses whatever a page has: selects a text, opens details, presses buttons and links into the page, chooses the last of
 * each list of choices. What was used in an earlier round is left out. Runs in the page.
 * @returns how much is new.
 */
function useParts(maxLinks: number): number {
  const parts = 'button, summary, select, a[href^="#"], [type="checkbox"], [type="radio"]';
  const all = [...document.querySelectorAll<HTMLElement>(parts)];
  const links = all.filter(({ tagName }) => tagName === 'A').slice(maxLinks);
  const found = all.filter((part) => !part.hasAttribute('data-used') && !links.includes(part));
  for (const part of found) {
    // One that an earlier one has removed is used no more.
    if (!part.isConnected) continue;
    part.setAttribute('data-used', '');
    if (part instanceof HTMLSelectElement) {
      part.selectedIndex = part.options.length - 1;
      part.dispatchEvent(new Event('change', { bubbles: true }));
    } else part.click();
  }
  const text = document.querySelector('main p');
  if (text) getSelection()?.selectAllChildren(text);
  return found.length;
}

async function useAll(reader: Reader): Promise<number> {
  let count = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    count += await reader.read(useParts, MAX_LINKS);
    await reader.settle();
  }
  return count;
}

const readHeading = () => document.querySelector('main h1')?.textContent ?? '';

/** What is wrong with a page after all that: React reports a page that is not the one it was made of, too. */
async function listFaults(reader: Reader): Promise<readonly string[]> {
  return (await reader.complaints()).filter((one) => !USUAL.test(one));
}

export function testAllParts({ open, holdReact }: Stage): void {
  describe('with all that it has pressed and opened', () => {
    it.each(PAGE_TYPES)('%s breaks no policy and has no error', async (path) => {
      const reader = await open(path);
      expect(await useAll(reader)).toBeGreaterThan(0);
      expect(await listFaults(reader)).toEqual([]);
    });

    it.each(PAGE_TYPES)('%s is what it was once React comes', async (path) => {
      const release = holdReact();
      const reader = await open(path);
      const heading = await reader.read(readHeading);
      await reader.read(useParts, MAX_LINKS);
      release();
      await reader.settle();
      expect(await listFaults(reader)).toEqual([]);
      await reader.expect(readHeading, heading);
    });
  });
}
