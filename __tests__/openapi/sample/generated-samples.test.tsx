/** @jest-environment node */
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { OperationArticle } from '@/components/api-reference/operation/operation-article';
import {
  countSamples,
  createSampleTallies,
  createValidators,
} from '@/lib/kit/documents/check-samples';
import type { Tally } from '@/lib/kit/documents/tally';
import { toView } from '../../api-reference/support';
import { generatedDocument } from '../../fixtures/generated-documents';
import { RUNS } from '../../support/property-runs';
import { getOperation, toApi } from '../core/support';

jest.setTimeout(60_000 + RUNS * 1_000);

/** Levels of nested fields that are rendered: schemas that refer to each other have no end. */
const DEPTH = 2;

/** Keywords that judge what other schemas leave, and those by which such schemas apply. */
const LEFT_OVER = /"unevaluated(Items|Properties)"/;
const APPLICATORS = /"(\$ref|allOf|anyOf|oneOf|if|contains|dependentSchemas)"/;

test('whatever schemas a document has, its article is rendered, and its samples are valid or say that they may not be', () => {
  fc.assert(
    fc.property(generatedDocument, (document) => {
      const api = toApi(document);
      const operation = getOperation(api, 'post /x/{id}');
      const view = { ...toView(api), depth: DEPTH };
      const article = <OperationArticle operation={operation} view={view} />;
      expect(renderToStaticMarkup(article)).toContain('</article>');
      const tallies = createSampleTallies();
      countSamples(api, operation, createValidators(api.document), tallies);
      const silent = Object.values(tallies)
        .flatMap(({ refused }: Tally) => refused)
        .filter((one) => !one.isAnnounced);
      // What other schemas leave is not known to the engine where any apply.
      const text = JSON.stringify(document);
      if (!(LEFT_OVER.test(text) && APPLICATORS.test(text))) expect(silent).toEqual([]);
    }),
  );
});
