import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { computeFileSums } from '@/lib/kit/build/downloads/pack-archive';
import { checkDownloads } from '@/lib/kit/build/prepare';
import { guide, SAMPLE_PLUGIN, SOUND, writeProject } from '../../support/sample-project';

jest.setTimeout(120_000);

const DOCUMENT = `openapi: 3.1.0
info: { title: Coffee, version: 1.0.0, license: { name: MIT, identifier: MIT } }
`;
const WRITE = 'Write to developers@example.com.';
const ZIP = 'content/storage/plugins/zencart-1.0.0.zip';

/** The command of the writers' guide, in another project than this one. */
function prepare(files: Readonly<Record<string, string | object>>, ...flags: readonly string[]) {
  const root = writeProject({
    ...SOUND,
    'redocly.yaml': readFileSync('redocly.yaml', 'utf8'),
    'content/terms.json': readFileSync('content/terms.json', 'utf8'),
    ...files,
  });
  const args = [
    '--tsconfig',
    resolve('tsconfig.json'),
    resolve('lib/kit/build/prepare.ts'),
    ...flags,
  ];
  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  const options = { cwd: root, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, [tsx, ...args], options);
}

test('one run tells of every fault: of documents, content and downloads', () => {
  const { status, stderr } = prepare({
    'content/openapi/platform/openapi.yaml': DOCUMENT,
    'content/guides/webhooks.mdx': guide('## Overview\n\n[here](/guides/webhok/)'),
    [ZIP]: 'not what the plugin states',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^content\/site\.json: apis\.0\.id: there is no content\/openapi\/payment/m,
  );
  expect(stderr).toMatch(/^content\/openapi\/platform\/openapi\.yaml:1: struct: /m);
  expect(stderr).toMatch(
    /^content\/guides\/webhooks\.mdx\n {2}- line 10: no page has the address/m,
  );
  expect(stderr).toMatch(/^content\/plugins\/zencart\.json, version 1\.0\.0: size is "4698"/m);
  expect(stderr).toMatch(/^content\/plugins\/zencart\.json, version 1\.0\.0: sha256 is "bbb/m);
});

test('a fault of site.json is told once, beside the others', () => {
  const { status, stderr } = prepare({
    'content/site.json': '[]',
    'content/openapi/platform/openapi.yaml': DOCUMENT,
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/openapi\.yaml:1: struct: /);
  expect(stderr.match(/expected an object, received a list of 0/g)).toHaveLength(1);
});

test.each([
  [
    'a folder of the portal whose files are as stated',
    '/storage',
    computeFileSums(Buffer.from('zip')),
  ],
  ['on another host, which is not asked', 'https://files.example.com', {}],
])('downloads: %s', async (_, storage, facts) => {
  const site = JSON.parse(readFileSync('content/site.json', 'utf8'));
  const root = writeProject({
    'content/site.json': { ...site, storage },
    'content/plugins/zencart.json': { ...SAMPLE_PLUGIN, ...facts },
    [ZIP]: 'zip',
  });
  await expect(checkDownloads(root)).resolves.toBeUndefined();
});

test('an end before today is an error of the strict check alone, beside all others', () => {
  const site = JSON.parse(readFileSync('content/site.json', 'utf8'));
  const files = {
    'content/site.json': { ...site, apis: [{ id: 'plans', name: 'Plans', path: '/plans' }] },
    'content/openapi/plans/openapi.yaml': `openapi: 3.1.0
info: { title: Plans, version: 1.0.0, license: { name: MIT, identifier: MIT }, x-sunset: '2026-01-31', x-replaced-by: other }
servers: [{ url: https://sandbox.example.com }]
paths: {}
`,
    // Nothing of the provider's own is in this document.
    ...{ 'content/code-fields.json': [], 'content/response-codes.json': {} },
    'content/get-started.json': {
      ...{ title: 'Plans', lead: 'Plans and what they cost.', steps: [] },
      questions: { title: 'Questions?', text: WRITE, withoutChat: WRITE },
    },
  };
  const ended = /content\/openapi\/plans\n {2}- info: ended on 2026-01-31\./;
  expect(prepare(files, '--strict').stderr).toMatch(ended);
  expect(prepare(files).stderr).not.toMatch(ended);
});
