import { loadContent } from '@/lib/content/load/load-content';
import { checkBody } from '@/lib/content/validate/check-page-body';
import { parseMdxTree } from '@/lib/markdown/mdx-parser.mjs';
import { renderMdx } from '../../markdown/render-mdx';
import { faultsOf, guide, SOUND, writeProject } from '../../support/sample-project';

const FEES = '## Fees of {name}\n\nA sale costs 1 %.';
const TAG = '<Partial name="fees" />';

const faultsIn = (partials: Record<string, string>, page = `Text.\n\n${TAG}`, file?: string) => {
  const files = Object.entries(partials).map(([name, text]) => [
    `content/partials/${name}.mdx`,
    text,
  ]);
  const written = { ...Object.fromEntries(files), 'content/guides/webhooks.mdx': guide(page) };
  return faultsOf(written, file);
};

test('a partial stands in the page, with values, heading and table of contents', async () => {
  const { html, toc } = await renderMdx(`## First\n\n${TAG}\n\nLast.`, {
    partials: { fees: FEES },
  });
  expect(html).toBe(
    '<h2 id="first">First</h2>\n<h2 id="fees-of-examplepay">Fees of ExamplePay</h2>\n<p>A sale costs 1 %.</p>\n<p>Last.</p>',
  );
  expect(toc).toContainEqual({ id: 'fees-of-examplepay', text: 'Fees of ExamplePay', depth: 2 });
});

test('components of a partial stand inside those of the page, also on one line with others', async () => {
  const card = '<Card title="A" href="/a/">\n\nx\n\n</Card>';
  const { html } = await renderMdx(`<Cards>\n\n${TAG}\n\n</Cards>`, {
    partials: { fees: '<Partial name="card" />', card: `${card}\n${card}` },
  });
  const drawn = '<x-card title="A" href="/a/"><p>x</p></x-card>';
  expect(html.replace(/\n/g, '')).toBe(`<x-cards>${drawn}${drawn}</x-cards>`);
});

test('search, Markdown and PDF guides read the same text', () => {
  const tree = JSON.stringify(parseMdxTree(TAG, {}, { fees: FEES }));
  expect(tree).toContain('A sale costs 1 %.');
  expect(tree).not.toContain('"name":"Partial"');
  // Another text of the partial is another tree.
  expect(JSON.stringify(parseMdxTree(TAG, {}, { fees: 'Nothing.' }))).toContain('Nothing.');
});

test('a page has the ids, tasks and requests of its partials', () => {
  const task = '<Checklist>\n\n- [ ] Ask for {name}.\n\n</Checklist>';
  const request = '<Request operation="post /sale" title="Pay" />';
  const context = { values: { name: 'Acme' }, api: undefined, hasImage: () => true };
  const report = jest.fn();
  const own = { partials: { fees: `${FEES}\n\n${task}\n\n${request}` }, elements: {} };
  const body = checkBody(`## First\n\n${TAG}`, { ...context, own, report });
  expect(report).not.toHaveBeenCalled();
  expect([...body.ids]).toEqual(['first', 'fees-of-acme']);
  expect(body.tasks).toEqual(['Ask for Acme.']);
  expect(body.requests).toEqual([{ operation: 'post /sale', heading: 'fees-of-acme', step: 0 }]);
});

test('what is wrong in a partial is named once, at its own file and line', () => {
  const files = ['webhooks', 'cards'].map((name, index) => {
    const text = guide(TAG).replace('title: Webhooks', `title: Page ${index}`);
    return [`content/guides/${name}.mdx`, text];
  });
  const root = writeProject({
    ...SOUND,
    ...Object.fromEntries(files),
    'content/partials/fees.mdx': 'Text.\n\n<Calout>\n\nSee [it](/nowhere/).\n\n</Calout>',
  });
  expect(() => loadContent(root)).toThrow(
    '2 errors in 1 content file\ncontent/partials/fees.mdx\n' +
      '  - line 3: <Calout> is not a component. Did you mean <Callout>?\n' +
      '  - line 5: no page has the address "/nowhere/".',
  );
});

test.each([
  [{ fee: FEES }, ['line 10: no such file: content/partials/fees.mdx. Did you mean "fee"?']],
  [
    { fees: 'a </Cards> b' },
    ['line 1: </Cards> closes nothing. Take it out, or write its opening tag above'],
  ],
  [
    { fees: `Text.\n\n${TAG}` },
    ['line 3: <Partial name="fees"> leads back to this file. Take it out'],
  ],
  [{ fees: '---\na: b\n---\n\nText.' }, ['line 1: a partial has no front matter. Take it out']],
  [
    { fees: '[a][b]\n\n[b]: /guides/' },
    ['line 3: [b]: may be another one on a page. Write link or remark where it stands'],
  ],
  [
    { fees: '[a](#overview)' },
    ['line 1: "#overview" is on no page for sure. Write the address of the page before it'],
  ],
])('%j has an error', (partials: Record<string, string>, faults) =>
  expect(faultsIn(partials)).toEqual(faults),
);

test('partials that stand in each other are refused, each at its tag', () => {
  const faults = faultsIn({ fees: 'A.\n\n<Partial name="more" />', more: `B.\n\n${TAG}` });
  expect(faults).toEqual([
    'line 3: <Partial name="more"> leads back to this file. Take it out',
    'line 3: <Partial name="fees"> leads back to this file. Take it out',
  ]);
});

test('an id that the page has, too, is refused', () => {
  const faults = faultsIn({ fees: 'A <Anchor id="fee" />' }, `B <Anchor id="fee" />\n\n${TAG}`);
  expect(faults).toEqual([
    '(root): in a partial, the id "fee" stands on this page already: rename the heading or drop the <Anchor>',
  ]);
});

test('a partial within a sentence is refused', () =>
  expect(faultsIn({ fees: FEES }, `See ${TAG} now.`)).toEqual([
    'line 8: <Partial>: write it on a line of its own, between blank lines',
  ]));
