import { join } from 'node:path';
import { checkDocument } from '@/lib/kit/documents/check-document';
import { hasFailed } from '@/lib/kit/documents/check-folder';
import { printReports } from '@/lib/kit/documents/print-reports';
import type { Operation } from '@/lib/openapi/core/operation-types';
import { getFixture } from '../../fixtures/documents';

// No document is known that makes an article throw: this one does, for one operation.
jest.mock('@/components/api-reference/operation/operation-article', () => ({
  OperationArticle: ({ operation }: { operation: Operation }) => {
    if (operation.entry.id === 'get /boat/{boat_id}') throw new Error('not rendered');
    return null;
  },
}));

test('an exception is one of its operation, and the others are checked', async () => {
  const { path } = getFixture('html-descriptions-and-two-tags.json');
  const report = await checkDocument(path, 'boats.json');
  expect(report.exceptions).toEqual([
    { stage: 'article', operation: 'get /boat/{boat_id}', message: 'not rendered' },
  ]);
  expect(hasFailed(report)).toBe(true);
  expect(report.samples.responses).toMatchObject({ total: 28, valid: 28 });
  expect(printReports([report])).toContain(
    '\n  exception: article: get /boat/{boat_id}: not rendered',
  );
});

test('a file that cannot be read is no exception of the engine', async () => {
  const report = await checkDocument(join('__tests__', 'nowhere.json'), 'nowhere.json');
  expect(report).toMatchObject({ problem: expect.stringMatching(/ENOENT/), exceptions: [] });
  expect(hasFailed(report)).toBe(false);
});
