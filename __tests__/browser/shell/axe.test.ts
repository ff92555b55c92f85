import { readFileSync } from 'node:fs';
import { reportFigure } from '../../support/report-figure';
import { visit } from '../../support/waits';
import { PAGE_TYPES } from '../page-types';
import { usePortal } from '../portal';
import { listRules, runAxe, WCAG } from '../run-axe';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const portal = usePortal();

/** Opens a page with axe in it. The policy would block that, so this profile alone goes without it. */
async function openWithAxe(path: string) {
  const { page } = await portal.open({ bypassCSP: true, reducedMotion: 'reduce' });
  await visit(page, portal.at(path));
  await page.evaluate(AXE);
  return page;
}

it.each(PAGE_TYPES)(
  '%s has no serious or critical violation, in light and in dark',
  async (path) => {
    const page = await openWithAxe(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const violations = await page.evaluate(runAxe, true);
      expect({ colorScheme, violations }).toEqual({ colorScheme, violations: [] });
    }
  },
);

it('looks at contrast and all else that axe knows of WCAG 2.2 A and AA', async () => {
  const page = await openWithAxe('/');
  const rules = await page.evaluate(listRules, WCAG);
  expect(rules).toContain('color-contrast');
  expect(rules).toContain('target-size');
  reportFigure('pages', PAGE_TYPES.length);
  reportFigure('rules', rules.length);
});
