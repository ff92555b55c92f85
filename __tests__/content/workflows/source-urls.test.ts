import { publishSources } from '@/lib/content/workflows/source-urls';

const publish = (...sources: readonly string[]) =>
  publishSources(
    ['sourceDescriptions:', ...sources, 'other:', '  url: not-a-source', ''].join('\n'),
    'https://docs.test/openapi/',
  );

test.each([
  ['its id', 'url: tea'],
  ['its id in quotes', "url: 'tea'"],
  ['its bundle', 'url: ../../public/openapi/tea.json'],
  ['its source', 'url: ../openapi/tea/openapi.yaml # written by us'],
])('a document that is named by %s is published by its address', (_, url) => {
  const text = publish('  - name: tea', `    ${url}`, '    type: openapi');
  expect(text).toMatch(/^ {4}url: https:\/\/docs\.test\/openapi\/tea\.json( # written by us)?$/m);
  expect(text).toContain('  url: not-a-source');
});

test('documents in one line each are published, too', () => {
  expect(
    publish(
      '  - { name: tea, url: tea, type: openapi }',
      '  - { type: openapi, name: pot, url: pot }',
    ),
  ).toContain(
    '{ name: tea, url: https://docs.test/openapi/tea.json, type: openapi }\n  - { type: openapi, name: pot, url: https://docs.test/openapi/pot.json }',
  );
});
