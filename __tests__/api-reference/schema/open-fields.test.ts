/** @jest-environment jsdom */
import { openFields } from '@/components/api-reference/schema/open-fields';

/** A pre-rendered tree: every level has a field that opens, a list of values and examples. */
const toTree = (levels: number, wide = 1): string =>
  levels === 0
    ? ''
    : `<ul>${Array.from(
        { length: wide },
        (_, index) => `
          <li id="${levels}-${index}-${(count += 1)}">name
            <details class="values"><summary>9 values</summary><ul><li>one</li></ul></details>
            ${levels > 1 ? `<details class="holder"><summary>fields</summary><div>${toTree(levels - 1, wide)}</div></details>` : ''}
          </li>`,
      ).join('')}</ul>`;
let count = 0;

function draw(html: string): HTMLElement {
  document.body.innerHTML = `<div data-tree>${html}</div>`;
  const [tree] = document.querySelectorAll<HTMLElement>('[data-tree]');
  if (!tree) throw new Error('no tree');
  return tree;
}

const countOpen = (selector: string) => document.querySelectorAll(`${selector}[open]`).length;

test.each([
  [1, 1, '2 fields shown'],
  [2, 2, '3 fields shown'],
  [Infinity, 3, '4 fields shown'],
  [0, 0, 'All closed'],
])('to a depth of %d opens %d levels and says %j', async (depth, open, said) => {
  const tree = draw(toTree(4));
  expect(await openFields(tree, depth)).toBe(said);
  expect(countOpen('.holder')).toBe(open);
  expect(countOpen('.values')).toBe(0);
});

test('closes what is deeper than asked for', async () => {
  const tree = draw(toTree(4));
  await openFields(tree, Infinity);
  await openFields(tree, 1);
  expect(countOpen('.holder')).toBe(1);
  await openFields(tree, 0);
  expect(countOpen('.holder')).toBe(0);
});

test('stops when about a thousand fields are shown, and says at how many', async () => {
  // Below 800 fields ten parts are opened at once, then one by one: 790, 990, 1,010.
  const part = `<li id="part"><details class="holder"><summary>fields</summary>${toTree(1, 20)}</details></li>`;
  const tree = draw(`${toTree(1, 770)}<ul>${part.repeat(20)}</ul>`);
  const said = await openFields(tree, Infinity);
  const shown = Number(/^Stopped at ([\d,]+) fields$/.exec(said)?.[1]?.replace(',', ''));
  expect(shown).toBeGreaterThanOrEqual(1000);
  expect(shown).toBeLessThan(1020);
  expect(countOpen('.holder')).toBeGreaterThan(0);
});

test('waits for what is drawn only when opened, and does not go round in circles', async () => {
  const tree = draw(
    `<details data-holds="body.a"><summary>1</summary><div></div></details>
     <details data-holds="body.example"><summary>2 examples</summary><div></div></details>
     <details data-holds="body.b" data-repeats="true"><summary>again</summary><div></div></details>`,
  );
  const [part] = tree.querySelectorAll('details');
  part?.addEventListener('toggle', () => {
    const [content] = part.getElementsByTagName('div');
    if (content) content.innerHTML = '<ul><li id="body.a.b">b</li></ul>';
  });
  expect(await openFields(tree, Infinity)).toBe('1 field shown');
  expect([...tree.querySelectorAll('details')].map(({ open }) => open)).toEqual([
    true,
    false,
    false,
  ]);
});
