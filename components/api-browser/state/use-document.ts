'use client';

import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { whenIdle } from '@/components/late/when-idle';
import { getDrawnDocument, getEarlyDocument, takeEarlyText } from '@/lib/early-api/early-document';
import { LoadError } from '@/lib/http/load-error';
import { readText } from '@/lib/http/read-text';
import { textHash } from '@/lib/http/text-hash';
import { indexApi } from '@/lib/openapi/document/index-api';
import { hasPaths } from '@/lib/openapi/parse/parse-document';
import { parseText } from '@/lib/openapi/parse/parse-text';
import type { ApiState } from '@/lib/openapi/document/store';
import type { ParseResult } from '@/lib/openapi/types';
import { apiStore } from './api-store';

type Wanted = {
  /** Name in the store. */
  readonly name: string;
  /** Where the document is; `undefined` loads nothing. */
  readonly url: string | undefined;
  /** Fingerprint of the saved copy; the same text is published as `saved`. */
  readonly savedHash?: string;
  readonly foreign?: boolean;
  /** Changes with every completed navigation: the document is then asked for again (SPEC 4). */
  readonly navigation: string;
};

/** Milliseconds after which a busy browser asks for the document again all the same. */
const PATIENCE = 1000;

/** Loads a document and publishes it to the store. Returns how to try again. */
export function useDocument({
  name,
  url,
  savedHash,
  foreign = false,
  navigation,
}: Wanted): () => void {
  const { data, error, mutate } = useSWR<string, LoadError>(url ?? null, readEarlyOrNow, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    compare: (a, b) => a === b,
  });
  const seen = useRef(navigation);
  useEffect(() => {
    if (seen.current === navigation) return undefined;
    seen.current = navigation;
    // What the reader asked to see comes first.
    return whenIdle(() => void mutate(), PATIENCE);
  }, [navigation, mutate]);
  // Another one may have its name next. Before what follows, which publishes the state of that.
  useEffect(() => (foreign ? () => apiStore.forget(name) : undefined), [name, url, foreign]);
  useEffect(() => {
    if (url === undefined) return undefined;
    if (error) apiStore.publish(name, { status: 'failed', reason: error });
    else if (data === undefined) {
      if (!isDrawnEarly(name, url)) apiStore.publish(name, { status: 'loading' });
    } else {
      const origin = foreign ? 'foreign' : textHash(data) === savedHash ? 'saved' : 'live';
      return publishText(name, data, origin);
    }
    return undefined;
  }, [name, url, data, error, savedHash, foreign]);
  return () => void mutate();
}

/** Whether the store already has the document of this address, because it was drawn before the page was alive. */
function isDrawnEarly(name: string, url: string): boolean {
  const state = apiStore.get(name);
  return state?.status === 'ready' && state.api === getEarlyDocument(url)?.drawn?.api;
}

/** The answer to the fetch that began before the page was alive, once; a new one from then on. */
function readEarlyOrNow(url: string): Promise<string> {
  return takeEarlyText(url) ?? readText(url);
}

type Origin = 'saved' | 'live' | 'foreign';

/**
 * Publishes a document: JSON at once, YAML when its reader is there. Returns how to call it off, or a slow
 * reader would put an older document over a newer one.
 */
function publishText(name: string, text: string, origin: Origin): (() => void) | undefined {
  const drawn = getDrawnDocument(text);
  if (drawn) return void apiStore.publish(name, { status: 'ready', api: drawn.api, origin });
  const parsed = parseText(text);
  if (!(parsed instanceof Promise)) return void publishParsed(name, parsed, origin);
  let isWanted = true;
  if (origin === 'foreign') apiStore.publish(name, { status: 'loading' });
  void parsed.then((late) => {
    if (isWanted) publishParsed(name, late, origin);
  });
  return () => {
    isWanted = false;
  };
}

/**
 * A document without paths is not published (SPEC 4), so the page keeps what it shows. A named one has
 * no saved copy to keep, and its reader is told.
 */
function publishParsed(name: string, parsed: ParseResult, origin: Origin): void {
  if (!parsed.ok) {
    const message = parsed.problems[0]?.message ?? 'This is not an OpenAPI document.';
    apiStore.publish(name, { status: 'failed', reason: { status: 200, message } });
    return;
  }
  if (!hasPaths(parsed.document)) {
    const reason = { status: 200, message: 'The document lists no paths.' };
    if (origin === 'foreign') apiStore.publish(name, { status: 'failed', reason });
    return;
  }
  const state: ApiState = {
    status: 'ready',
    api: indexApi(parsed.document, parsed.problems),
    origin,
  };
  apiStore.publish(name, state);
}
