import { act, renderHook, waitFor } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { apiStore } from '@/components/api-browser/state/api-store';
import { useDocument } from '@/components/api-browser/state/use-document';
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
  ['an answer without a text', { status: 500, statusText: '' }, 500, 'Server error'],
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
  await waitFor(() => expect(heard.at(-1)).toMatchObject({ reason: { message: 'Server error' } }));
  expect(apiStore.getReady(name)?.api.title).toBe('Back');
  stop();
});

describe('a document that is no longer asked for', () => {
  async function load(foreign: boolean) {
    answer = { status: 200, statusText: 'OK' };
    count += 1;
    const name = `left-${count}`;
    const toProps = (url: string) => ({ name, url, foreign, navigation: '' });
    const hook = renderHook(useDocument, {
      initialProps: toProps(`http://localhost:4010/${count}`),
    });
    await waitFor(() => expect(apiStore.getReady(name)?.api.title).toBe('Back'));
    return { ...hook, toProps, getReady: () => apiStore.getReady(name) };
  }

  test('of the provider is there at once when a reader comes back', async () => {
    const { unmount, getReady } = await load(false);
    unmount();
    expect(getReady()?.api.title).toBe('Back');
  });

  test('that an address named is forgotten: the next one has its name', async () => {
    const { rerender, toProps, getReady } = await load(true);
    answer = undefined;
    rerender(toProps('http://localhost:4010/elsewhere'));
    expect(getReady()).toBeUndefined();
    const other = await load(true);
    other.unmount();
    expect(other.getReady()).toBeUndefined();
  });

  test('that an address named is there again for a reader who comes back to it', async () => {
    const { unmount, toProps, getReady } = await load(true);
    unmount();
    const again = renderHook(useDocument, {
      initialProps: toProps(`http://localhost:4010/${count}`),
    });
    await waitFor(() => expect(getReady()?.api.title).toBe('Back'));
    again.unmount();
  });
});
