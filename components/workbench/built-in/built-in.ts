'use client';

import { useSyncExternalStore } from 'react';
import { RUNNER_SETTINGS } from '@/.generated/runner';
import { builtIn } from '@/.generated/words/workbench/send';
import { getForEnvironment, selectEnvironment } from '@/lib/environment/select-environment';
import type { RequestKey } from '@/lib/openapi/request/request-key';
import { documentFile } from '@/lib/routes/urls';
import {
  type BuiltInResponse,
  type BuiltInSandbox,
  openBuiltInSandbox,
} from '@/lib/sandbox/page/built-in-sandbox';
import { createListeners } from '@/lib/store/listeners';
import type { SendOutcome } from '@/lib/workbench/send/send-request';
import { NO_HOST } from '@/lib/workbench/send/target';
import { readSavedDocument } from '../saved-api';

const { subscribe, notify } = createListeners();
let isChosen = false;
let opened: Promise<BuiltInSandbox> | undefined;

/** Whether the environment of this visit is production, to which nothing is sent. */
export const isInProduction = (): boolean =>
  getForEnvironment(RUNNER_SETTINGS.apiBases, selectEnvironment(location.hostname)) === NO_HOST;

/** Whether requests go to the sandbox in this page: in production, or for as long as a page that chose it is not left. */
export const isBuiltIn = (): boolean => isChosen || isInProduction();

/** Whether requests go to the sandbox in this page; the component follows a change. */
export function useBuiltIn(): boolean {
  return useSyncExternalStore(subscribe, isBuiltIn, () => false);
}

/** Where requests go: to a host, or to the sandbox in this page, with the names that readers see. */
export function getDestination(base: string, isHere = isBuiltIn()) {
  const { host } = new URL(base);
  return { isHere, host, shownHost: isHere ? builtIn : host, shownBase: isHere ? builtIn : base };
}

/** Where requests go; the component follows a change. */
export function useDestination(base: string) {
  return getDestination(base, useBuiltIn());
}

/** Sends the requests of this page to its own sandbox, or again to the host. */
export function chooseBuiltIn(isWanted: boolean): void {
  isChosen = isWanted;
  notify();
}

async function open(): Promise<BuiltInSandbox> {
  const ids = Object.keys(RUNNER_SETTINGS.sandboxes);
  const documents = ids.map(async (id) => {
    const { text } = await readSavedDocument(documentFile(id));
    return { id, text };
  });
  return openBuiltInSandbox(await Promise.all(documents));
}

/** Texts that stand for the keys of a request: the sandbox in the page takes any, and gets none of the reader's. */
export function listStandInKeys(keys: readonly RequestKey[]): ReadonlyMap<RequestKey, string> {
  return new Map(keys.map((key) => [key, key.in === 'basic' ? 'built-in:' : 'built-in']));
}

/** Gives a response of the sandbox in this page, which is started where it has not been; `undefined` where it failed. */
async function send(url: string, init: RequestInit): Promise<BuiltInResponse | undefined> {
  opened ??= open();
  const sandbox = await opened.catch(() => undefined);
  const response = await sandbox?.send(url, init).catch(() => undefined);
  if (!response) opened = undefined;
  return response;
}

/**
 * Asks the sandbox in this page about itself: its clock, what it remembers.
 * @param path Path below `/_sandbox`: `clock`.
 * @throws {Error} Where it has failed.
 */
export async function controlBuiltIn<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await send(`${NO_HOST}/_sandbox/${path}`, init);
  if (!response) throw new Error('The sandbox in this page has failed.');
  const value: T = JSON.parse(response.text);
  return value;
}

/** Sends a request to the sandbox in this page. Never throws. */
export async function sendToBuiltIn(url: string, init: RequestInit): Promise<SendOutcome> {
  const [at, start] = [new Date(), performance.now()];
  const response = await send(url, init);
  const ms = Math.round(performance.now() - start);
  if (!response) return { kind: 'broken', at, ms };
  const { status, headers, text } = response;
  const bytes = new TextEncoder().encode(text).length;
  return { kind: 'response', at, ms, status, headers, text, bytes, isBinary: false, isCut: false };
}
