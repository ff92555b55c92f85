import { act, renderHook, waitFor } from '@testing-library/react';
import { apiStore } from '@/components/api-reference/state/api-store';
import { useDocument } from '@/components/api-reference/state/use-document';
import type { ParseResult } from '@/lib/openapi/core/types';
import { parseYaml } from '@/lib/openapi/parse/parse-yaml';

const YAML = 'openapi: 3.1.0\ninfo: {title: Slow}\npaths: {/slow: {get: {}}}\n';
const JSON_TEXT = '{"openapi":"3.1.0","info":{"title":"Quick"},"paths":{"/quick":{"get":{}}}}';

/** Ends the reading of YAML when a test says so, as a slow network does. */
let finish: (() => void)[] = [];
jest.mock('@/lib/openapi/parse/parse-text', () => {
  const real: { parseText: (text: string) => unknown } = jest.requireActual(
    '@/lib/openapi/parse/parse-text',
  );
  return {
    parseText: (text: string) =>
      text.startsWith('{')
        ? real.parseText(text)
        : new Promise<ParseResult>((resolve) => finish.push(() => resolve(parseYaml(text)))),
  };
});

const texts: Record<string, string> = {};
beforeAll(() => {
  const fetched = async (url: string) => ({ ok: true, status: 200, text: async () => texts[url] });
  Object.assign(globalThis, { fetch: fetched });
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'fetch'));

/** SWR and the store outlive a test: each has addresses of its own. */
let count = 0;
beforeEach(() => {
  count += 1;
  finish = [];
  texts[at('slow')] = YAML;
  texts[at('quick')] = JSON_TEXT;
});

const at = (file: string) => `http://localhost:4010/${count}/${file}`;
const toTitle = (file: string) => {
  const state = apiStore.get(at(file));
  return state?.status === 'ready' ? state.api.title : state?.status;
};

const follow = (file: string) =>
  renderHook((url: string) => useDocument({ url, navigation: '' }), { initialProps: at(file) });

test('a document in YAML is loading until it is read, then ready', async () => {
  follow('slow');
  await waitFor(() => expect(finish).toHaveLength(1));
  expect(toTitle('slow')).toBe('loading');
  await act(async () => finish[0]?.());
  expect(toTitle('slow')).toBe('Slow');
});

test('a document that is read when another one is wanted is not kept', async () => {
  const { rerender } = follow('slow');
  await waitFor(() => expect(finish).toHaveLength(1));
  rerender(at('quick'));
  await waitFor(() => expect(toTitle('quick')).toBe('Quick'));
  await act(async () => finish[0]?.());
  expect(toTitle('quick')).toBe('Quick');
  expect(toTitle('slow')).toBeUndefined();
});

test('of two texts that are read late the one asked for last stays', async () => {
  texts[at('slower')] = YAML.replace('Slow', 'Slower');
  const name = `own ${count}`;
  const { rerender } = renderHook((url: string) => useDocument({ name, url, navigation: '' }), {
    initialProps: at('slow'),
  });
  await waitFor(() => expect(finish).toHaveLength(1));
  rerender(at('slower'));
  await waitFor(() => expect(finish).toHaveLength(2));
  await act(async () => finish[1]?.());
  await act(async () => finish[0]?.());
  expect(apiStore.getReady(name)?.api.title).toBe('Slower');
});

test('going on to YAML does not leave the document before it on show', async () => {
  const { rerender } = follow('quick');
  await waitFor(() => expect(toTitle('quick')).toBe('Quick'));
  rerender(at('slow'));
  await waitFor(() => expect(finish).toHaveLength(1));
  expect(toTitle('slow')).toBe('loading');
  expect(toTitle('quick')).toBeUndefined();
});

test('YAML that cannot be read is a failure with line and column', async () => {
  texts[at('slow')] = 'paths:\n\t/a: 1';
  follow('slow');
  await waitFor(() => expect(finish).toHaveLength(1));
  await act(async () => finish[0]?.());
  expect(apiStore.get(at('slow'))).toMatchObject({
    status: 'failed',
    reason: { message: expect.stringContaining('line 2, column 1') },
  });
});

test('a live document has the servers of the site in the place of its own, and its extensions', async () => {
  const servers = [{ url: 'https://api-test.example.com/pay' }];
  const extensions = { 'x-rate-limit': '9 a day', info: { title: 'not of the site' } };
  const name = `own-${count}`;
  const additions = { servers, extensions };
  renderHook(() => useDocument({ name, url: at('quick'), additions, navigation: '' }));
  await waitFor(() => expect(apiStore.getReady(name)?.api.servers).toMatchObject(servers));
  const { api } = apiStore.getReady(name) ?? {};
  expect(api?.document).toMatchObject({ 'x-rate-limit': '9 a day' });
  expect(api?.title).not.toBe('not of the site');
});

test('a document of others has none of that', async () => {
  renderHook(() => useDocument({ url: at('quick'), navigation: '' }));
  await waitFor(() => expect(apiStore.getReady(at('quick'))).toBeDefined());
  expect(apiStore.getReady(at('quick'))?.api.document).not.toHaveProperty('x-rate-limit');
});
