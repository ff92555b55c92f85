import { indexApi } from '@/lib/openapi/document/index-api';
import { readApis, type SavedApi } from '@/lib/pages/read-apis';

const [first] = readApis();
if (!first) throw new Error('no document');
const operation = (summary: string, more: Readonly<Record<string, string | boolean>>) => ({
  ...{ summary, tags: ['Plans'], responses: {} },
  ...more,
});
/** Index of a document of which two operations end on a day, one ends in words, and one is deprecated. */
const api = indexApi({
  openapi: '3.1.0',
  info: { title: 'Plans', version: '2.0.0' },
  paths: {
    '/late': { get: operation('Late', { 'x-sunset': '2028-09-30' }) },
    '/open': {
      get: operation('Open', {
        deprecated: true,
        'x-deprecatedInVersion': '1.9.0',
        'x-replaced-by': 'GET /soon',
      }),
    },
    '/words': { get: operation('Words', { 'x-sunset': 'spring of 2029' }) },
    '/soon': { get: operation('Soon', { 'x-sunset': '2028-06-30' }) },
  },
});

/** A document of the portal in which operations end. */
export const ENDING_API: SavedApi = { ...first, id: 'plans', name: 'Plans', api };
