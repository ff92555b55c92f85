'use client';

import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import * as words from '@/.generated/words/reference/load';
import { whenIdle } from '@/components/ui/lazy/when-idle';
import { getRenderedDocument, takePending } from '@/lib/bootstrap/document/pending-document';
import { type LoadError, readText } from '@/lib/http/read-text';
import type { ParseResult } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { isEmptyApi } from '@/lib/openapi/document/store';
import { applyAdditions, type DocumentAdditions } from '@/lib/openapi/parse/document-additions';
import { parseText } from '@/lib/openapi/parse/parse-text';
import { textHash } from '@/lib/text/text-hash';
import { loadOverlays, overlay } from '../overlay/overlays';
import { apiStore } from './api-store';

type Request = { readonly text: Promise<string>; readonly abort: () => void };

/** Latest pending request of each address. */
const requests = new Map<string, Request>();

function startRequest(url: string): Request {
  const pending = takePending(url);
  if (pending) return { text: pending.text, abort: () => pending.abort?.() };
  const controller = new AbortController();
  return { text: readText(url, controller.signal), abort: () => controller.abort() };
}

/**
 * Aborts the pending request of an address, or all without one: a browser lets a further request of
 * the same address wait for it.
 */
export function abortRequests(url?: string): void {
  for (const [at, { abort }] of [...requests]) {
    if (url !== undefined && at !== url) continue;
    requests.delete(at);
    abort();
  }
}

/**
 * Fetches the text of a document, the first time from the bootstrap's request. Of several requests
 * the latest counts; where it fails, a pending one before it does.
 * @returns `undefined` for a failed request whose successor has settled; SWR ignores it.
 */
function fetchLatestText(url: string): Promise<string | undefined> {
  const before = requests.get(url);
  const { text, abort } = startRequest(url);
  let isAborted = false;
  const request: Request = {
    text: text.catch((reason: unknown) => {
      if (before && !isAborted) return before.text;
      throw reason;
    }),
    abort: () => {
      isAborted = true;
      before?.abort();
      abort();
    },
  };
  requests.set(url, request);
  const endRequest = () => requests.get(url) === request && requests.delete(url);
  return request.text.then(
    (loaded) => {
      endRequest();
      return loaded;
    },
    (reason: unknown) => {
      if (endRequest()) throw reason;
      return requests.get(url)?.text;
    },
  );
}

/**
 * Fetches the text of a document with what its overlays need. Without these it counts as not loaded, and the saved copy
 * stays: a live document without its overlays may show what they take out.
 */
async function fetchWithOverlays(url: string): Promise<string | undefined> {
  const [text] = await Promise.all([fetchLatestText(url), loadOverlays()]);
  return text;
}

type DocumentRequest = {
  /** Address of the document; nothing is loaded without it. */
  readonly url: string | undefined;
  /** Store name of one of the provider's; a foreign document is stored by address while in use. */
  readonly name?: string;
  /** Hash of the saved copy; a text with the same hash is published as `saved`. */
  readonly savedHash?: string | undefined;
  /** Id of the API whose overlays change the document, but for a text with that hash: the saved copy has them already. */
  readonly overlaid?: string | false | undefined;
  /** What the portal adds to one of its own. */
  readonly additions?: DocumentAdditions | undefined;
  /** Changes with each completed navigation, to request the document again (SPEC 4). */
  readonly navigation: string;
};

/** Longest wait for an idle browser before a document is requested again, in ms. */
const MAX_IDLE_WAIT_MS = 1000;

/** Loads a document and publishes it to the store. */
export function useDocument({
  url,
  name,
  savedHash,
  overlaid,
  additions,
  navigation,
}: DocumentRequest): void {
  const fetchText = overlaid ? fetchWithOverlays : fetchLatestText;
  const { data, error, mutate } = useSWR<string | undefined, LoadError>(url, fetchText, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    compare: (a, b) => a === b,
  });
  const requested = useRef<string>(undefined);
  useEffect(() => {
    // SWR requests a new address by itself.
    const isNew = requested.current !== url;
    requested.current = url;
    // The requested page is rendered first.
    return isNew ? undefined : whenIdle(() => void mutate(), MAX_IDLE_WAIT_MS);
  }, [url, navigation, mutate]);
  useEffect(() => (url && !name ? () => apiStore.forget(url) : undefined), [url, name]);
  useEffect(() => {
    if (!url) return undefined;
    const key = name ?? url;
    if (error) apiStore.publish(key, { status: 'failed', reason: error });
    else if (data !== undefined) {
      const isSaved = savedHash !== undefined && textHash(data) === savedHash;
      const origin = !name ? 'foreign' : isSaved ? 'saved' : 'live';
      return publishText(key, data, { origin, additions, overlaid: isSaved ? false : overlaid });
    }
    // A ready document without data is the bootstrap's.
    else if (!apiStore.getReady(key)) apiStore.publish(key, { status: 'loading' });
    return undefined;
  }, [url, name, data, error, savedHash, overlaid, additions]);
}

type Source = Pick<DocumentRequest, 'additions' | 'overlaid'> & {
  readonly origin: 'saved' | 'live' | 'foreign';
};

/**
 * Publishes a document: JSON at once, YAML once its parser is loaded.
 * @returns a function that cancels it, so that an older document never replaces a newer one.
 */
function publishText(name: string, text: string, source: Source): (() => void) | undefined {
  const { origin } = source;
  const last = apiStore.getReady(name);
  if (last?.text === text) return void apiStore.publish(name, last);
  const rendered = source.overlaid ? undefined : getRenderedDocument(text);
  if (rendered) return void apiStore.publish(name, { status: 'ready', ...rendered, origin });
  const parsed = parseText(text);
  if (!(parsed instanceof Promise)) return void publishParsed(name, text, parsed, source);
  let isWanted = true;
  void parsed.then((result) => {
    if (isWanted) publishParsed(name, text, result, source);
  });
  return () => {
    isWanted = false;
  };
}

function publishParsed(name: string, text: string, parsed: ParseResult, source: Source): void {
  const { origin, additions, overlaid } = source;
  if (!parsed.ok) return publishFailure(name, parsed.problems[0]?.message);
  const document = overlaid ? overlay(overlaid, parsed.document) : parsed.document;
  const api = indexApi(applyAdditions(document, additions), parsed.problems);
  const ready = { status: 'ready', api, origin, text } as const;
  // An empty document is not published (SPEC 4): the page keeps its content and shows a notice.
  if (isEmptyApi(ready)) publishFailure(name, words.noPaths);
  else apiStore.publish(name, ready);
}

function publishFailure(name: string, message = words.notOpenApi): void {
  apiStore.publish(name, { status: 'failed', reason: { status: 200, message } });
}
