import type { JsonObject } from '@/lib/openapi/core/types';

const AREAS = ['constraints', 'counts', 'labels', 'pattern', 'serialization', 'types'];

type Describe = (schema: JsonObject) => string;

/** Loads what describes a schema in one line, in a language. */
function loadDescribe(language: string): Describe {
  let describe: Describe = () => '';
  jest.isolateModules(() => {
    const mock = (area: string) =>
      jest.doMock(`@/.generated/words/${area}`, () =>
        jest.requireActual<object>(`@/.generated/languages/${language}/${area}`),
      );
    for (const area of ['locale', ...AREAS.map((one) => `openapi-schema/${one}`)]) mock(area);
    const { indexApi } = jest.requireActual<typeof import('@/lib/openapi/document/index-api')>(
      '@/lib/openapi/document/index-api',
    );
    const { getSchemaNode } = jest.requireActual<
      typeof import('@/lib/openapi/schema-view/schema-node')
    >('@/lib/openapi/schema-view/schema-node');
    const { describeField, formatTypeWords } = jest.requireActual<
      typeof import('@/lib/openapi/schema-view/describe-field')
    >('@/lib/openapi/schema-view/describe-field');
    const api = indexApi({ openapi: '3.1.0', paths: {} });
    describe = (value) => {
      const node = getSchemaNode(api, { value, pointer: '#', openRefs: [] });
      return describeField(formatTypeWords(node), node.constraints).text;
    };
  });
  return describe;
}

const german = loadDescribe('de');
const french = loadDescribe('fr');

const list = (items: JsonObject): JsonObject => ({
  type: 'array',
  items: { type: 'string' },
  ...items,
});

test.each<readonly [JsonObject, de: string, fr: string]>([
  [
    { type: 'string', pattern: '^\\d{12,19}$' },
    'string, 12 bis 19 Ziffern',
    'string, de 12 à 19 chiffres',
  ],
  [
    { type: 'string', pattern: '^[a-z\\d]+$' },
    'string, mindestens 1 Kleinbuchstabe oder Ziffer',
    'string, au moins 1 lettre minuscule ou chiffre',
  ],
  [
    { type: 'string', pattern: '^\\+*$' },
    'string, beliebig viele „+“',
    'string, «\u00a0+\u00a0» en nombre quelconque',
  ],
  [
    { type: 'string', pattern: '^\\+\\d{7,31}$' },
    'string, „+“, dann 7 bis 31 Ziffern',
    'string, «\u00a0+\u00a0», puis de 7 à 31 chiffres',
  ],
  [
    { type: 'string', pattern: '^https://' },
    'string, beginnt mit „https://“',
    'string, commence par «\u00a0https://\u00a0»',
  ],
  [
    { type: ['integer', 'null'], exclusiveMinimum: 0, maximum: 9 },
    'ganze Zahl oder null, mehr als 0, höchstens 9',
    'nombre entier ou null, plus de 0, au plus 9',
  ],
  [
    list({ minItems: 1, maxItems: 1 }),
    'array mit string, genau 1 Element',
    'array de string, exactement 1 élément',
  ],
  [
    list({ contains: { const: 4 }, minContains: 2 }),
    'array mit string, mindestens 2 Elemente sind 4',
    'array de string, au moins 2 éléments sont 4',
  ],
  [
    { type: 'string', description: '**Format:** Variable length, up to 12,2 N' },
    'string, höchstens 12 Ziffern, davon 2 nach dem Komma',
    'string, jusqu’à 12 chiffres, dont 2 après la virgule',
  ],
])('the line of %j is a sentence in German and in French', (schema, de, fr) => {
  expect([german(schema), french(schema)]).toEqual([de, fr]);
});

test('limits in descriptions are not told twice where they are declared in other words', () => {
  const schema = { type: 'string', maxLength: 5, description: '**Maximum length:** 5' };
  expect(german(schema)).toBe('string, höchstens 5 Zeichen');
  expect(french(schema)).toBe('string, jusqu’à 5 caractères');
});
