/** @shipped-documents */
import type { Page } from 'playwright-core';
import { anchorHref } from '@/lib/openapi/core/anchors';
import { indexApi } from '@/lib/openapi/document/index-api';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import { listAnchors } from '../api-reference/anchors/list-anchors';
import {
  getLocation,
  listForeignDocuments,
  readJsonText,
  toServed,
  type DocumentFile,
} from '../fixtures/documents';
import { usePortal } from './portal';

/** Addresses opened of each document; `ANCHORS=all` opens as many as somebody will wait for. */
const SAMPLE = process.env.ANCHORS === 'all' ? 60 : 5;
jest.setTimeout(process.env.ANCHORS === 'all' ? 1_200_000 : 180_000);

const portal = usePortal({ documents: toServed(listForeignDocuments()) });

type Address = { readonly operation: string; readonly anchor: string };

/** Addresses of fields all over a document, at every depth. */
function toSample(file: DocumentFile): readonly Address[] {
  const parsed = parseJsonDocument(readJsonText(file));
  if (!parsed.ok) throw new Error(`${file.name} is no document`);
  const api = indexApi(parsed.document, parsed.problems);
  const view = { api, lazy: true, renderText: (text: string) => text };
  const all = [...api.operations.keys()].flatMap((id) => {
    const operation = resolveOperation(api, id);
    const anchors = operation ? [...listAnchors(operation, view, { depth: 5, rounds: 2 })] : [];
    return anchors.map((anchor): Address => ({ operation: id, anchor: anchor.id }));
  });
  const deep = all.toSorted((a, b) => toDepth(b) - toDepth(a)).slice(0, all.length / 4);
  return [...pickEvenly(all, Math.ceil(SAMPLE / 2)), ...pickEvenly(deep, Math.floor(SAMPLE / 2))];
}

const toDepth = ({ anchor }: Address) => anchor.split('.').length;

function pickEvenly<T>(list: readonly T[], count: number): readonly T[] {
  return list.filter(
    (_, index) =>
      Math.floor((index * count) / list.length) !== Math.floor(((index - 1) * count) / list.length),
  );
}

type State = {
  readonly top: number;
  readonly isAtEnd: boolean;
  readonly isShown: boolean;
  readonly isBeside: boolean;
};

/** Where an element is; `undefined` while it is not there. */
const readState = (page: Page, id: string) =>
  page.evaluate<State | undefined, string>((name) => {
    const element = document.getElementById(name);
    if (!element) return undefined;
    const column = element.closest('[data-beside]');
    return {
      top: Math.round(element.getBoundingClientRect().top),
      isAtEnd: scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
      isShown: element.checkVisibility(),
      isBeside: column !== null && getComputedStyle(column).position === 'sticky',
    };
  }, id);

/** 88 px below the top of the window, or as near as the page allows. */
function isInPlace(state: State | undefined): boolean {
  if (!state?.isShown) return false;
  if (state.isBeside) return state.top < 900;
  return Math.abs(state.top - 88) <= 1 || (state.isAtEnd && state.top > 88);
}

/** Waits until the element is where it belongs; the last state it was in. */
async function waitInPlace(page: Page, id: string): Promise<State | undefined> {
  const deadline = Date.now() + 15_000;
  let state: State | undefined;
  do {
    state = await readState(page, id);
    if (isInPlace(state)) return state;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  } while (Date.now() < deadline);
  return state;
}

describe.each(listForeignDocuments())('the document $name', (file) => {
  const location = getLocation(file);

  it('opens at any address of a part, its parents open, 88 px below the top', async () => {
    const wrong: unknown[] = [];
    const sample = toSample(file);
    for (const { operation, anchor } of sample) {
      const { page, complaints } = await portal.open();
      const query = new URLSearchParams({ swaggerUri: location, operation });
      await page.goto(portal.at(`/api/?${query}${anchorHref(anchor)}`));
      const state = await waitInPlace(page, anchor);
      if (!isInPlace(state) || complaints.length > 0)
        wrong.push({ operation, anchor, state, complaints });
      await page.context().close();
    }
    process.stdout.write(
      `${location}: ${sample.length - wrong.length} of ${sample.length} addresses\n`,
    );
    expect(wrong).toEqual([]);
  });
});
