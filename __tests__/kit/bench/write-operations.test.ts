import { buildDocument, buildDocuments } from '@/lib/kit/bench/write-operations';

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

it('spreads operations evenly over documents that share no path, tag, operation or component', () => {
  const documents = [...buildDocuments(ORIGINAL, 7, 3)];
  expect(documents.map(([id, { info }]) => [id, info.title])).toEqual([
    ['measured-1', 'Measured API 1'],
    ['measured-2', 'Measured API 2'],
    ['measured-3', 'Measured API 3'],
  ]);
  const operations = documents.map(([, { paths }]) =>
    Object.values(paths)
      .flatMap((item) => Object.values(item))
      .map(({ operationId }) => operationId),
  );
  expect(operations).toEqual([
    ['listCardsM1', 'addCardM1', 'listCardsM2'],
    ['listCardsM3', 'addCardM3'],
    ['listCardsM4', 'addCardM4'],
  ]);
  const isUnique = (names: readonly string[]) => new Set(names).size === names.length;
  expect(isUnique(documents.flatMap(([, { paths }]) => Object.keys(paths)))).toBe(true);
  expect(isUnique(documents.flatMap(([, { tags }]) => tags.map(({ name }) => name)))).toBe(true);
  const schemas = documents.flatMap(([, { components }]) => Object.keys(components.schemas ?? {}));
  expect(isUnique(schemas)).toBe(true);
});
