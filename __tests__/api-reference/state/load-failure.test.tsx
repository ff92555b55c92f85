import { act, renderHook, waitFor } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { apiStore } from '@/components/api-reference/state/api-store';
import { useDocument } from '@/components/api-reference/state/use-document';
import type { ApiState } from '@/lib/openapi/document/store';

/** SPEC 8: a document that fails to load is passed on to subscribers, with a message. */
const DOCUMENT = '{"openapi":"3.1.0","info":{"title":"Back"},"paths":{"/a":{"get":{}}}}';

type Answer = { readonly status: number; readonly statusText: string } | undefined;
let answer: Answer;
const fetched = async () => {
  if (!answer) throw new TypeError('Failed to fetch');
  const ok = answer.status < 300;
  return { ...answer, ok, redirected: false, text: async () => DOCUMENT };
};
beforeAll(() => void Object.assign(globalThis, { fetch: fetched }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'fetch'));

/** SWR and the store outlive a test: each has a document of its own. */
let count = 0;
function follow() {
  count += 1;
  const name = `failing-${count}`;
  const heard: ApiState[] = [];
  const stop = apiStore.subscribe((which, state) => {
    if (which === name) heard.push(state);
  });
  const url = `http://localhost:4010/${count}`;
  const { result } = renderHook(() => {
    useDocument({ name, url, navigation: '' });
    return useSWRConfig();
  });
  return { name, heard, stop, retry: () => act(async () => void result.current.mutate(url)) };
}

test.each<[string, Answer, number, string]>([
  ['no answer', undefined, 0, 'Check internet connection'],
  ['an answer with a text', { status: 404, statusText: 'Not Found' }, 404, '404 Not Found'],
  ['another', { status: 503, statusText: 'Back at noon' }, 503, '503 Back at noon'],
  ['an answer without a text', { status: 500, statusText: '' }, 500, '500 Server error'],
])('%s is told to subscribers with its status and message', async (_, given, status, message) => {
  answer = given;
  const { heard, stop } = follow();
  await waitFor(() => expect(heard.at(-1)?.status).toBe('failed'));
  expect(heard.map((state) => state.status)).toEqual(['loading', 'failed']);
  expect(heard.at(-1)).toMatchObject({ status: 'failed', reason: { status, message } });
  stop();
});

test('a second try that succeeds is told, too, and one that fails takes no document away', async () => {
  answer = undefined;
  const { name, heard, stop, retry } = follow();
  await waitFor(() => expect(heard.at(-1)?.status).toBe('failed'));
  answer = { status: 200, statusText: 'OK' };
  await retry();
  await waitFor(() => expect(heard.at(-1)?.status).toBe('ready'));
  answer = { status: 502, statusText: '' };
  await retry();
  await waitFor(() =>
    expect(heard.at(-1)).toMatchObject({ reason: { message: '502 Server error' } }),
  );
  expect(apiStore.getReady(name)?.api.title).toBe('Back');
  stop();
});

describe('a document that is no longer asked for', () => {
  /** @param name of one of the provider's own; others go by their addresses. */
  async function load(name?: string) {
    answer = { status: 200, statusText: 'OK' };
    count += 1;
    const url = `http://localhost:4010/${count}`;
    const toProps = (url: string) => ({ url, navigation: '', ...(name && { name }) });
    const hook = renderHook(useDocument, { initialProps: toProps(url) });
    const getReady = () => apiStore.getReady(name ?? url);
    await waitFor(() => expect(getReady()?.api.title).toBe('Back'));
    return { ...hook, url, toProps, getReady };
  }

  test('of the provider is there at once when a reader comes back', async () => {
    const { unmount, getReady } = await load('left');
    unmount();
    expect(getReady()?.api.title).toBe('Back');
  });

  test('that an address named is forgotten', async () => {
    const { rerender, toProps, getReady } = await load();
    answer = undefined;
    rerender(toProps('http://localhost:4010/elsewhere'));
    expect(getReady()).toBeUndefined();
    const other = await load();
    other.unmount();
    expect(other.getReady()).toBeUndefined();
  });

  test('that an address named is there again for a reader who comes back to it', async () => {
    const { unmount, url, toProps, getReady } = await load();
    unmount();
    expect(getReady()).toBeUndefined();
    const again = renderHook(useDocument, { initialProps: toProps(url) });
    await waitFor(() => expect(getReady()?.api.title).toBe('Back'));
    again.unmount();
  });
});
