import './mock-pseudo-words';
import { render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import * as deChanges from '@/.generated/languages/de/reference/changes';
import * as deFields from '@/.generated/languages/de/reference/fields';
import * as deNested from '@/.generated/languages/de/reference/nested';
import * as deParts from '@/.generated/languages/de/reference/parts';
import * as deRows from '@/.generated/languages/de/reference/rows';
import * as frChanges from '@/.generated/languages/fr/reference/changes';
import * as frFilter from '@/.generated/languages/fr/reference/filter';
import * as frNested from '@/.generated/languages/fr/reference/nested';
import * as frRows from '@/.generated/languages/fr/reference/rows';
import { NewerNotice } from '@/components/api-reference/changes/newer-notice';
import { DocumentMore } from '@/components/api-reference/document/document-more';
import { DocumentOverview } from '@/components/api-reference/document/document-overview';
import { ListFilter, SortButton } from '@/components/api-reference/filter/list-filter';
import { LoadFailure } from '@/components/api-reference/live/load-failure';
import { UsedIn } from '@/components/api-reference/live/saved-operation';
import { OperationArticle } from '@/components/api-reference/operation/operation-article';
import { LoadNotice } from '@/components/api-reference/parts/load-notice';
import { OperationBoundary } from '@/components/api-reference/parts/operation-boundary';
import { GrowingRows } from '@/components/api-reference/rendering/growing-rows';
import { SdkPanel } from '@/components/api-reference/samples/sdk-panel';
import { ApiDocuments } from '@/components/docs/pages/api-documents';
import type { JsonObject } from '@/lib/openapi/core/types';
import { toView } from '../api-reference/support';
import { getOperation, toApiOf } from '../openapi/core/support';
import { listForeignTexts } from './pseudo-language';

const de = {
  ...{ changes: deChanges, fields: deFields, nested: deNested },
  ...{ parts: deParts, rows: deRows },
};
const fr = { changes: frChanges, filter: frFilter, nested: frNested, rows: frRows };

const NODE: JsonObject = {
  type: 'object',
  required: ['⟦a⟧'],
  properties: {
    '⟦a⟧': { type: 'string', default: '⟦default⟧', examples: ['⟦example⟧'] },
    '⟦b⟧': { type: 'string', deprecated: true, enum: ['⟦1⟧', '⟦2⟧'] },
    '⟦c⟧': { type: 'string', const: '⟦const⟧' },
    '⟦d⟧': {
      oneOf: [
        { title: '⟦x⟧', properties: { '⟦e⟧': {} } },
        { title: '⟦y⟧', type: 'string' },
      ],
    },
    '⟦f⟧': { type: 'array', items: { $ref: '#/components/schemas/Node' } },
    '⟦g⟧': { not: { title: '⟦z⟧', properties: { '⟦h⟧': {} } } },
    '⟦i⟧': { type: 'object', additionalProperties: { properties: { '⟦j⟧': {} } } },
    '⟦k⟧': { type: 'string', enum: Array.from({ length: 9 }, (_, index) => `⟦${index}⟧`) },
    '⟦l⟧': { type: 'string', examples: ['⟦long⟧'.repeat(40), '⟦longer⟧'.repeat(40)] },
    '⟦m⟧': { type: 'string', maxLength: 1, default: '⟦long⟧' },
  },
  dependentRequired: { '⟦a⟧': ['⟦c⟧'], '⟦d⟧': ['⟦c⟧'] },
};
const CONTENT: JsonObject = {
  'application/json': {
    schema: { $ref: '#/components/schemas/Node' },
    examples: {
      '⟦one⟧': { value: { '⟦a⟧': '⟦v⟧', '⟦c⟧': '⟦const⟧' }, description: '⟦text⟧' },
      '⟦two⟧': { value: { '⟦c⟧': 1 }, summary: '⟦second⟧' },
    },
  },
};
const OPERATION: JsonObject = {
  summary: '⟦Pay⟧',
  description: '⟦What it does⟧',
  deprecated: true,
  externalDocs: { url: 'https://example.com/docs' },
  parameters: [
    { name: '⟦q⟧', in: 'query', schema: { type: 'string' } },
    { name: '⟦old⟧', in: 'query', deprecated: true, schema: { type: 'string' } },
  ],
  requestBody: { description: '⟦body⟧', content: CONTENT },
  responses: {
    200: {
      description: '⟦fine⟧',
      headers: { '⟦X⟧': { schema: { type: 'string' } } },
      content: CONTENT,
      links: {
        '⟦next⟧': {
          operationId: '⟦none⟧',
          parameters: { '⟦q⟧': '$response.body#/⟦a⟧', '⟦r⟧': '⟦constant⟧' },
          server: { url: '⟦url⟧' },
        },
      },
    },
    201: { description: '⟦fine, too⟧', content: CONTENT },
  },
  callbacks: { '⟦changed⟧': { '⟦url⟧': { post: { responses: {} } } } },
  security: [{ '⟦key⟧': [] }],
};
const REST: JsonObject = {
  info: { title: '⟦Title⟧', version: '', contact: { name: '⟦contact⟧' } },
  servers: [{ url: '{host}', variables: { host: { default: '⟦one⟧', enum: ['⟦one⟧', '⟦two⟧'] } } }],
  components: { schemas: { Node: NODE } },
};
const api = toApiOf({ '/⟦a⟧': { post: OPERATION } }, {}, REST);
const view = toView(api);

/** Texts that are the same in every language: names of code languages, a method, addresses. */
const CODE =
  /^(post|event|curl|JavaScript|Python|PHP|Java|Ruby|Go|\{host\}|OpenAPI 3\.1\.0|curl -i '|#\/paths.*|\$response.*)$/;
/** Types of schemas that are keywords, alone or before words. */
const KEYWORDS = new Set([
  ...['string', 'object', 'string, ⟦always ⟦const⟧⟧', 'string, ⟦up to ⟦1 character⟧⟧'],
]);

/** Foreign texts outside of programs, besides keywords. */
function listOwnForeignTexts(root: Element): readonly string[] {
  root.querySelectorAll('pre > code, option').forEach((element) => element.remove());
  return listForeignTexts(root).filter((text) => !CODE.test(text) && !KEYWORDS.has(text));
}

const row = {
  ...{ id: 'a', name: '⟦name⟧', version: '⟦1⟧', calls: 0, webhooks: 0, isLive: true },
  servers: [
    { url: '⟦sandbox⟧', role: 'sandbox' as const },
    { url: '⟦production⟧', role: 'production' as const },
    { url: '⟦other⟧', role: undefined },
  ],
};

function Broken(): never {
  throw new Error('broken');
}

const PARTS = {
  'an operation': <OperationArticle operation={getOperation(api, 'post /⟦a⟧')} view={view} />,
  'the overview of a document': <DocumentOverview view={view} above={null} missing="get /⟦b⟧" />,
  'more of a document': <DocumentMore view={view} />,
  'a filter': (
    <nav>
      <ListFilter documents="a">
        <SortButton isByName={false} onChange={jest.fn()} />
      </ListFilter>
    </nav>
  ),
  'a document that did not load': <LoadFailure title="⟦title⟧" message="⟦reason⟧" url="⟦url⟧" />,
  'a notice': <LoadNotice summary="⟦summary⟧" message="⟦reason⟧" />,
  'what is newer': <NewerNotice counts={[{ text: '⟦1 new field⟧', anchor: '' }]} />,
  'pages that call an operation': (
    <UsedIn uses={[{ name: '⟦page⟧', url: '/guides/a/', step: 2 }]} />
  ),
  'a long list': (
    <GrowingRows
      count={600}
      kind="fields"
      renderRow={(index) => <li key={index} />}
      wrap={(rows) => <ul>{rows}</ul>}
    />
  ),
  'the documents of the area': (
    <ApiDocuments
      saved={[row]}
      files={[]}
      references={[[{ href: '/reference/a.html', text: '⟦HTML⟧' }]]}
    />
  ),
  'a library of your own': (
    <SdkPanel
      search="?packageName=a%20b&invokerPackage=a"
      apis={[]}
      environment="test"
      named="https://example.com/a.json"
    />
  ),
};

test.each(Object.entries(PARTS))('%s has words of the dictionary alone', (_, part) => {
  const { container } = render(<SWRConfig value={{}}>{part}</SWRConfig>);
  expect(container.textContent).toContain('⟦');
  expect(listOwnForeignTexts(container)).toEqual([]);
});

test('an operation that cannot be shown says so in words of the dictionary', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = render(
    <OperationBoundary resetKey={api}>
      <Broken />
    </OperationBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/^⟦.*⟧$/);
  expect(listOwnForeignTexts(container)).toEqual([]);
});

describe('sentences of the languages', () => {
  test('bend with their numbers', () => {
    expect([1, 2].map(de.fields.deprecatedParameters)).toEqual([
      '1 veralteter Parameter',
      '2 veraltete Parameter',
    ]);
    expect([0, 1, 2].map((count) => fr.filter.hits({ count, all: 9 }))).toEqual([
      '0 opération sur 9',
      '1 opération sur 9',
      '2 opérations sur 9',
    ]);
    expect(de.changes.counts['media-type-added'](2)).toBe('2 neue Medientypen');
    expect(fr.changes.counts['header-added'](1)).toBe('1 nouvel en-tête');
    expect(de.parts.unread(2)).toBe('2 Stellen dieses Dokuments konnten nicht gelesen werden');
  });

  test('have their nouns in the form and place of the language', () => {
    expect(de.rows.shownOf({ shown: '100', all: '1.200', what: de.rows.rows.fields })).toBe(
      'Felder: 100 von 1.200 werden angezeigt. ',
    );
    expect(de.rows.showAll({ all: '1.200', what: de.rows.rows.values })).toBe(
      'Alle 1.200 Werte anzeigen',
    );
    expect(fr.rows.shownOf({ shown: '100', all: '600', what: fr.rows.rows.values })).toBe(
      'Affichage de 100 valeurs sur 600. ',
    );
    expect(de.nested.stoppedAt(1000)).toBe('Bei 1.000 Feldern angehalten');
    expect(fr.nested.againWith({ schema: 'Address', inside: fr.nested.fieldCount(1) })).toBe(
      'Address à nouveau\u00a0: 1 champ',
    );
    expect(de.fields.requiredWhenMore(3)).toBe(
      'Erforderlich, wenn {} oder eines von 3 weiteren Feldern gesendet wird.',
    );
  });
});
