import { SANDBOX_SCRIPT } from '@/.generated/sandbox-script';

/** A document that the sandbox responds from: the id of its API, and its text. */
export type BuiltInDocument = { readonly id: string; readonly text: string };

/** A request as the worker gets it. */
export type BuiltInRequest = {
  readonly id: number;
  readonly method: string;
  /** Whole address; its host does not matter, and is not asked. */
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array<ArrayBuffer>;
};

/** What the worker gets: the documents, once, then requests. */
export type BuiltInMessage = { readonly documents: readonly BuiltInDocument[] } | BuiltInRequest;

/** What the worker gives for a request. */
export type BuiltInResponse = {
  readonly id: number;
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Body; empty for none. */
  readonly text: string;
};

/** A sandbox in a worker of the page: it needs no network, and forgets all when the page is left. */
export type BuiltInSandbox = {
  /** Gives the response; `undefined` where the worker has failed. */
  readonly send: (url: string, init: RequestInit) => Promise<BuiltInResponse | undefined>;
};

/** Starts a sandbox of some documents. */
export function openBuiltInSandbox(documents: readonly BuiltInDocument[]): BuiltInSandbox {
  const worker = new Worker(SANDBOX_SCRIPT);
  const waiting = new Map<number, (response: BuiltInResponse | undefined) => void>();
  let sent = 0;
  let hasFailed = false;
  worker.addEventListener('message', ({ data }: MessageEvent<BuiltInResponse>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    hasFailed = true;
    for (const resolve of waiting.values()) resolve(undefined);
    waiting.clear();
  });
  const post = (message: BuiltInMessage) => worker.postMessage(message);
  post({ documents });
  return {
    send: async (url, { method = 'GET', headers = {}, body = null }) => {
      const request = new Request('https://sandbox.invalid/', { method: 'POST', headers, body });
      const bytes = new Uint8Array(await request.arrayBuffer());
      if (hasFailed) return undefined;
      const id = (sent += 1);
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        post({ id, url, method, headers: [...request.headers], body: bytes });
      });
    },
  };
}
