import './mock-pseudo-words';
import { render, screen } from '@testing-library/react';
import { ChangelogPage } from '@/components/docs/changelog/changelog-page';
import { CodeBlock, CodeGroup } from '@/components/docs/mdx/code/code-block';
import { mdxComponents } from '@/components/docs/mdx/mdx-components';
import { ResponseCodeTable } from '@/components/docs/mdx/response-code-table';
import { Sequence } from '@/components/docs/mdx/sequence';
import { TestDataTable } from '@/components/docs/mdx/test-data-table';
import { WorkflowStep } from '@/components/docs/workflows/workflow-step';
import { Callout } from '@/components/ui/callout';
import { parseForeignMarkdown } from '@/lib/markdown/foreign/foreign-markdown';
import { MAX_TEXT_CHARS } from '@/lib/markdown/foreign/text-limits';
import { TONES } from '@/lib/markdown/mdx-elements.mjs';
import type { ReleaseView } from '@/lib/pages/changelog/changelog-view';
import { listForeignTexts } from './pseudo-language';

jest.mock('@/components/workbench/workflow/run-part', () => ({
  CriterionMark: () => null,
  OutputValue: () => null,
  StepRequest: () => null,
}));
jest.mock('@/lib/http/html-response', () => ({ htmlResponse: (page: object) => page }));
jest.mock('@/lib/openapi/overview/document-info', () => ({ formatReleaseDay: () => '⟦day⟧' }));
jest.mock('@/lib/routes/build-breadcrumbs', () => ({ buildBreadcrumbs: () => [] }));

const change = { id: '1', subject: '⟦subject⟧', text: '⟦text⟧', before: '', after: '' };
const release: ReleaseView = {
  ...{ id: 'one', name: '⟦name⟧', version: '2', since: '1', date: '2026-11-20' },
  summary: '⟦summary⟧',
  breaking: [
    {
      name: '⟦group⟧',
      places: [],
      placesText: '',
      changes: [{ ...change, breaks: '⟦breaks⟧', sentence: '⟦sentence⟧' }],
    },
  ],
  others: [
    { name: '⟦x⟧', places: [], placesText: '', changes: [{ ...change, breaks: '', sentence: '' }] },
  ],
};
const head = { path: '/api/changelog/', title: '⟦title⟧', description: '⟦description⟧' };
const link = (number: number) => ({ number, title: '⟦step⟧', id: `step-${number}` });
const step = {
  ...{ ...link(2), text: '⟦text⟧', operation: '', request: { method: 'GET', url: '' } },
  takes: [{ name: '1', output: '2', from: link(1) }],
  gives: [
    { name: '3', to: [] },
    { name: '4', to: [link(3), link(4), link(5)] },
  ],
  criteria: ['', '6'].flatMap((field) =>
    (['==', '!='] as const).map((operator) => ({ field, operator, value: 7 })),
  ),
} as never;
const block = <CodeBlock language="text" html="1" />;
const { a: MarkdownLink = 'a', h2: MarkdownHeading = 'h2' } = mdxComponents as Record<
  string,
  never
>;

const PARTS = {
  'the changelog': <ChangelogPage head={head} releases={[release]} />,
  'a changelog without releases': <ChangelogPage head={head} releases={[]} />,
  'a step of a workflow': <WorkflowStep step={step} run={undefined} />,
  'a sequence': (
    <Sequence
      title="⟦title⟧"
      source={'actors: ⟦a⟧, ⟦b⟧\n⟦a⟧ -> ⟦b⟧: ⟦1⟧\n⟦b⟧ --> ⟦a⟧: ⟦2⟧\n⟦a⟧: ⟦3⟧'}
    />
  ),
  'a code block': block,
  'code in tabs': <CodeGroup label="⟦heading⟧">{block}</CodeGroup>,
  'the heading of footnotes': <MarkdownHeading className="sr-only">Footnotes</MarkdownHeading>,
  'the link of a footnote': (
    <MarkdownLink href="#one" aria-label="Back to reference 1-2">
      ↩
    </MarkdownLink>
  ),
  ...Object.fromEntries(
    TONES.flatMap((tone) => [
      [
        `a callout: ${tone}`,
        <Callout key={tone} tone={tone}>
          ⟦text⟧
        </Callout>,
      ],
      [
        `a callout with a title: ${tone}`,
        <Callout key={tone} tone={tone} title="⟦title⟧">
          ⟦text⟧
        </Callout>,
      ],
    ]),
  ),
};

test.each(Object.entries(PARTS))('%s has words of the dictionary alone', (_, part) => {
  const { container } = render(part);
  expect(container.innerHTML).toContain('⟦');
  expect(listForeignTexts(container).filter((text) => text !== 'JSON')).toEqual([]);
});

test.each([
  ...(['cards', 'amounts', 'avs', 'cvv2', 'accounts'] as const).map(
    (set) => [set, <TestDataTable key={set} set={set} />] as const,
  ),
  ...(['http', 'advice'] as const).map(
    (set) => [set, <ResponseCodeTable key={set} set={set} />] as const,
  ),
])('the columns of %s are words, or fields in code', (_, table) => {
  render(table);
  const columns = screen.getAllByRole('columnheader');
  const words = columns.filter((column) => !column.querySelector('code'));
  expect(words.length).toBeGreaterThan(0);
  for (const column of words) expect(column).toHaveTextContent(/^⟦.*⟧$/);
});

test('what Markdown of a document has no words for is said in those of the dictionary', () => {
  const texts = ['> [!NOTE]\n> 1', ':::warning\n2\n:::', '![](x.png)', '3[^1]\n\n[^1]: 4'];
  const tree = parseForeignMarkdown([...texts, '5'.repeat(MAX_TEXT_CHARS)].join('\n\n'), undefined);
  expect(JSON.stringify(tree).match(/⟦[^⟧]*⟧/gu)).toEqual([
    '⟦Note⟧',
    '⟦Warning⟧',
    '⟦picture⟧',
    '⟦Footnotes⟧',
    '⟦(61 more characters are left out.)⟧',
  ]);
});

describe('sentences in other languages', () => {
  test.each([
    ['de', 1, '1 inkompatible Änderung'],
    ['de', 2, '2 inkompatible Änderungen'],
    ['fr', 0, '0 changement incompatible'],
    ['fr', 2, '2 changements incompatibles'],
  ])('%s counts %s', (language, count, text) => {
    const { breakingCount } = jest.requireActual<{ breakingCount: (count: number) => string }>(
      `@/.generated/languages/${language}/docs/changelog`,
    );
    expect(breakingCount(count)).toBe(text);
  });

  test('name the step with its article where grammar wants one', () => {
    const { givenTo, stepNumber } = jest.requireActual<{
      givenTo: string;
      stepNumber: (number: number) => string;
    }>('@/.generated/languages/fr/docs/workflows');
    expect(givenTo.replace('{}', 'pg_id').replace('{}', stepNumber(3))).toBe(
      'pg_id, pour l’étape 3',
    );
  });
});
