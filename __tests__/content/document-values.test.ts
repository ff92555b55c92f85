import { readFileSync } from 'node:fs';
import { PLACEHOLDER_VALUES } from '@/lib/content/load/document-values';
import { readSite } from '@/lib/content/read-site';
import { getSiteValues } from '@/lib/markdown/remark-site-values.mjs';

/** Words in braces in the first column of the table under "Values" in the writers' guide. */
function listDescribedValues(): readonly string[] {
  const [, section = ''] = readFileSync('content/README.md', 'utf8').split('\n### Values\n');
  const [table = ''] = section.split('\n#');
  return [...table.matchAll(/^\| `\{(\w+)\}`/gm)].map(([, name = '']) => name);
}

const names = Object.keys(getSiteValues(readSite())).sort();

test('each value of the site has a placeholder, and no other has', () => {
  expect(Object.keys(PLACEHOLDER_VALUES).sort()).toEqual(names);
});

test("each value of the site is in the table of the writers' guide, and no other is", () => {
  expect([...listDescribedValues()].sort()).toEqual(names);
});
