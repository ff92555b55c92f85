/** @jest-environment node */

import { readSite } from '@/lib/content/read-content';
import {
  buildAppLinks,
  buildDocumentUrls,
  getApiBases,
  getDocumentLocation,
} from '@/lib/environment/app-links';
import { ENVIRONMENTS } from '@/lib/environment/select-environment';

const site = readSite();

test('SPEC 2 page behaviour, links: a link has the base it names, in each environment, and its path', () => {
  const { base, path } = site.links.sandboxSignup!;
  expect(buildAppLinks(site).sandboxSignup).toEqual({
    local: site.environments.local[base] + path,
    dev: site.environments.dev[base] + path,
    qa: site.environments.qa[base] + path,
    test: site.environments.test[base] + path,
    prod: site.environments.prod[base] + path,
  });
});

test('SPEC 2 page behaviour, links: the sandbox and the production login lead to different apps where a reader has an account', () => {
  const { sandboxLogin, productionLogin } = buildAppLinks(site);
  const { base, path } = site.links.productionLogin!;
  expect(productionLogin?.prod).toBe(site.environments.prod[base] + path);
  expect(sandboxLogin?.prod).not.toBe(productionLogin?.prod);
});

test('SPEC 2 page behaviour, links: every link of the site is there, whole, in every environment', () => {
  const links = buildAppLinks(site);
  expect(Object.keys(links)).toEqual(Object.keys(site.links));
  for (const hrefs of Object.values(links)) {
    expect(Object.keys(hrefs)).toEqual([...ENVIRONMENTS]);
    for (const href of Object.values(hrefs)) expect(new URL(href).href).toBe(href);
  }
});

test('SPEC 7, environments: documents come from the API base of the environment; test and the default share one', () => {
  const bases = getApiBases(site.environments);
  expect(bases.local).toBe('http://localhost:4010');
  expect(bases.prod).toBe(bases.test);
  expect(new Set([bases.dev, bases.qa, bases.test]).size).toBe(3);
});

describe('SPEC 7: the location of a document', () => {
  test('is by default the documentation path of the environment, below the path of its API', () => {
    const environments = {
      ...site.environments,
      qa: { ...site.environments.qa, doc: '/openapi.json' },
    };
    expect(buildDocumentUrls({ path: '/pg' }, environments)).toMatchObject({
      local: 'http://localhost:4010/pg/doc',
      qa: `${site.environments.qa.api}/pg/openapi.json`,
    });
  });

  test('may be its own in every environment', () => {
    expect(getDocumentLocation({ location: '/v2/spec.yaml' }, { doc: '/doc' })).toBe(
      '/v2/spec.yaml',
    );
  });
});

describe('SPEC 3 and 7, the seven settings of each environment', () => {
  test.each(ENVIRONMENTS)('%s has them all, and its documentation path is /doc', (name) => {
    const settings = site.environments[name];
    expect(Object.keys(settings).toSorted()).toEqual([
      'api',
      'app',
      'doc',
      'env',
      'productionApp',
      'website',
      'www',
    ]);
    expect(settings.doc).toBe('/doc');
  });

  test.each(['website', 'productionApp', 'app', 'www', 'env', 'api'] as const)(
    'a link may name %s as its base',
    (base) => {
      const links = { ...site.links, privacy: { base, path: '/privacy' } };
      const { privacy } = buildAppLinks({ ...site, links });
      for (const name of ENVIRONMENTS)
        expect(privacy?.[name]).toBe(`${site.environments[name][base]}/privacy`);
    },
  );

  test('local uses localhost ports for app, www, env and API', () => {
    const { app, www, env, api } = site.environments.local;
    for (const base of [app, www, env, api]) expect(base).toMatch(/^http:\/\/localhost:\d+$/);
    expect(new Set([app, www, env, api]).size).toBe(4);
  });
});
