import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { OperationArticle } from '@/components/api-reference/operation/operation-article';
import { anchorHref } from '@/lib/openapi/core/anchors';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { getSelfLink } from '@/lib/scroll/copy-address';
import { visitFragment } from '@/lib/scroll/fragment-visit';
import { findTarget } from '@/lib/scroll/reveal-target';
import { getOperation, toApi } from '../openapi/core/support';
import { readDocuments } from './anchors/documents';
import { listAnchors } from './anchors/list-anchors';
import { toView } from './support';

/** `ANCHORS=all` goes as deep as people do; the suite goes as deep as it has time for. */
const LIMITS = process.env.ANCHORS === 'all' ? { depth: 8, rounds: 2 } : { depth: 2, rounds: 1 };
/** Of documents with more operations only every fifth is drawn. */
const MAX_OPERATIONS = process.env.ANCHORS === 'all' ? Infinity : 20;
const STEP = 5;

jest.setTimeout(process.env.ANCHORS === 'all' ? 1_800_000 : 120_000);

beforeAll(() => {
  // React then works as in a browser: when a part opens, not when a test says so.
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: false,
    matchMedia: () => ({ matches: true }),
    scrollTo: () => {},
    // Never idle: what is drawn is what a visit opens, however long the run takes.
    requestIdleCallback: () => 0,
    cancelIdleCallback: () => {},
    ResizeObserver: class {
      observe = () => {};
      disconnect = () => {};
    },
  });
  Object.assign(HTMLElement.prototype, { checkVisibility: () => true });
});

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Goes to a fragment as a reader does; what an earlier one has opened shows already. */
async function visit(id: string): Promise<HTMLElement | null> {
  const known = document.getElementById(id);
  if (known && isShown(known)) return known;
  const stop = visitFragment(anchorHref(id), false);
  for (let count = 0; count < 60 && !findTarget(anchorHref(id)); count += 1) await turn();
  await turn();
  stop();
  return findTarget(anchorHref(id));
}

function isShown(element: Element): boolean {
  const closed = element.parentElement?.closest('details:not([open])');
  return closed === null || element.closest('summary') !== null;
}

const draw = (api: ApiIndex, id: string) => {
  history.replaceState(null, '', '/api/');
  return render(<OperationArticle operation={getOperation(api, id)} view={toView(api, true)} />);
};

/** Elements of the page of an operation as it is exported. */
function parsePage(api: ApiIndex, id: string): Element {
  const article = <OperationArticle operation={getOperation(api, id)} view={toView(api)} />;
  document.body.innerHTML = renderToStaticMarkup(article);
  return document.body;
}

describe.each(readDocuments())('%s', (name, text) => {
  const api = toApi(text);
  const all = [...api.operations.keys()];
  const operations = all.filter((_, index) => all.length <= MAX_OPERATIONS || index % STEP === 0);

  test('every anchor, deepest first, opens its parents and is shown', async () => {
    const kinds = new Map<string, number>();
    for (const id of operations) {
      const { container } = draw(api, id);
      const anchors = [...listAnchors(getOperation(api, id), toView(api, true), LIMITS)];
      const missing: string[] = [];
      for (const { id: anchor, kind } of anchors.toReversed()) {
        const target = await visit(anchor);
        if (target && isShown(target)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        else missing.push(anchor);
      }
      expect([id, missing]).toEqual([id, []]);
      const ids = [...container.querySelectorAll('[id]')].map((one) => one.id);
      expect(ids.filter((one, index) => ids.indexOf(one) !== index)).toEqual([]);
      // No field is drawn that the list does not know: a form that is gone to opens one level more.
      const deeper = { ...LIMITS, depth: LIMITS.depth + 1 };
      const known = new Set(
        [...listAnchors(getOperation(api, id), toView(api, true), deeper)].map((one) => one.id),
      );
      const fields = [...container.querySelectorAll('li[id]')].map((one) => one.id);
      expect(fields.filter((one) => !known.has(one))).toEqual([]);
      cleanup();
    }
    process.stdout.write(
      `anchors of ${name} to depth ${LIMITS.depth}, ${operations.length} operations: ${JSON.stringify([...kinds])}\n`,
    );
    expect(kinds.get('field')).toBeGreaterThan(0);
  });

  test('of a pre-rendered page: no id twice, and every field has a link to itself', () => {
    for (const id of operations) {
      const page = parsePage(api, id);
      const ids = [...page.querySelectorAll('[id]')].map((one) => one.id);
      expect(new Set(ids).size).toBe(ids.length);
      const fields = [...page.querySelectorAll('li[data-need], li[id]')];
      const links = fields.map((field) => field.querySelector('a'));
      expect(links.filter((link) => getSelfLink(link) === undefined)).toEqual([]);
    }
  });
});
