import { renderToStaticMarkup } from 'react-dom/server';
import { OperationArticle } from '@/components/api-reference/operation/operation-article';
import { getStaticDepth } from '@/components/api-reference/operation/static-depth';
import { ForeignText } from '@/components/ui/markdown/foreign-text';
import { parseHtml } from '@/lib/markdown/foreign/escape-unknown-tags';
import { indexApi } from '@/lib/openapi/document/index-api';
import { printOperation } from '@/lib/openapi/markdown/print-operation';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import { printSnippet } from '@/lib/openapi/snippets/print-snippet';
import { listForeignDocuments, readJsonText } from '../../fixtures/documents';
import { listMissingTexts } from '../../support/missing-texts';

test.each(listForeignDocuments().map((file) => [file.name, file] as const))(
  'the Markdown of each operation of %s has every sentence, value and code of its article',
  (_, file) => {
    const parsed = parseDocument(JSON.parse(readJsonText(file)));
    if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
    const api = indexApi(parsed.document);
    const missing = [...api.operations.keys()].flatMap((id) => {
      const operation = resolveOperation(api, id);
      if (!operation) return [];
      const view = {
        ...{ api, lazy: false, depth: getStaticDepth(api, operation), printSnippet },
        renderText: (text: string) => <ForeignText text={text} parseHtml={parseHtml} />,
      };
      const article = renderToStaticMarkup(<OperationArticle {...{ operation, view }} />);
      const markdown = printOperation(api, operation);
      return (listMissingTexts(article, markdown) ?? []).map((text) => `${id}: ${text}`);
    });
    expect(missing).toEqual([]);
  },
);
