/** Tags of axe for WCAG 2.2, levels A and AA. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Runs inside a page that axe was loaded into: `rule: element: help` for each violation, of best practices, too.
 * @param part `true` for the whole page with the size of targets, which axe leaves out by default: only at the top of a
 *   page, as one that is half under the banner is small for it. A selector for a part alone; else the whole page.
 */
export async function runAxe(part?: unknown): Promise<readonly string[]> {
  const axe: typeof import('axe-core') = Reflect.get(window, 'axe');
  const { violations } = await axe.run(typeof part === 'string' ? part : document, {
    rules: { 'target-size': { enabled: part === true } },
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}: ${help}`),
  );
}

/** Runs inside a page that axe was loaded into: the rules about WCAG 2.2 A and AA. */
export function listRules(tags: readonly string[]): readonly string[] {
  const axe: typeof import('axe-core') = Reflect.get(window, 'axe');
  return axe.getRules([...tags]).map(({ ruleId }) => ruleId);
}
