/** @jest-environment node */
import { buildDocument } from '@/lib/tools/bench/write-operations';

const ORIGINAL = {
  openapi: '3.1.0',
  info: { title: 'A' },
  tags: [{ name: 'Cards' }],
  paths: {
    '/cards': {
      get: { operationId: 'listCards', tags: ['Cards'] },
      post: { operationId: 'addCard', tags: ['Cards'] },
    },
  },
  components: {
    schemas: { Card: { $ref: '#/components/schemas/Token' }, Token: { type: 'string' } },
    securitySchemes: { key: { type: 'http', scheme: 'basic' } },
  },
};

it('repeats operations, tags and components under names of their own, and cuts the last copy', () => {
  const { tags, paths, components } = buildDocument(ORIGINAL, 3);
  expect(tags).toEqual([{ name: 'Cards 1' }, { name: 'Cards 2' }]);
  expect(paths).toEqual({
    '/m1/cards': {
      get: { operationId: 'listCardsM1', tags: ['Cards 1'] },
      post: { operationId: 'addCardM1', tags: ['Cards 1'] },
    },
    '/m2/cards': { get: { operationId: 'listCardsM2', tags: ['Cards 2'] } },
  });
  expect(components).toEqual({
    schemas: {
      M1Card: { $ref: '#/components/schemas/M1Token' },
      M1Token: { type: 'string' },
      M2Card: { $ref: '#/components/schemas/M2Token' },
      M2Token: { type: 'string' },
    },
    securitySchemes: { key: { type: 'http', scheme: 'basic' } },
  });
});
