import { stringify } from 'yaml';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { parseText } from '@/lib/openapi/parse/parse-text';
import { listDocuments, readJsonText } from '../../fixtures/documents';
import { toApi } from '../core/support';

async function toYamlApi(text: string): Promise<ApiIndex> {
  const parsed = await parseText(text);
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  return indexApi(parsed.document, parsed.problems);
}

/** Lines are not folded: the writer (not the reader) loses spaces of texts that begin with some. */
const FORMS = [
  ['in blocks', { lineWidth: 0 }],
  [
    'in quotes, without anchors',
    { lineWidth: 0, aliasDuplicateObjects: false, defaultStringType: 'QUOTE_DOUBLE' },
  ],
  ['with every text in a block', { lineWidth: 0, defaultStringType: 'BLOCK_LITERAL' }],
] as const;

describe.each(listDocuments())('$name', (file) => {
  const text = readJsonText(file);
  const api = toApi(text);

  test.each(FORMS)('as YAML, written %s, reads as it does as JSON', async (_form, options) => {
    const yaml = stringify(JSON.parse(text), options);
    expect(() => JSON.parse(yaml)).toThrow();
    const other = await toYamlApi(yaml);
    expect(other).toEqual(api);
    const ids = [...api.operations.keys()];
    expect(ids.map((id) => resolveOperation(other, id))).toEqual(
      ids.map((id) => resolveOperation(api, id)),
    );
  });
});
