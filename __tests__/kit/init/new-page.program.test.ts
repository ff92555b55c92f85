import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '@/lib/content/load/load-content';
import { createPage } from '@/lib/kit/init/new-page';
import { copyProject } from '../../support/sample-project';
import { testShipped } from '../../support/shipped-tests';

const root = copyProject();
const GUIDE =
  readdirSync('content/guides')
    .find((file) => file.endsWith('.mdx'))
    ?.slice(0, -4) ?? '';

const MADE = [
  ['guide', 'tap-to-pay', 'content/guides/tap-to-pay.mdx', '/guides/tap-to-pay/', 'Guides'],
  [
    'solution',
    'gift-cards',
    'content/solutions/gift-cards.mdx',
    '/solutions/gift-cards/',
    'Solutions',
  ],
] as const;

testShipped('makes pages that the content check takes as they are', () => {
  for (const [kind, name, file, address, list] of MADE) {
    const said = createPage(root, kind, name);
    expect(said).toContain(`Made ${file}, which is shown at ${address}`);
    expect(said).toContain(`under ${list}: {`);
    expect(said).toContain(`"url":"${address}"`);
  }
  const pages = Object.values(loadContent(root).pages).flat();
  for (const [, name] of MADE) {
    const made = pages.find(({ file }) => file === name);
    expect(made?.title).toBe(
      `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`,
    );
    const last = Math.max(...pages.filter((p) => p.section === made?.section).map((p) => p.order));
    expect(made?.order).toBe(last);
  }
});

testShipped('has the headings of the other guides', () => {
  const toHeadings = (file: string) =>
    readFileSync(join(root, file), 'utf8').match(/^## .*$/gm) ?? [];
  const others = toHeadings('content/guides/payment-gateway.mdx');
  expect(others.length).toBeGreaterThan(5);
  expect(toHeadings('content/skeletons/guide.mdx')).toEqual(others);
});

test('makes a page in folders, with a skeleton where the portal has none of its kind', () => {
  const said = createPage(root, 'page', 'company/our-people');
  expect(said).toContain(
    'Made content/pages/company/our-people.mdx, which is shown at /company/our-people/',
  );
  expect(said).toContain('Add it to content/navigation.json: {"name":"Our people"');
  expect(loadContent(root).pages.pages).toMatchObject([{ title: 'Our people', order: 10 }]);
});

test.each([
  ['gide', 'x', 'There is no kind of page "gide". Did you mean "guide"? Usage: npm run new'],
  ['constructor', 'x', 'There is no kind of page "constructor". Usage:'],
  ['guide', '', 'The guide needs a name. Usage:'],
  ['guide', 'Tap To Pay', 'received "Tap To Pay". Did you mean "tap-to-pay"?'],
  ['page', 'Our Company/Who', 'Did you mean "our-company/who"?'],
  ['page', 'guides/x', 'The name: the addresses below /guides/ are those of content/guides.'],
  ['page', 'search', 'The name: the address /search/ belongs to the portal itself. Choose another'],
  ['guide', '../x', 'received "..". Did you mean "x"?'],
  ['guide', GUIDE, `content/guides/${GUIDE}.mdx is there already`],
])('refuses %s %j', (kind, name, message) => {
  expect(() => createPage(root, kind, name)).toThrow(message);
});
