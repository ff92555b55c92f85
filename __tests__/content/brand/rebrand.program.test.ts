/** @shipped-documents */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent } from '@/lib/content/load/load-content';
import { readSiteFile } from '@/lib/content/load/read-site-file';
import { ENVIRONMENTS } from '@/lib/environment/select-environment';
import { bundleDocuments } from '@/lib/kit/build/openapi/bundle-openapi';
import { readTree } from '@/lib/kit/system/read-tree';
import { copyProject } from '../../support/sample-project';

jest.setTimeout(120_000);

const root = mkdtempSync(join(tmpdir(), 'rebrand-'));

const SITE = 'content/site.json';
/** What the provider that the portal is shipped with is called, and where its own hosts are. */
const SHIPPED =
  /examplepay|developers@example\.com|https:\/\/(?:www|app|api|env|developer|status)(?:-[a-z]+)?\.example\.com[^"]*/gi;
const environment = {
  website: 'https://www.acme.test',
  productionApp: 'https://app.acme.test',
  app: 'https://app-test.acme.test',
  www: 'https://www.acme.test',
  env: 'https://env.acme.test',
  api: 'https://api-test.acme.test',
  doc: '/doc',
};
/** Another provider, whoever it is that `site.json` names here. */
const rebranded = {
  ...readSiteFile(),
  name: 'Acme & Söhne',
  product: 'acme',
  email: 'developers@acme.test',
  environments: Object.fromEntries(ENVIRONMENTS.map((name) => [name, environment])),
  productionApi: 'https://live.acme.test',
  statusPage: 'https://status.acme.test',
  storage: 'https://files.acme.test',
};

const sourceDir = join(root, 'content/openapi');
cpSync('content/openapi', sourceDir, { recursive: true });
for (const file of ['redocly.yaml', '.redocly.lint-ignore.yaml']) cpSync(file, join(root, file));
const writeSite = (site: object) => writeFileSync(join(root, SITE), JSON.stringify(site));

test('another site.json is enough: no document keeps a name, address or host of the old provider', async () => {
  writeSite(rebranded);
  const files = await bundleDocuments({ root, sourceDir, targetDir: join(root, 'public/openapi') });
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const left = texts.flatMap((text) => text.match(SHIPPED) ?? []);
  // A merchant's logo, not the provider's.
  expect(left.filter((word) => word !== 'https://www.example.com/logo.png')).toEqual([]);
  expect(
    texts.flatMap((text) => [...text.matchAll(/\{(name|product|email|\w+Api|\w+App|website)\}/g)]),
  ).toEqual([]);
  const [gateway, platform] = texts.map((text) => JSON.parse(text));
  expect(gateway.info).toMatchObject({
    termsOfService: 'https://www.acme.test/terms/',
    contact: { email: 'developers@acme.test' },
  });
  expect(platform.servers.map(({ url }: { url: string }) => url)).toEqual([
    'https://api-test.acme.test/platform',
    'https://live.acme.test/platform',
  ]);
  expect(texts.join('').match(/\([^()]*\.pdf\)/g)).toEqual([
    '(https://files.acme.test/guides/disputes.pdf)',
  ]);
  expect(JSON.stringify(platform)).toContain('"x-acme-webhook-signature"');
});

test('no document of a former release keeps them either', () => {
  const files = readTree('content/releases').map((file) => join('content/releases', file));
  expect(files.length).toBeGreaterThan(0);
  const left = files.flatMap((file) => readFileSync(file, 'utf8').match(SHIPPED) ?? []);
  expect(left.filter((word) => word !== 'https://www.example.com/logo.png')).toEqual([]);
});

test.each([
  ['of one letter', 'Q', 'q'],
  ['of the most letters, with signs', "L'Échange & Söhne Zahlungsdienste (Wien)", 'echange-2'],
])('a name %s is no fault of any page', (_, name, product) => {
  const project = copyProject();
  writeFileSync(join(project, SITE), JSON.stringify({ ...rebranded, name, product }));
  expect(() => loadContent(project)).not.toThrow();
});
