import { render } from '@testing-library/react';
import { OperationList } from '@/components/api-reference/list/operation-list';
import {
  markCurrentRow,
  MAX_ROWS,
  renderLists,
  renderMoreRows,
  renderRows,
} from '@/lib/bootstrap/document/render-rows';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { createNamedHref, namedOperationPath } from '@/lib/routes/api-address';
import { buildNamedGroups } from '@/lib/routes/named-rows';
import { listDocuments, readJsonText } from '../../fixtures/documents';
import { toApi, toApiOf } from '../../openapi/core/support';

const HOSTILE = '<img src=x onerror="globalThis.hit = 1"><script>hit</script>&amp;"\'';
const HOSTILE_API = toApiOf(
  {
    [`/${HOSTILE}`]: {
      get: { summary: HOSTILE, tags: [HOSTILE, '__proto__'] },
      delete: { summary: '', operationId: '', tags: ['constructor'] },
      options: { summary: ' ', tags: [] },
    },
  },
  {},
  { 'x-tagGroups': [{ name: HOSTILE, tags: [HOSTILE] }] },
);

/** The paragraph right before a section. */
function toLabel({ previousElementSibling: before }: Element): string | null | undefined {
  return before?.tagName === 'P' ? before.textContent : undefined;
}

/** What a list says, whoever drew it. */
function toWords(list: Element) {
  return [...list.querySelectorAll('section')].map((section) => ({
    name: section.firstElementChild?.textContent,
    label: section.querySelector('ul')?.getAttribute('aria-label'),
    above: toLabel(section),
    rows: [...section.querySelectorAll(':scope > ul > li > a')].map((row) => ({
      id: row.getAttribute('data-operation'),
      href: row.getAttribute('href'),
      method: row.firstElementChild?.getAttribute('data-method'),
      words: [...row.children].map((part) => part.textContent),
      current: row.getAttribute('aria-current'),
    })),
  }));
}

function draw(api: ApiIndex): HTMLElement {
  const host = document.createElement('div');
  renderRows(host, buildNamedGroups(api, createNamedHref('/x y.json')));
  return host;
}

describe.each([
  ...listDocuments().map((file): [string, () => ApiIndex] => [
    file.name,
    () => toApi(readJsonText(file)),
  ]),
  ['a hostile document', () => HOSTILE_API],
])('%s', (_, toIndex) => {
  test('has the rows that React draws of it', () => {
    const api = toIndex();
    const groups = buildNamedGroups(api, createNamedHref('/x y.json'));
    const { container } = render(
      <OperationList groups={groups} current={undefined} onFollow={() => {}} />,
    );
    const words = toWords(draw(api));
    expect(words.flatMap(({ rows }) => rows).length).toBeGreaterThan(0);
    expect(words).toEqual(toWords(container));
  });

  test('has a row for each operation under each of its tags, which leads to it', () => {
    const api = toIndex();
    const host = draw(api);
    for (const { id, tags } of api.operations.values()) {
      const rows = [...host.querySelectorAll('a')].filter((row) => row.dataset.operation === id);
      expect(rows).toHaveLength(Math.max(1, tags.length));
      expect(rows[0]?.getAttribute('href')).toBe(namedOperationPath('/x y.json', id));
    }
  });
});

test('names are text, whatever they hold', () => {
  const host = draw(HOSTILE_API);
  expect(host.querySelector('img, script')).toBeNull();
  expect(host.querySelector('section > p')?.textContent).toBe(HOSTILE);
  expect(host.querySelector(':scope > p')?.textContent).toBe(HOSTILE);
});

test('the element says which classes its parts have', () => {
  const host = document.createElement('div');
  Object.assign(host.dataset, {
    group: 'g',
    heading: 'h',
    list: 'l',
    row: 'r',
    badge: 'm',
    offscreen: 'z',
  });
  renderRows(host, buildNamedGroups(HOSTILE_API, createNamedHref('/x.json')));
  const classes = ['section', 'section > p', 'ul', 'a', 'span'].map(
    (tag) => host.querySelector(tag)?.className,
  );
  expect(classes).toEqual(['g', 'h', 'l', 'r', 'm']);
  expect(host.querySelector('.z')).toBeNull();
});

function toGroups(counts: Readonly<Record<string, number>>) {
  const paths = Object.entries(counts).flatMap(([tag, count]) =>
    Array.from({ length: count }, (_, at) => [`/${tag}/${at}`, { get: { tags: [tag] } }]),
  );
  return buildNamedGroups(toApiOf(Object.fromEntries(paths)), createNamedHref('/x.json'));
}

/** A list of groups with so many rows, as `data-offscreen` has it marked. */
function drawCounts(counts: Readonly<Record<string, number>>): HTMLElement {
  const host = document.createElement('div');
  Object.assign(host.dataset, { group: 'group', list: 'list', offscreen: 'offscreen' });
  renderRows(host, toGroups(counts));
  return host;
}

test('groups that begin below the first screen of rows are marked as far, and no others', () => {
  const groups = [...drawCounts({ a: 29, b: 1, c: 1 }).children];
  expect(groups.map((group) => group.className)).toEqual(['group', 'group', 'group offscreen']);
});

test('a group of many rows has a list for each fifty, far below the first', () => {
  const host = drawCounts({ a: 120, b: 50 });
  const lists = [...host.querySelectorAll('ul')].map((list) => [
    list.className,
    list.getAttribute('aria-label'),
    list.childElementCount,
  ]);
  expect(lists).toEqual([
    ['list', 'a', 50],
    ['list offscreen', 'a, from 51', 50],
    ['list offscreen', 'a, from 101', 20],
    ['list', 'b', 50],
  ]);
  const ids = [...host.querySelectorAll('a')].map((row) => row.dataset.operation);
  expect(ids.slice(0, 120)).toEqual(Array.from({ length: 120 }, (_, at) => `get /a/${at}`));
});

test('the operation on show is marked under each of its tags, and no other', () => {
  const host = draw(HOSTILE_API);
  const id = `get /${HOSTILE}`;
  const marked = () =>
    [...host.querySelectorAll<HTMLElement>('[aria-current]')].map((row) => row.dataset.operation);
  markCurrentRow(host, id);
  expect(marked()).toEqual([id, id]);
  markCurrentRow(host, `delete /${HOSTILE}`);
  expect(marked()).toEqual([`delete /${HOSTILE}`]);
  markCurrentRow(host, undefined);
  expect(marked()).toEqual([]);
});

test('each step draws one list below those before, and says how many rows it has', () => {
  const host = document.createElement('div');
  const groups = toGroups({ a: 29, b: 120, c: 3 });
  const lists = renderLists(host, groups);
  const steps = [29, 50, 50, 20, 3];
  steps.forEach((rows, at) => {
    expect(lists.next()).toEqual({ value: rows, done: false });
    const expected = steps.slice(0, at + 1).reduce((sum, one) => sum + one, 0);
    expect(host.querySelectorAll('a')).toHaveLength(expected);
  });
  expect(lists.next().done).toBe(true);
  const whole = document.createElement('div');
  renderRows(whole, groups);
  expect(host.innerHTML).toBe(whole.innerHTML);
});

test('of a very long list the first rows are drawn, and the others when they are asked for', () => {
  const host = document.createElement('div');
  const count = MAX_ROWS + 120;
  const groups = toGroups({ a: count });
  const first = renderRows(host, groups);
  expect(first.shown).toBe(MAX_ROWS);
  expect(host.querySelectorAll('a')).toHaveLength(MAX_ROWS);
  const more = renderMoreRows(first, 60);
  expect(more.shown).toBe(MAX_ROWS + 100);
  expect(renderMoreRows(more, 1000).shown).toBe(count);
  expect(host.querySelectorAll('a')).toHaveLength(count);
});

test('the operation on show is listed above the others as long as its row is not drawn', () => {
  const host = document.createElement('div');
  const groups = toGroups({ a: 29, b: 120 });
  const first = renderMoreRows({ lists: renderLists(host, groups), shown: 0 }, 29);
  markCurrentRow(host, 'get /b/70', groups);
  const [section] = host.children;
  expect(section?.querySelector('p')?.textContent).toBe('b');
  expect(section?.querySelectorAll('a')).toHaveLength(1);
  expect(section?.querySelector('[aria-current="page"]')).toHaveAttribute(
    'data-operation',
    'get /b/70',
  );
  renderMoreRows(first, 1000);
  markCurrentRow(host, 'get /b/70', groups);
  expect(host.querySelectorAll('a[data-operation="get /b/70"]')).toHaveLength(1);
  expect(host.querySelectorAll('a')).toHaveLength(149);
});
