'use client';

import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { whenIdle } from '@/components/ui/lazy/when-idle';
import { getRenderedDocument, takePendingText } from '@/lib/bootstrap/document/pending-document';
import { type LoadError, readText } from '@/lib/http/read-text';
import { textHash } from '@/lib/text/text-hash';
import { indexApi } from '@/lib/openapi/document/index-api';
import { isEmptyApi } from '@/lib/openapi/document/store';
import { parseText } from '@/lib/openapi/parse/parse-text';
import type { ParseResult } from '@/lib/openapi/core/types';
import { apiStore } from './api-store';

/** What was asked for last, of each address from which something is on its way. */
const requests = new Map<string, Promise<string>>();

/**
 * The text of a document: what was fetched before the page was alive, once; a new answer from then on. Of several
 * requests the last counts. Where it fails, one before it that is still on its way does.
 * @returns `undefined`: superseded, and of no interest to SWR. It would take a failure all the same.
 */
function fetchLatestText(url: string): Promise<string | undefined> {
  const before = requests.get(url);
  const text = (takePendingText(url) ?? readText(url)).catch((reason: unknown) => {
    if (before) return before;
    throw reason;
  });
  requests.set(url, text);
  const endRequest = () => requests.get(url) === text && requests.delete(url);
  return text.then(
    (loaded) => {
      endRequest();
      return loaded;
    },
    (reason: unknown) => {
      if (endRequest()) throw reason;
      return requests.get(url);
    },
  );
}

type DocumentRequest = {
  /** Where the document is; nothing is loaded without it. */
  readonly url: string | undefined;
  /** Name in the store of one of the provider's own. Any other goes by its address, and is forgotten with it. */
  readonly name?: string;
  /** Fingerprint of the saved copy; the same text is published as `saved`. */
  readonly savedHash?: string;
  /** Changes with every completed navigation: the document is then asked for again (SPEC 4). */
  readonly navigation: string;
};

/** Milliseconds after which a busy browser asks for the document again all the same. */
const MAX_IDLE_WAIT_MS = 1000;

/** Loads a document and publishes it to the store. */
export function useDocument({ url, name, savedHash, navigation }: DocumentRequest): void {
  const { data, error, mutate } = useSWR<string | undefined, LoadError>(url, fetchLatestText, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    compare: (a, b) => a === b,
  });
  const asked = useRef<string>(undefined);
  useEffect(() => {
    // SWR asks at a new address by itself.
    const isNew = asked.current !== url;
    asked.current = url;
    // What the reader asked to see comes first.
    return isNew ? undefined : whenIdle(() => void mutate(), MAX_IDLE_WAIT_MS);
  }, [url, navigation, mutate]);
  useEffect(() => (url && !name ? () => apiStore.forget(url) : undefined), [url, name]);
  useEffect(() => {
    if (!url) return undefined;
    const key = name ?? url;
    if (error) apiStore.publish(key, { status: 'failed', reason: error });
    else if (data !== undefined) {
      const origin = !name ? 'foreign' : textHash(data) === savedHash ? 'saved' : 'live';
      return publishText(key, data, origin);
    }
    // Else it was drawn before the page was alive.
    else if (!apiStore.getReady(key)) apiStore.publish(key, { status: 'loading' });
    return undefined;
  }, [url, name, data, error, savedHash]);
}

type Origin = 'saved' | 'live' | 'foreign';

/**
 * Publishes a document: JSON at once, YAML when its reader is there. Returns how to call it off, or a slow
 * reader would put an older document over a newer one.
 */
function publishText(name: string, text: string, origin: Origin): (() => void) | undefined {
  const last = apiStore.getReady(name);
  if (last?.text === text) return void apiStore.publish(name, last);
  const rendered = getRenderedDocument(text);
  if (rendered) return void apiStore.publish(name, { status: 'ready', ...rendered, origin });
  const parsed = parseText(text);
  if (!(parsed instanceof Promise)) return void publishParsed(name, text, parsed, origin);
  let isWanted = true;
  void parsed.then((result) => {
    if (isWanted) publishParsed(name, text, result, origin);
  });
  return () => {
    isWanted = false;
  };
}

function publishParsed(name: string, text: string, parsed: ParseResult, origin: Origin): void {
  if (!parsed.ok) return publishFailure(name, parsed.problems[0]?.message);
  const api = indexApi(parsed.document, parsed.problems);
  const ready = { status: 'ready', api, origin, text } as const;
  // It is not published (SPEC 4): the page keeps what it shows, and its reader is told.
  if (isEmptyApi(ready)) publishFailure(name, 'The document lists no paths.');
  else apiStore.publish(name, ready);
}

function publishFailure(name: string, message = 'This is not an OpenAPI document.'): void {
  apiStore.publish(name, { status: 'failed', reason: { status: 200, message } });
}
