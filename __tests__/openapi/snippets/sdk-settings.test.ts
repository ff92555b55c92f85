import { spawnSync } from 'node:child_process';
import { printSdkCommand, parseSdkPreferences } from '@/lib/openapi/snippets/sdk-settings';

test.each([
  ['', {}],
  ['?swaggerUri=/x', {}],
  ['?packagename=a', {}],
  ['?packageName=acme_payments', { packageName: 'acme_payments' }],
  ['?invokerPackage=Acme%5CPay', { invokerPackage: 'Acme\\Pay' }],
  [
    '?invokerPackage=com.acme.pay&packageName=acme-pay',
    { invokerPackage: 'com.acme.pay', packageName: 'acme-pay' },
  ],
  ['?hideGenerationTimestamp=true', { hideGenerationTimestamp: true }],
  ['?hideGenerationTimestamp=false', { hideGenerationTimestamp: false }],
  ['?hideGenerationTimestamp=TRUE', {}],
  ['?hideGenerationTimestamp=', {}],
  ['?packageName=', {}],
])('SPEC 2, 3 and 4, swagger config override: the address %j sets %j', (search, settings) => {
  expect(parseSdkPreferences(search).settings).toEqual(settings);
});

test.each([
  "a'; id; '",
  '$(id)',
  '<script>',
  'a,b=c',
  'a b',
  '../x',
  '1a',
  'a..b',
  'a\\',
  '-o',
  'ä',
  'a'.repeat(101),
])('%j is no package name: its parameter is told, and not used', (value) => {
  const wish = parseSdkPreferences(`?${new URLSearchParams({ packageName: value })}`);
  expect(wish).toEqual({ settings: {}, refused: ['packageName'] });
});

test('the command carries the settings as one word of a shell', () => {
  const settings = {
    invokerPackage: 'Acme\\Pay',
    packageName: 'acme',
    hideGenerationTimestamp: true,
  };
  const url = 'http://localhost:4010/pg/doc';
  const command = printSdkCommand(settings, { url, generator: 'php', folder: 'pg-php' });
  const run = spawnSync('sh', ['-c', `npx() { printf '%s\\n' "$@"; }\n${command}`], {
    encoding: 'utf8',
  });
  expect(run.stdout.split('\n').slice(0, -1)).toEqual([
    '@openapitools/openapi-generator-cli',
    'generate',
    '-i',
    url,
    '-g',
    'php',
    '-o',
    './pg-php',
    '--additional-properties=invokerPackage=Acme\\Pay,packageName=acme,hideGenerationTimestamp=true',
  ]);
});

test('without settings the command has no properties', () => {
  const source = { url: 'https://x.example/doc', generator: 'go', folder: 'x' };
  expect(printSdkCommand({}, source)).not.toContain('properties');
});
