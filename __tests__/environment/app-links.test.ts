import { readSite } from '@/lib/content/read-site';
import { buildAppLinks, mapEnvironments } from '@/lib/environment/app-links';
import { ENVIRONMENTS, getForEnvironment } from '@/lib/environment/select-environment';

const site = readSite();

test('SPEC 2 page behaviour, links: a link has the base it names, in each environment, and its path', () => {
  const { base, path } = site.links.sandboxSignup!;
  const { local, dev, qa, test, prod } = site.environments;
  expect(buildAppLinks(site).sandboxSignup).toEqual({
    local: local![base] + path,
    dev: dev![base] + path,
    qa: qa![base] + path,
    test: test![base] + path,
    prod: prod![base] + path,
  });
});

test('SPEC 2 page behaviour, links: the sandbox and the production login lead to different apps where a reader has an account', () => {
  const { sandboxLogin, productionLogin } = buildAppLinks(site);
  const { base, path } = site.links.productionLogin!;
  expect(productionLogin?.prod).toBe(site.environments.prod![base] + path);
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
  const bases = mapEnvironments(site, ({ api }) => api);
  expect(bases.local).toBe('http://localhost:4010');
  expect(bases.prod).toBe(bases.test);
  expect(new Set([bases.dev, bases.qa, bases.test]).size).toBe(3);
});

describe('environments that pages know', () => {
  const { dev, test: sandbox, prod } = site.environments;
  const environments = { dev: dev!, test: sandbox!, prod: prod! };

  test('are those with settings; a host of another one is in production', () => {
    const bases = mapEnvironments({ environments }, ({ api }) => api);
    expect(Object.keys(bases).toSorted()).toEqual(['dev', 'prod', 'test']);
    expect(getForEnvironment(bases, 'qa')).toBe(environments.prod.api);
    expect(getForEnvironment(bases, 'dev')).toBe(environments.dev.api);
  });

  test('are only those of "publish" where it is there', () => {
    const links = buildAppLinks({ ...site, publish: ['prod', 'test'] });
    for (const hrefs of Object.values(links))
      expect(Object.keys(hrefs).toSorted()).toEqual(['prod', 'test']);
  });
});

describe('SPEC 3 and 7, the seven settings of each environment', () => {
  test.each(ENVIRONMENTS)('%s has them all, and its documentation path is /doc', (name) => {
    const settings = site.environments[name]!;
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
        expect(privacy?.[name]).toBe(`${site.environments[name]![base]}/privacy`);
    },
  );

  test('local uses localhost ports for app, www, env and API', () => {
    const { app, www, env, api } = site.environments.local!;
    for (const base of [app, www, env, api]) expect(base).toMatch(/^http:\/\/localhost:\d+$/);
    expect(new Set([app, www, env, api]).size).toBe(4);
  });
});
