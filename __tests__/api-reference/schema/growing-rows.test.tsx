import { act, render } from '@testing-library/react';
import { Parameters } from '@/components/api-reference/operation/parameters';
import { FieldRow } from '@/components/api-reference/schema/field-row';
import type { Json } from '@/lib/openapi/core/types';
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
      <FieldRow
        id="body.a"
        name="a"
        schema={{ value, pointer: '#/test', openRefs: [] }}
        view={toView(toApiOf({}), lazy)}
        depth={0}
      />
    </ul>,
  );
  const part = container.querySelector('details');
  if (part)
    act(() => {
      part.open = true;
      part.dispatchEvent(new Event('toggle'));
    });
}

const ALL = names.map((name) => `body.a.${name}`);

test('thousands of fields are drawn piece by piece, in their order, and in the end all are there', () => {
  renderBody(true);
  expect(getFields()).toEqual(ALL.slice(0, 250));
  beIdle();
  expect(getFields()).toEqual(ALL.slice(0, 500));
  for (let turn = 0; turn < 4; turn += 1) beIdle();
  expect(getFields()).toEqual(ALL);
  expect(waiting).toEqual([]);
});

test.each(['#body.a.p550', '#body.a.p550.zip'])(
  'what the address names is there at once: %s',
  (hash) => {
    location.hash = hash;
    renderBody(true);
    expect(getFields()).toEqual([...ALL.slice(0, 250), ...ALL.slice(500)]);
    for (let turn = 0; turn < 4; turn += 1) beIdle();
    expect(getFields()).toEqual(ALL);
  },
);

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
  expect(getIds('li[id^="query."]')).toHaveLength(250);
  for (let turn = 0; turn < 4; turn += 1) beIdle();
  expect(getIds('li[id^="query."]')).toEqual(names.map((name) => `query.${name}`));
});
