/** @shipped-documents */
import { listPageTexts } from '@/lib/kit/build/markdown/page-texts';
import { printMarkdown } from '@/lib/kit/build/markdown/print-markdown.mjs';
import { indexApi } from '@/lib/openapi/document/index-api';
import * as apis from '@/lib/pages/read-apis';

jest.mock('@/lib/pages/read-apis', () => ({
  __esModule: true,
  ...jest.requireActual('@/lib/pages/read-apis'),
}));
afterEach(() => jest.restoreAllMocks());

test('a page lists the operations of its tag, of which another document may have the ids', () => {
  const [saved] = apis.readApis();
  if (!saved) throw new Error('no document');
  const buildApi = (id: string, summary: string) => {
    const get = { tags: ['Reporting'], summary, responses: { 200: { description: 'OK' } } };
    const info = { title: id, version: '1' };
    return { ...saved, id, api: indexApi({ openapi: '3.1.0', info, paths: { '/': { get } } }) };
  };
  jest
    .spyOn(apis, 'readApis')
    .mockReturnValue([buildApi('cups', 'List cups'), buildApi('pots', 'List pots')]);
  const page = listPageTexts().find(({ path }) => path === '/api/reporting/');
  const text = printMarkdown(page?.blocks() ?? [], (href) => href);
  expect(text).toContain('- GET [List cups](/api/reporting/list-cups/) `/`');
  expect(text).toContain('- GET [List pots](/api/reporting/list-pots/) `/`');
});
