/** @shipped-documents */
import { printEnds } from '@/lib/kit/build/markdown/ends-blocks';
import { printMarkdown } from '@/lib/kit/build/markdown/print-markdown.mjs';
import { buildEndsCalendar, buildEndsFeed } from '@/lib/pages/ends/ends-files';
import { readEnds } from '@/lib/pages/ends/ends-view';
import * as apis from '@/lib/pages/read-apis';
import { ENDING_API } from '../../docs/ends/ending-api';

jest.mock('@/lib/pages/read-apis', () => ({
  __esModule: true,
  ...jest.requireActual('@/lib/pages/read-apis'),
}));
beforeEach(() => jest.spyOn(apis, 'readApis').mockReturnValue([ENDING_API]));
afterEach(() => jest.restoreAllMocks());

test('the Markdown has the section, too', () => {
  const text = printMarkdown(printEnds(readEnds()), (href) => href);
  const [dated = '', undated = ''] = text.split('## Deprecated, no day yet');
  expect(dated).toMatch(/\*\*June 30, 2028\*\*: GET \[Soon\]/);
  expect(dated).not.toMatch(/Open|Words/);
  expect(undated).toMatch(/\[Open\].*\n\n.*Plans, deprecated since 1\.9\.0, \[replaced by Soon\]/);
  expect(undated).toMatch(/\[Words\].*\n\n.*Plans, end: spring of 2029/);
});

test('the calendar and the feed have what ends on a day, and nothing else', () => {
  const calendar = buildEndsCalendar();
  expect(calendar.match(/^SUMMARY:.*$/gm)).toEqual([
    'SUMMARY:Plans: Soon ends',
    'SUMMARY:Plans: Late ends',
  ]);
  const feed = buildEndsFeed();
  expect(feed).toMatch(/ends on June 30, 2028/);
  expect(feed).not.toMatch(/Open|Words/);
});
