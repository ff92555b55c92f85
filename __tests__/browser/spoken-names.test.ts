/** @shipped-documents */
import type { CDPSession } from 'playwright-core';
import { expectSoon, visit } from '../support/waits';
import { PAGE_TYPES, SALE } from './page-types';
import { usePortal } from './portal';

const portal = usePortal();

const PRESSED = ['button', 'DisclosureTriangle', 'DisclosureTriangleGrouped'];
const LANDMARKS = ['banner', 'complementary', 'contentinfo', 'main', 'navigation', 'region'];
const NAMED = ['complementary', 'navigation', 'region', 'table'];

/** `role: name` of all parts of some roles, as a screen reader lists them. */
async function listSpoken(session: CDPSession, roles: readonly string[]) {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored, role }) => !ignored && roles.includes(String(role?.value)))
    .map(({ role, name }) => `${role?.value}: ${name?.value}`);
}

const findRepeated = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) < index);

/** Names that do not begin with the words that are seen (WCAG 2.5.3): who says these presses nothing. */
function findUnseen(): readonly string[] {
  const parts = [...document.querySelectorAll<HTMLElement>('[aria-label]:is(a, button, summary)')];
  return parts
    .filter((part) => !part.ariaLabel?.startsWith(part.innerText.trim()))
    .map((part) => `${part.innerText}: ${part.ariaLabel}`);
}

it.each(PAGE_TYPES)(
  '%s: each button, landmark and table has a name of its own, and one that begins with what is seen',
  async (path) => {
    const { page } = await portal.open();
    await visit(page, portal.at(path));
    const session = await page.context().newCDPSession(page);
    const pressed = await listSpoken(session, PRESSED);
    const landmarks = await listSpoken(session, LANDMARKS);
    const tables = await listSpoken(session, ['table']);
    expect(findRepeated([...pressed, ...landmarks, ...tables])).toEqual([]);
    const named = await listSpoken(session, NAMED);
    expect(named.filter((one) => one.endsWith(': '))).toEqual([]);
    expect(await page.evaluate(findUnseen)).toEqual([]);
  },
);

it('fields that open in the browser have the names that the page had', async () => {
  const named = '/api/?swaggerUri=/pg/doc&operation=post+%2Fsale';
  const open = async (path: string) => {
    const { page } = await portal.open();
    await visit(page, portal.at(path));
    return () =>
      page
        .locator('article summary')
        .evaluateAll((all) => all.flatMap((one) => one.ariaLabel ?? []));
  };
  const saved = await (await open(SALE))();
  expect(saved).toContain('Body of 200');
  const readLive = await open(named);
  await expectSoon(async () => (await readLive()).length > 10, true);
  // What holds itself can be opened once more in the browser alone.
  const live = (await readLive()).filter((name) => !/ again(:| of )/.test(name));
  expect(live.filter((name) => !saved.includes(name))).toEqual([]);
});
