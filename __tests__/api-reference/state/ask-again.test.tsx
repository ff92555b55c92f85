import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { RetryButton } from '@/components/api-reference/parts/load-notice';
import { apiStore } from '@/components/api-reference/state/api-store';
import { useDocument } from '@/components/api-reference/state/use-document';

const toText = (title: string) =>
  `{"openapi":"3.1.0","info":{"title":"${title}"},"paths":{"/a":{"get":{}}}}`;

type Request = {
  url: string;
  signal: AbortSignal | null | undefined;
  answer: (title: string) => void;
  breakOff: () => void;
};
let requests: Request[] = [];
const fetched = (url: string, { signal }: RequestInit) =>
  new Promise((resolve, reject) => {
    const answer = (title: string) =>
      resolve({ ok: true, status: 200, text: async () => toText(title) });
    const breakOff = () => reject(new TypeError('Failed to fetch'));
    signal?.addEventListener('abort', breakOff);
    requests.push({ url, signal, answer, breakOff });
  });
beforeAll(() => void Object.assign(globalThis, { fetch: fetched }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'fetch'));

/** SWR and the store outlive a test: each has addresses of its own. */
let count = 0;
beforeEach(() => {
  requests = [];
  count += 1;
});
const at = (file = 'x.json') => `http://localhost:4010/again-${count}/${file}`;

type Visit = { url: string | undefined; navigation: string };
const visit = (initialProps: Visit = { url: at(), navigation: '/api/' }) =>
  renderHook(
    (props: Visit) => {
      useDocument(props);
      return useSWRConfig();
    },
    { initialProps },
  );
/** Longer than the browser is given to be idle. */
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const settle = (act: () => void) => (act(), rest());
const toTitle = (file?: string) => {
  const state = apiStore.get(at(file));
  return state?.status === 'ready' ? state.api.title : state?.status;
};

async function visitAndRetry() {
  const { result } = visit();
  await rest();
  await settle(() => void result.current.mutate(at()));
  const [first, retry] = requests;
  if (!first || !retry) throw new Error('it was not asked for twice');
  return { first, retry, result };
}

describe('of two requests for a document', () => {
  test('the first that breaks off takes nothing of what the second brought', async () => {
    const { first, retry } = await visitAndRetry();
    await settle(() => retry.answer('Second'));
    expect(toTitle()).toBe('Second');
    await settle(first.breakOff);
    expect(toTitle()).toBe('Second');
  });

  test('the first that breaks off says nothing of the second, which is on its way', async () => {
    const { first, retry } = await visitAndRetry();
    await settle(first.breakOff);
    expect(toTitle()).toBe('loading');
    await settle(() => retry.answer('Second'));
    expect(toTitle()).toBe('Second');
  });

  test('the first is taken where the second has failed', async () => {
    const { first, retry } = await visitAndRetry();
    await settle(retry.breakOff);
    await settle(() => first.answer('First'));
    expect(toTitle()).toBe('First');
  });

  test('the second is taken where both come, whichever comes first', async () => {
    const { first, retry } = await visitAndRetry();
    await settle(() => first.answer('First'));
    await settle(() => retry.answer('Second'));
    expect(toTitle()).toBe('Second');
  });

  test('none is left: it has failed, and can be tried again', async () => {
    const { first, retry, result } = await visitAndRetry();
    await settle(retry.breakOff);
    await settle(first.breakOff);
    expect(toTitle()).toBe('failed');
    await settle(() => void result.current.mutate(at()));
    await settle(() => requests[2]?.answer('Third'));
    expect(toTitle()).toBe('Third');
  });

  test('one that was answered long before is not taken for the next that fails', async () => {
    const { result } = visit();
    await settle(() => requests[0]?.answer('First'));
    await settle(() => void result.current.mutate(at()));
    await settle(() => requests[1]?.breakOff());
    expect(toTitle()).toBe('failed');
  });
});

describe('a document is asked for', () => {
  test('once when the page comes to know its address and its query', async () => {
    const { rerender } = visit({ url: undefined, navigation: '/api/' });
    rerender({ url: at(), navigation: '/api/?lang=php' });
    await rest();
    await settle(() => requests[0]?.answer('First'));
    expect(requests.map(({ url }) => url)).toEqual([at()]);
  });

  test('once when the reader goes on to another one', async () => {
    const { rerender } = visit({ url: at('a.json'), navigation: 'a' });
    await settle(() => requests[0]?.answer('First'));
    rerender({ url: at('b.json'), navigation: 'b' });
    await rest();
    await settle(() => requests[1]?.answer('Second'));
    expect(requests.map(({ url }) => url)).toEqual([at('a.json'), at('b.json')]);
  });

  test('again after each navigation that keeps it (SPEC 4)', async () => {
    const { rerender } = visit();
    await settle(() => requests[0]?.answer('First'));
    rerender({ url: at(), navigation: '/api/?operation=get+/a' });
    await rest();
    await settle(() => requests[1]?.answer('Second'));
    expect(requests).toHaveLength(2);
    expect(toTitle()).toBe('Second');
  });
});

test('the same text after a failure is the same document', async () => {
  const { result } = visit();
  await settle(() => requests[0]?.answer('First'));
  const { api } = apiStore.getReady(at()) ?? {};
  await settle(() => void result.current.mutate(at()));
  await settle(() => requests[1]?.breakOff());
  expect(toTitle()).toBe('failed');
  await settle(() => void result.current.mutate(at()));
  await settle(() => requests[2]?.answer('First'));
  expect(toTitle()).toBe('First');
  expect(apiStore.getReady(at())?.api).toBe(api);
});

test('"Try again" ends a request that hangs, and asks anew at once', async () => {
  const { rerender } = visit();
  rerender({ url: at(), navigation: '/api/?operation=get+/a' });
  await rest();
  render(<RetryButton url={at()} />);
  await settle(() => void fireEvent.click(screen.getByRole('button')));
  expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true, true, false]);
  expect(toTitle()).toBe('loading');
  await settle(() => requests[2]?.answer('Third'));
  expect(toTitle()).toBe('Third');
});
