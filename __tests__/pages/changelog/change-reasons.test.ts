import { compareDocuments } from '@/lib/openapi/compare/compare-documents';
import type { JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { applyActions, type OverlayAction } from '@/lib/openapi/overlay/apply-actions';
import { findReasons } from '@/lib/pages/changelog/change-reasons';

const CARD = { type: 'object', properties: { zip: { type: 'string' } } };

const build = (card: JsonObject, sale: JsonObject = {}): JsonObject => ({
  ...{ openapi: '3.1.0', info: { title: 'Pay', version: '1' } },
  paths: {
    '/sale': {
      post: {
        ...sale,
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Card' } } },
        },
        responses: { 200: { description: 'Done' } },
      },
    },
  },
  components: { schemas: { Card: card } },
});

const FORMER = build(CARD);
const AT = '$.components.schemas.Card';

/** Reasons of the changes from the former document to a source with overlays. */
function find(source: JsonObject, actions: readonly OverlayAction[]) {
  const before = indexApi(FORMER);
  const after = indexApi(applyActions(source, actions).document);
  const { changes } = compareDocuments(before, after);
  const reasons = findReasons(before, source, actions, changes);
  return Object.fromEntries(changes.map(({ kind, id }) => [kind, reasons.get(id)]));
}

test('the reason of an action stands beside each change that it makes, wherever that is counted', () => {
  const actions = [
    { target: AT, description: 'Banks want it.\n', update: { required: ['zip'] } },
    { target: '$.paths.*.post', description: 'Old.', update: { deprecated: true } },
    { target: `${AT}.properties`, description: 'New.', update: { cvv: { type: 'string' } } },
  ];
  expect(find(FORMER, actions)).toEqual({
    'field-required': 'Banks want it.',
    'operation-deprecated': 'Old.',
    'field-added': 'New.',
  });
});

test('what an action takes out has its reason', () => {
  const actions = [
    { target: `${AT}.properties.zip`, description: 'Unused.', remove: true as const },
  ];
  expect(find(FORMER, actions)).toEqual({ 'field-removed': 'Unused.' });
});

test('a change of the provider has no reason of an action at the same place, above or below it', () => {
  const provided = build({ ...CARD, required: ['zip'] }, { deprecated: true });
  const actions = [
    { target: AT, description: 'Words.', update: { description: 'A card.' } },
    { target: `${AT}.properties.zip`, description: 'Sample.', update: { examples: ['1'] } },
    { target: '$.paths.*.post', description: 'Link.', update: { externalDocs: { url: '/x' } } },
  ];
  expect(find(provided, actions)).toEqual({
    'field-required': undefined,
    'operation-deprecated': undefined,
  });
});

test('of several actions at one place the one counts that ends as the change does', () => {
  const zip = (type: string) => ({ target: `${AT}.properties.zip`, update: { type } });
  const [first, last] = [
    { ...zip('integer'), description: 'First.' },
    { ...zip('boolean'), description: 'Last.' },
  ];
  expect(find(FORMER, [first, last])).toEqual({ 'type-changed': 'Last.' });
  expect(find(FORMER, [first, zip('boolean')])).toEqual({ 'type-changed': '' });
  const provided = build({ ...CARD, properties: { zip: { type: 'boolean' } } });
  expect(find(provided, [first])).toEqual({ 'type-changed': 'First.' });
});

test('what the former release had from its overlays is no change, and has no reason', () => {
  const { properties, ...bare } = CARD;
  const action = { target: AT, description: 'Missing.', update: { properties } };
  expect(find(build(bare), [action])).toEqual({});
});

test('servers of the portal are no change of an overlay', () => {
  const before = indexApi(FORMER);
  const after = indexApi({ ...FORMER, servers: [{ url: 'https://api.example.com/v2' }] });
  const { changes } = compareDocuments(before, after);
  const action = { target: '$.info', description: 'Title.', update: { title: 'Payments' } };
  expect(changes).toHaveLength(1);
  expect([...findReasons(before, FORMER, [action], changes)]).toEqual([]);
});
