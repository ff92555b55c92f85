import { render, screen } from '@testing-library/react';
import { DocumentOverview } from '@/components/api-reference/document/document-overview';
import { RenamedNote } from '@/components/api-reference/live/live-article';
import { DocumentVersion } from '@/components/api-reference/operation/document-version';
import { apiStore } from '@/components/api-reference/state/api-store';
import type { Json } from '@/lib/openapi/core/types';
import { getReleaseDay } from '@/lib/openapi/overview/document-info';
import { readApis } from '@/lib/pages/read-apis';
import { toApiOf } from '../../openapi/core/support';
import { testShipped } from '../../support/shipped-tests';
import { renderOperation, toView } from '../support';

const toDocument = (day: Json, rest = {}) =>
  toApiOf(
    { '/a': { post: { summary: 'A', tags: ['T'], responses: {} } } },
    {},
    {
      info: { title: 'Petty Cash API', version: '1.8.0', 'x-releasedAt': day, ...rest },
    },
  );

test('a saved copy says its version, since when there is one, and that it is saved', () => {
  const { container } = render(<DocumentVersion api={toDocument('2026-11-20')} />);
  expect(container).toHaveTextContent(
    'Petty Cash API 1.8.0 of November 20, 2026, saved with this page',
  );
  expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-11-20');
});

test('a live document says when it was loaded', () => {
  const api = toDocument('2026-12-02');
  apiStore.publish('dated', { status: 'ready', api, origin: 'live' });
  const { container } = render(<DocumentVersion api={api} />);
  expect(container).toHaveTextContent(
    /^Petty Cash API 1\.8\.0 of December 2, 2026, live, loaded at \d{1,2}:\d\d\s[AP]M$/,
  );
});

test.each<[Json]>([[''], ['yesterday'], ['2026-13-45'], [20261120], [null], ['2026-11-20T00:00']])(
  'a document released %j names no day',
  (day) => {
    const { container } = render(<DocumentVersion api={toDocument(day)} />);
    expect(container).toHaveTextContent(/^Petty Cash API 1\.8\.0, saved with this page$/);
  },
);

test('a document without name and version is this document', () => {
  const { container } = render(<DocumentVersion api={toApiOf({})} />);
  expect(container).toHaveTextContent(/^This document, saved with this page$/);
});

test('every operation says it, and so does the overview of a document', () => {
  renderOperation({ responses: {} }, { info: { title: 'Cash', version: '2' } });
  expect(screen.getByText(/^Cash 2/)).toHaveTextContent(/^Cash 2, saved with this page$/);
  render(<DocumentOverview view={toView(toDocument('2026-11-20'))} above={null} />);
  expect(screen.getByText('1.8.0, November 20, 2026')).toBeVisible();
});

testShipped('the provider’s documents say since when their version is there', () => {
  for (const { api } of readApis()) expect(getReleaseDay(api)).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('an operation that the live document calls something else leads to its new address', () => {
  const entry = toDocument('').operations.get('post /a');
  if (!entry) throw new Error('not there');
  const { container, rerender } = render(<RenamedNote entry={entry} path="/api/t/a/" />);
  expect(container).toBeEmptyDOMElement();
  rerender(<RenamedNote entry={entry} path="/api/t/old-name/" />);
  expect(screen.getByRole('link', { name: '/api/t/a/' })).toHaveAttribute('href', '/api/t/a/');
});
