import { useSyncExternalStore } from 'react';
import { printJson } from '@/lib/openapi/core/print-json';
import { createListeners } from '@/lib/store/listeners';
import type { VisitRequest } from '@/lib/workbench/visit/visit-request';
import type { SendState } from '../send/send-status';
import type { SentResponse } from '../send/sent-panel';

/** A request of this visit with what became of it. */
export type SentRequest = VisitRequest & {
  /** Number of the request in this visit, from 1. */
  readonly id: number;
  /** Host that it went to, or the name of the sandbox in the page. */
  readonly host: string;
  readonly state: SendState;
  /** Response with its keys masked; absent where none came. */
  readonly response?: SentResponse;
};

/** Most requests that are kept: a list of more is not read. */
const MAX_REQUESTS = 50;

/** Most characters of requests and responses that are kept, about 4 MB of memory: two of the longest responses. */
const MAX_CHARS = 2_000_000;

const NONE: readonly SentRequest[] = [];
const { subscribe, notify } = createListeners();
/** Requests of this visit, newest first; in memory only. */
let all = NONE;
let count = 0;

function countChars({ request, response }: SentRequest): number {
  return printJson(request).length + (response?.text.length ?? 0);
}

/** The newest requests that fit; the last one always does. */
function keepNewest(requests: readonly SentRequest[]): readonly SentRequest[] {
  let chars = 0;
  return requests.slice(0, MAX_REQUESTS).filter((one, index) => {
    chars += countChars(one);
    return index === 0 || chars <= MAX_CHARS;
  });
}

/** Keeps a request that was sent. No text of it holds a key. */
export function keepRequest(request: Omit<SentRequest, 'id'>): void {
  count += 1;
  all = keepNewest([{ ...request, id: count }, ...all]);
  notify();
}

/** Requests of this visit, newest first. */
export const getVisit = (): readonly SentRequest[] => all;

/** Requests of this visit, followed; none in pre-rendered HTML. */
export function useVisit(): readonly SentRequest[] {
  return useSyncExternalStore(subscribe, getVisit, () => NONE);
}

/** Forgets all requests. */
export function clearVisit(): void {
  all = NONE;
  notify();
}

// The browser may keep the page for going back: the visit has ended all the same.
if (typeof window !== 'undefined') window.addEventListener('pagehide', clearVisit);
