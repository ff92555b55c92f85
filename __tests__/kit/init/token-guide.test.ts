import { buildGuide } from '@/lib/kit/init/build-content';
import { chooseServers } from '@/lib/kit/init/choose-servers';
import { readDefaults } from '@/lib/kit/init/options';
import type { JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import { getFixture, readJsonText } from '../../fixtures/documents';

/** First guide of a portal of one fixture. */
const buildFirstGuide = (file: string, lang?: string) =>
  buildGuideOf(JSON.parse(readJsonText(getFixture(file))), lang);

function buildGuideOf(document: JsonObject, lang = 'en'): string {
  const parsed = parseDocument(document);
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  const api = indexApi(parsed.document);
  const servers = chooseServers(api.servers);
  const one = { id: 'own', name: 'Own', document, overlays: [], api, servers, path: '' };
  return buildGuide({ ...readDefaults(), name: 'Becker', lang }, [one]) ?? '';
}

test.each([
  [
    'oauth-client-credentials-3.1.yaml',
    'client credentials',
    'https://login.library.test/oauth2/token',
    'needs the scopes `books:read`, `shelves:read`.',
    'SANDBOX_TOKEN',
  ],
  [
    'oauth-authorization-code-3.0.yaml',
    'authorization code',
    'https://login.calendar.test/token',
    'needs the scope `events.read`.',
    'API_TOKEN',
  ],
  [
    'oauth-application-and-deprecations-swagger-2.0.yaml',
    'client credentials',
    'https://login.warehouse.test/token',
    'needs the scope `stock:read`.',
    'API_TOKEN',
  ],
  [
    'oauth-token-operation-3.0.yaml',
    'client credentials',
    'https://api.staging.parking.test/v2/oauth/token',
    '',
    'SANDBOX_TOKEN',
  ],
])(
  'the first guide of %s says by which flow a token comes from where, its scopes, and where it goes',
  (file, flow, url, scopes, variable) => {
    const guide = buildFirstGuide(file);
    expect(guide).toContain(`by the flow ${flow}:`);
    expect(guide).toContain(`\`${url}\``);
    expect(guide).toContain(scopes);
    expect(guide).toMatch(/^<AccessToken operation="\w+ \/\w+" \/>$/m);
    expect(guide).toContain(`export ${variable}='YOUR_TOKEN'`);
    expect(guide).toContain('for a client ID and its secret');
    expect(guide.indexOf('<AccessToken')).toBeLessThan(guide.search(/<(Request|Operation) /));
  },
);

test.each([
  ['de', '## Access Token holen', 'braucht die Scopes `books:read`, `shelves:read`.'],
  ['fr', '## Obtenir un jeton d’accès', 'demande les scopes `books:read`, `shelves:read`.'],
])('in %s it says so in the words of that language', (lang, heading, scopes) => {
  const guide = buildFirstGuide('oauth-client-credentials-3.1.yaml', lang);
  expect(guide).toContain(heading);
  expect(guide).toContain(scopes);
});

test('a document without OAuth 2.0 has no section on tokens', () => {
  const guide = buildFirstGuide('mutual-recursion-swagger-2.0.yaml');
  expect(guide).not.toContain('AccessToken');
});

test('a guide asks for keys where the document does, and for none where it does not', () => {
  const document = JSON.parse(readJsonText(getFixture('oauth-client-credentials-3.1.yaml')));
  document.components.securitySchemes.shop = { type: 'apiKey', in: 'header', name: 'X-Shop' };
  document.paths['/books'].get.security = [{ shop: [] }];
  expect(buildGuideOf(document)).toContain('for access. Keep keys on your server');
  document.paths['/books'].get.security = [];
  const guide = buildGuideOf(document);
  expect(guide).toContain('The document asks for no key for the call below.');
  expect(guide).not.toContain('Keep keys on your server');
});

test('beside another key the token has the variable that the sample reads', () => {
  const document = JSON.parse(readJsonText(getFixture('oauth-client-credentials-3.1.yaml')));
  document.components.securitySchemes.shop = { type: 'apiKey', in: 'header', name: 'X-Shop' };
  document.paths['/books'].get.security = [{ client: [], shop: [] }];
  document.servers = [];
  expect(buildGuideOf(document)).toContain("export API_CLIENT='YOUR_TOKEN'");
});
