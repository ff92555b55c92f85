import { getDocumentRules } from '@/lib/environment/document-rules';
import {
  buildDocumentUrls,
  buildNamedDocuments,
  getDocumentBases,
  getDocumentName,
} from '@/lib/environment/document-urls';
import { resolveDocumentLocation } from '@/lib/routes/document-location';

const environment = (name: string) => {
  const host = `https://${name}.example.com`;
  const apps = { website: host, productionApp: host, app: host, www: host, env: host };
  return { ...apps, api: `https://api-${name}.example.com`, doc: '/doc' };
};
const site = {
  environments: {
    local: { ...environment('local'), api: 'http://localhost:4010' },
    qa: environment('qa'),
    test: environment('test'),
    prod: environment('prod'),
  },
};
const ELSEWHERE = 'https://docs.example.net/v1/payments.json';

describe('SPEC 7: the location of a document', () => {
  test('is by default the documentation path of the environment, below the path of its API', () => {
    const qa = { ...environment('qa'), doc: '/openapi.json' };
    const environments = { ...site.environments, qa };
    expect(buildDocumentUrls({ path: '/pg' }, { environments })).toEqual({
      local: 'http://localhost:4010/pg/doc',
      qa: 'https://api-qa.example.com/pg/openapi.json',
      test: 'https://api-test.example.com/pg/doc',
      prod: 'https://api-prod.example.com/pg/doc',
    });
  });

  test('may be any path of the API base', () => {
    expect(buildDocumentUrls({ path: '/pg', location: '/openapi/pg.yaml' }, site)).toMatchObject({
      local: 'http://localhost:4010/openapi/pg.yaml',
      prod: 'https://api-prod.example.com/openapi/pg.yaml',
    });
  });

  test('may be another host, but on this machine, where the API host has it at the same path', () => {
    expect(buildDocumentUrls({ location: ELSEWHERE }, site)).toEqual({
      local: 'http://localhost:4010/v1/payments.json',
      qa: ELSEWHERE,
      test: ELSEWHERE,
      prod: ELSEWHERE,
    });
  });

  test('may be none at all', () => {
    const none = { local: '', qa: '', test: '', prod: '' };
    expect(buildDocumentUrls({ path: '/pg', location: false }, site)).toEqual(none);
  });

  test('differs by environment; those that it does not name have the default, or none without a path', () => {
    const location = { local: ELSEWHERE, test: false, prod: '/live.json' } as const;
    const named = { local: ELSEWHERE, test: '', prod: 'https://api-prod.example.com/live.json' };
    expect(buildDocumentUrls({ location }, site)).toEqual({ ...named, qa: '' });
    const qa = 'https://api-qa.example.com/pg/doc';
    expect(buildDocumentUrls({ path: '/pg', location }, site)).toEqual({ ...named, qa });
  });
});

describe('the name of a document in ?swaggerUri=', () => {
  const open = (location: string | false, name: 'local' | 'prod' = 'prod') => {
    const whole = { ...site, apis: [{ id: 'payments', name: 'Payments', location }] };
    const [api] = whole.apis;
    const settings = {
      ...{ apiBases: getDocumentBases(whole), allow: [] },
      ...buildNamedDocuments(whole, '/developer'),
    };
    const swaggerUri = getDocumentName(api!, whole);
    const rules = getDocumentRules(settings, name);
    return { swaggerUri, found: resolveDocumentLocation(swaggerUri, rules) };
  };

  test.each([
    [
      '/openapi/payments.json',
      '/openapi/payments.json',
      'https://api-prod.example.com/openapi/payments.json',
    ],
    [ELSEWHERE, ELSEWHERE, ELSEWHERE],
    [false, 'payments', '/developer/openapi/payments.json'],
  ] as const)('of %j is %j, and opens %s as the own', (location, swaggerUri, url) => {
    expect(open(location)).toEqual({ swaggerUri, found: { ok: true, url } });
  });

  test('is the same on this machine, and opens the document of its API host', () => {
    const found = { ok: true, url: 'http://localhost:4010/v1/payments.json' };
    expect(open(ELSEWHERE, 'local')).toEqual({ swaggerUri: ELSEWHERE, found });
  });

  test('needs no setting where it is a path of the API base everywhere', () => {
    const apis = [{ id: 'pg', name: 'Gateway', path: '/pg' }];
    expect(buildNamedDocuments({ ...site, apis }, '')).toEqual({});
  });
});

describe('the API base of documents', () => {
  const apis = [{ id: 'pg', name: 'Gateway', location: false as const }];

  test('is empty where pages ask nothing of it, and no address names a document there', () => {
    const apiBases = getDocumentBases({ ...site, apis, runner: false });
    expect(new Set(Object.values(apiBases))).toEqual(new Set(['']));
    const rules = getDocumentRules({ apiBases, allow: [] }, 'prod');
    for (const wanted of ['/pg/doc', 'https://api-prod.example.com/pg/doc'])
      expect(resolveDocumentLocation(wanted, rules).ok).toBe(false);
  });

  test('stays where requests are sent to it, or a document is there', () => {
    expect(getDocumentBases({ ...site, apis }).prod).toBe('https://api-prod.example.com');
    const bases = getDocumentBases({
      ...{ ...site, runner: false },
      apis: [{ id: 'pg', name: 'Gateway', location: { qa: '/pg.json' } }],
    });
    expect(bases).toEqual({ local: '', qa: 'https://api-qa.example.com', test: '', prod: '' });
  });
});
