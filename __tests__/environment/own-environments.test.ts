import { readSiteFile } from '@/lib/content/load/read-site-file';
import { siteSchema } from '@/lib/content/schemas/site';
import { describeIssue } from '@/lib/content/source/messages';
import { buildOwnEnvironments, getSandbox, mapEnvironments } from '@/lib/environment/app-links';
import { getDocumentUrl } from '@/lib/environment/document-urls';
import { selectEnvironment } from '@/lib/environment/select-environment';
import { buildPolicySources } from '@/lib/kit/build/html/policy';
import { getSiteValues } from '@/lib/markdown/remark-site-values.mjs';

const host = 'https://www.example.com';
const apps = { website: host, productionApp: host, app: host, www: host, env: host, doc: '/doc' };
const ENVIRONMENTS = {
  test: { ...apps, api: 'https://api-test.example.com', label: 'Test', choice: true },
  'live-eu': {
    api: 'https://api.eu.example.com',
    label: 'Europe',
    hosts: ['developer.eu.example.com'],
    production: true,
    choice: true,
  },
  'live-us': { api: 'https://api.us.example.com', production: true, choice: true },
  internal: { api: 'https://api-internal.example.com', app: 'https://app-internal.example.com' },
};
const shipped = readSiteFile();
const parse = (environments: object, more: object = {}) =>
  siteSchema.safeParse({ ...shipped, environments, ...more }, { error: describeIssue });
const read = (environments: object = ENVIRONMENTS, more: object = {}) => {
  const { data } = parse(environments, more);
  if (!data) throw new Error('expected a valid site');
  return data;
};
const faults = (environments: object, more: object = {}) =>
  parse(environments, more).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

afterEach(() => {
  delete process.env.NEXT_PUBLIC_ENVIRONMENTS;
});

describe('environments of any name', () => {
  test('have of the first one what they leave out, but its name, its hosts and its rights', () => {
    const { 'live-us': us, internal } = read().environments;
    expect(us).toEqual({ ...apps, ...ENVIRONMENTS['live-us'] });
    expect(internal?.app).toBe('https://app-internal.example.com');
  });

  test('are written with the addresses of the first one, which is that of every other host', () => {
    const site = read();
    expect(getSandbox(site).api).toBe('https://api-test.example.com');
    expect(getSiteValues(site).sandboxApi).toBe('https://api-test.example.com');
    expect(mapEnvironments(site, ({ api }) => api)).toMatchObject({
      prod: 'https://api-test.example.com',
      'live-eu': 'https://api.eu.example.com',
    });
  });

  test('are named in the policy, unless they are production, from which pages load what "location" says', () => {
    const site = read();
    expect(buildPolicySources(site).connect).toEqual([
      'https://api-internal.example.com',
      'https://api-test.example.com',
    ]);
    const eu = site.environments['live-eu']!;
    expect(getDocumentUrl({ path: '/pg' }, eu, 'live-eu')).toBe('');
    expect(getDocumentUrl({ path: '/pg', location: { 'live-eu': '/x' } }, eu, 'live-eu')).toBe(
      'https://api.eu.example.com/x',
    );
  });

  test('are none of the script where SPEC 4 selects them all', () => {
    expect(buildOwnEnvironments(readSiteFile())).toBeUndefined();
  });
});

describe('the environment of a visit', () => {
  const select = (hostname: string, chosen?: string) => {
    process.env.NEXT_PUBLIC_ENVIRONMENTS = JSON.stringify(buildOwnEnvironments(read()));
    Object.assign(globalThis, { sessionStorage: { getItem: () => chosen ?? null } });
    return selectEnvironment(hostname);
  };
  afterEach(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'));

  test.each([
    ['developer.eu.example.com', undefined, 'live-eu'],
    ['developer.eu.example.com', 'live-us', 'live-us'],
    ['localhost', 'live-us', 'live-us'],
    // Nobody may choose it, so it is that of the host.
    ['developer.eu.example.com', 'internal', 'live-eu'],
    ['test.example.com', 'constructor', 'test'],
    ['localhost', undefined, 'local'],
    ['constructor', undefined, 'prod'],
    ['developer.example.com', undefined, 'prod'],
  ])('on %s, with %s chosen, is %s', (hostname, chosen, name) => {
    expect(select(hostname, chosen)).toBe(name);
  });
});

describe('the check of environments', () => {
  const { test: sandbox, 'live-eu': eu } = ENVIRONMENTS;

  test('takes those of SPEC 4 as they were', () => {
    expect(faults(shipped.environments)).toBeUndefined();
  });

  test.each([
    ['none', {}, {}, 'environments: expected one environment or more'],
    [
      'another that lacks an API',
      { test: sandbox, eu: {} },
      {},
      'environments.eu.api: expected a text, received nothing',
    ],
    [
      'a name with capitals',
      { Test: sandbox },
      {},
      'environments.Test: expected lower-case letters and digits joined by single hyphens, such as "customer-vault", received "Test"',
    ],
    [
      'production first',
      { 'live-eu': { ...apps, ...eu }, test: sandbox },
      {},
      'environments.live-eu.production: content and samples have the addresses of this environment: put one before it that is no production',
    ],
    [
      'a sandbox on the host of production',
      { test: sandbox, eu, us: { api: eu.api } },
      {},
      'environments.us.api: expected the sandbox, on another host than "productionApi", to which no page sends; or "runner": false, with which no page sends requests',
    ],
    [
      'a host twice',
      { test: sandbox, eu, us: { api: 'https://us.example.com', hosts: eu.hosts } },
      {},
      'environments.us.hosts.0: "developer.eu.example.com" selects "eu" already',
    ],
    [
      'a base of an API that is not there',
      { test: { ...sandbox, apis: { pay: host } } },
      {},
      'environments.test.apis: unknown key "pay". Known keys: payment-gateway, platform',
    ],
    [
      'the default kept back',
      { test: sandbox, eu },
      { publish: ['eu'] },
      'publish: expected "test" among them: it is the environment of every other host',
    ],
  ])('names the place of %s', (_name, environments, more, fault) => {
    expect(faults(environments, more)).toEqual([fault]);
  });
});
