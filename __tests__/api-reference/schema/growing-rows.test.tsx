import { act, fireEvent, render, screen } from '@testing-library/react';
import { Parameters } from '@/components/api-reference/operation/parameters';
import { SchemaField } from '@/components/api-reference/schema/schema-content';
import type { Json } from '@/lib/openapi/core/types';
import { requestRow } from '@/lib/scroll/reveal-target';
import { getOperation, toApiOf } from '../../openapi/core/support';
import { toView, watchConsole } from '../support';

watchConsole();

const MANY = 600;
const names = Array.from({ length: MANY }, (_, index) => `p${index}`);

/** What waits until the browser is idle. */
let waiting: IdleRequestCallback[] = [];
const DEADLINE = { didTimeout: false, timeRemaining: () => 50 };

beforeEach(() => {
  waiting = [];
  Object.assign(globalThis, {
    requestIdleCallback: (run: IdleRequestCallback) => waiting.push(run),
    cancelIdleCallback: () => {},
  });
});
afterEach(() => {
  location.hash = '';
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});

function beIdle(): void {
  const runs = waiting.splice(0);
  act(() => {
    for (const run of runs) run(DEADLINE);
  });
}

const getIds = (selector: string) => [...document.querySelectorAll(selector)].map(({ id }) => id);
const getFields = () => getIds('li[id^="body.a.p"]');

function renderBody(lazy: boolean): void {
  const value: Json = {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, true])),
  };
  const { container } = render(
    <ul>
      <SchemaField
        id="body.a"
        name="a"
        schema={{ value, pointer: '#/test', openRefs: [] }}
        view={toView(toApiOf({}), lazy)}
        depth={0}
      />
    </ul>,
  );
  openDetails(container);
}

function openDetails(container: HTMLElement): void {
  const part = container.querySelector('details');
  if (part)
    act(() => {
      part.open = true;
      part.dispatchEvent(new Event('toggle'));
    });
}

const ALL = names.map((name) => `body.a.${name}`);

test('hundreds of fields are drawn step by step; further ones when they are asked for', () => {
  renderBody(true);
  expect(getFields()).toEqual(ALL.slice(0, 100));
  beIdle();
  expect(getFields()).toEqual(ALL.slice(0, 200));
  for (let turn = 0; turn < 4; turn += 1) beIdle();
  expect(getFields()).toEqual(ALL.slice(0, 500));
  expect(waiting).toEqual([]);
  expect(screen.getByText(/^500 of 600 fields are shown/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Show all 600 fields' }));
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
  expect(document.activeElement).toHaveTextContent('500 of 600 fields are shown');
  beIdle();
  expect(getFields()).toEqual(ALL);
  expect(screen.getByText('600 of 600 fields are shown.')).toBeVisible();
});

test.each(['#body.a.p550', '#body.a.p550.zip'])(
  'what the address names is there at once: %s',
  (hash) => {
    location.hash = hash;
    renderBody(true);
    expect(getFields()).toEqual([...ALL.slice(0, 100), ...ALL.slice(500)]);
    for (let turn = 0; turn < 5; turn += 1) beIdle();
    expect(getFields()).toEqual(ALL);
  },
);

test('a link to a field that is not drawn draws it, and only it has it drawn', () => {
  renderBody(true);
  const ask = (fragment: string) => {
    let isFound = false;
    act(() => {
      isFound = requestRow(fragment);
    });
    return isFound;
  };
  expect([ask('#body.a.p5'), ask('#body.none'), ask('')]).toEqual([false, false, false]);
  expect(getFields()).toEqual(ALL.slice(0, 100));
  expect(ask('#body.a.p321.zip')).toBe(true);
  expect(getFields()).toEqual([...ALL.slice(0, 100), ...ALL.slice(300, 400)]);
  expect(ask('#body.a.p321')).toBe(false);
});

test('100,000 values are a hundred rows, and their button says how many there are', () => {
  const values = Array.from({ length: 100_000 }, (_, value) => `v${value}`);
  const source = { value: { enum: values }, pointer: '#/test', openRefs: [] };
  const { container } = render(
    <ul>
      <SchemaField id="a" name="a" schema={source} view={toView(toApiOf({}), true)} depth={0} />
    </ul>,
  );
  openDetails(container);
  expect(container.querySelectorAll('li > code')).toHaveLength(100);
  expect(screen.getByText(/^100 of 100,000 values are shown/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show all 100,000 values' })).toBeVisible();
});

test('a saved page has all fields', () => {
  renderBody(false);
  expect(getFields()).toEqual(ALL);
});

test('thousands of parameters are drawn so, too', () => {
  const parameters = names.map((name) => ({ name, in: 'query', schema: { type: 'string' } }));
  const api = toApiOf({ '/a': { get: { parameters } } });
  render(
    <Parameters parameters={getOperation(api, 'get /a').parameters} view={toView(api, true)} />,
  );
  expect(getIds('li[id^="query."]')).toHaveLength(100);
  for (let turn = 0; turn < 5; turn += 1) beIdle();
  fireEvent.click(screen.getByRole('button', { name: 'Show all 600 parameters' }));
  beIdle();
  expect(getIds('li[id^="query."]')).toEqual(names.map((name) => `query.${name}`));
});
