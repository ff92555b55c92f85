import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { init } from '@/lib/kit/init/init';
import { readTree } from '@/lib/kit/system/read-tree';
import { tagSlug } from '@/lib/text/slug';
import { SOUND, writeProject } from '../../support/sample-project';

/** Each document is linted and bundled by a process of its own. */
jest.setTimeout(180_000);

/** Documents: of an OAuth 2.0 API, of Swagger 2.0, and one that names neither a server nor a contact. */
const DOCUMENTS = {
  oauth: '__tests__/fixtures/openapi/oauth-client-credentials-3.1.yaml',
  swagger: '__tests__/fixtures/openapi/oauth-application-and-deprecations-swagger-2.0.yaml',
  bare: '__tests__/fixtures/openapi/mutual-recursion-swagger-2.0.yaml',
};

/** What the portal itself brings: addresses of this machine, paths, and words of the interface. */
const OF_THE_PORTAL =
  /^(?:http:\/\/localhost:4010|\/doc|\/storage|SANDBOX|API|en|Developers|\d+\.\d+\.\d+)$/;

/** Address of a host, or of a mailbox, in a text. */
const ADDRESS = /https?:\/\/[\w.-]+|[\w.+-]+@[\w-]+\.[\w.-]+\w/g;

/** Values of a JSON value that are texts or numbers, each with the first key of its place. */
function listFacts(value: unknown, key = ''): readonly (readonly [key: string, fact: string])[] {
  if (typeof value === 'string' || typeof value === 'number') return [[key, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => listFacts(one, key || name));
}

type Site = Readonly<Record<string, unknown>> & { readonly unconfirmed: readonly string[] };

/** Facts of a new portal that stand neither in its documents nor in the options, and that no check names. */
async function listInvented(openapi: readonly string[], options: Readonly<Record<string, string>>) {
  const root = writeProject({ ...SOUND, 'redocly.yaml': 'extends:\n  - recommended-strict\n' });
  await init(root, { ...options, openapi });
  const sources = [
    ...openapi.map((file) => readFileSync(file, 'utf8')),
    ...Object.values(options),
    tagSlug(options.name ?? ''),
  ];
  const known = sources.join('\n').toLowerCase();
  const isKnown = (fact: string) => {
    const text = fact.toLowerCase().replace(/^https?:\/\//, '');
    // Ids are names in lower case with hyphens, addresses may be put together: of Swagger 2.0, or of host and path.
    const words = text.split(/[-/]+/).filter((word) => word !== '');
    return OF_THE_PORTAL.test(fact) || words.every((word) => known.includes(word));
  };
  const site: Site = JSON.parse(readFileSync(join(root, 'content/site.json'), 'utf8'));
  const { unconfirmed, ...rest } = site;
  const ofSite = listFacts(rest).filter(
    ([key, fact]) => !unconfirmed.includes(key) && !isKnown(fact),
  );
  const files = readTree(root).filter(
    (file) => /^(?:content\/|README\.md|\.github\/)/.test(file) && file !== 'content/site.json',
  );
  const ofFiles = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(ADDRESS)]
      .filter(([address]) => !isKnown(address))
      .map(([address]) => [file, address]),
  );
  return { unconfirmed, invented: [...ofSite, ...ofFiles] };
}

const OWN = {
  ...{ name: 'Béryl & Fils', email: 'api@beryl.test', url: 'https://docs.beryl.test' },
  ...{ primary: '#123456', secondary: '#654321' },
};

test('what no document and no option says is named as unconfirmed, or is not written', async () => {
  const found = await listInvented(Object.values(DOCUMENTS), { name: OWN.name });
  expect(found.invented).toEqual([]);
  expect(found.unconfirmed).toEqual([
    ...['email', 'url', 'theme', 'legal', 'contentSignals', 'apis', 'environments'],
  ]);
});

test('what the options say needs no confirmation', async () => {
  const found = await listInvented([DOCUMENTS.oauth, DOCUMENTS.swagger], OWN);
  expect(found.invented).toEqual([]);
  expect(found.unconfirmed).toEqual(['legal', 'contentSignals', 'environments']);
});

test('the address that a document names for questions is that of the portal', async () => {
  const root = writeProject({
    ...SOUND,
    'redocly.yaml': 'extends:\n  - recommended-strict\n',
  });
  const document = join(root, '..', `contact-${basename(root)}.json`);
  const info = { title: 'Roads', version: '1', contact: { email: 'questions@roads.test' } };
  writeFileSync(document, JSON.stringify({ openapi: '3.1.0', info, paths: {} }));
  await init(root, { name: 'Roads', openapi: [document] });
  const site: Site = JSON.parse(readFileSync(join(root, 'content/site.json'), 'utf8'));
  expect(site.email).toBe('questions@roads.test');
  expect(site.unconfirmed).not.toContain('email');
});
