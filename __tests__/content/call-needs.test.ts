/** @shipped-documents */
import { readFileSync } from 'node:fs';
import { readSite } from '@/lib/content/read-site';
import type { CallNeed } from '@/lib/openapi/core/operation-types';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { readApis } from '@/lib/pages/read-apis';

const about = readFileSync('content/api/about.mdx', 'utf8');
const keys = readFileSync('content/api/security-key.mdx', 'utf8');

/** Text of a section of a page, to the next heading of any level. */
function getSection(page: string, heading: string): string {
  const [, section = ''] = page.split(`\n${heading}\n`);
  return section.split(/\n#+ /)[0] ?? '';
}

const operations = readApis().flatMap(({ id: api, api: index }) =>
  [...index.operations.values()]
    .filter(({ webhook }) => !webhook)
    .map(({ id }) => ({ api, id, needs: resolveOperation(index, id)?.needs ?? [] })),
);

const getText = (id: string, kind: CallNeed['kind']) =>
  operations.find((one) => one.id === id)?.needs.find((one) => one.kind === kind)?.text;

test('every operation says its rate limit, its timeout and whether it is safe to repeat', () => {
  const kinds: readonly CallNeed['kind'][] = ['rateLimit', 'repeat', 'timeout'];
  for (const { id, needs } of operations)
    expect([id, ...needs.map(({ kind }) => kind)]).toEqual(expect.arrayContaining([...kinds]));
});

test('the page about keys lists the permissions of the documents, and no others', () => {
  const cells = [...getSection(keys, '### Permissions').matchAll(/^\| ([A-Z][\w ,]+) \|/gm)];
  const listed = cells.flatMap(([, names = '']) => names.split(', ')).slice(1);
  const used = operations.flatMap(({ needs }) =>
    needs.filter(({ kind }) => kind === 'permission').map(({ text }) => text),
  );
  expect([...new Set(used)].sort()).toEqual(listed.sort());
});

test('only a key of any kind may ask for a transient key', () => {
  const free = operations.filter(({ needs }) => !needs.some(({ kind }) => kind === 'permission'));
  expect(free.map(({ id }) => id)).toEqual(['get /embedded', 'get /embedded/{transient_key}']);
});

describe('site.json says what the page about the API says', () => {
  test.each(readSite().apis)('$name', ({ calls = {} }) => {
    const rows = getSection(about, '## Rate limits');
    for (const count of calls.rateLimit?.text?.match(/\d+/g) ?? ['no limit'])
      expect(rows).toMatch(new RegExp(`^\\| \\w+ \\| ${count} \\|$`, 'm'));
    expect(about).toContain(`| Your client's timeout for the answer | ${calls.timeout?.text} |`);
    const { within, text } = calls.repeat ?? {};
    const repeat = getSection(about, '## Repeat safely').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    expect(repeat.toLowerCase()).toContain(within ?? text);
  });
});

test('operations are safe to repeat as the page about the API says', () => {
  for (const id of ['post /ardef', 'post /balance', 'post /emailReceipt/{pgId}'])
    expect(getText(id, 'repeat')).toBe('yes');
  expect(getText('post /payment', 'repeat')).toMatch(/^no:/);
  expect(getText('post /sale', 'repeat')).toBe('with {}, for 24 hours');
  expect(getText('get /plan', 'repeat')).toBe('yes');
  for (const id of ['post /plan', 'put /plan/{plan_code}', 'get /dispute/{recId}/accept'])
    expect(getText(id, 'repeat')).toMatch(/^no: read/);
});
