/** Event that keeps a worker awake. */
export type WorkerEvent = { readonly waitUntil: (work: Promise<unknown>) => void };

/** Request of a page. */
export type RequestEvent = WorkerEvent & {
  readonly request: Request;
  /** Id of the page that asks; empty for a navigation. */
  readonly clientId: string;
  /** Id of the page that a navigation opens. */
  readonly resultingClientId: string;
  readonly respondWith: (response: Promise<Response>) => void;
};

/** Part of its global scope that the worker uses, of which the types of pages know nothing. */
export type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly clients: {
    readonly matchAll: (options: {
      includeUncontrolled: boolean;
    }) => Promise<
      readonly { readonly id: string; readonly postMessage: (message: unknown) => void }[]
    >;
  };
  readonly registration: {
    /** Address of the portal, with base path and a slash at its end. */
    readonly scope: string;
    readonly unregister: () => Promise<boolean>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly fetch: typeof fetch;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
};
