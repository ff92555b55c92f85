/**
 * @jest-environment node
 * @shipped-documents
 */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleDocuments } from '@/lib/export/documents/bundle-openapi';

jest.setTimeout(120_000);

const root = mkdtempSync(join(tmpdir(), 'rebrand-'));

const SITE = 'content/site.json';
const shipped = readFileSync(SITE, 'utf8');
/** The provider's own hosts; others on the domain (`shop.`) are its customers'. */
const HOSTS = [...new Set(shipped.match(/https:\/\/[a-z-]+\.example\.com/g))].filter(
  (host) => host !== 'https://shop.example.com',
);
const rebranded = {
  ...JSON.parse(
    shipped
      .replaceAll('examplepay', 'acme')
      .replaceAll('ExamplePay', 'Acme & Söhne')
      .replaceAll('example.com', 'acme.test'),
  ),
  productionApi: 'https://live.acme.test',
  storage: 'https://files.acme.test',
};

const bundle = async (site: object) => {
  cpSync('content/openapi', join(root, 'content/openapi'), { recursive: true });
  for (const file of ['redocly.yaml', '.redocly.lint-ignore.yaml']) cpSync(file, join(root, file));
  writeFileSync(join(root, SITE), JSON.stringify(site));
  return bundleDocuments({
    root,
    sourceDir: join(root, 'content/openapi'),
    targetDir: join(root, 'public/openapi'),
  });
};

test('another site.json is enough: no document keeps a name, address or host of the old provider', async () => {
  const files = await bundle(rebranded);
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const old = [...HOSTS, 'https://api.example.com', 'developers@example.com'];
  const left = texts.flatMap((text) => [
    ...(text.match(/examplepay/gi) ?? []),
    ...old.flatMap(
      (word) => text.match(new RegExp(`${word.replaceAll('.', '\\.')}[^"]*`, 'g')) ?? [],
    ),
  ]);
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

test('a provider on hosts of its own must state its production API, where a document names it', async () => {
  await expect(bundle({ ...rebranded, productionApi: undefined })).rejects.toThrow(
    /platform\/openapi\.yaml:\d+: site-value: \{productionApi\} has no value/,
  );
});
