import type { JsonObject } from '@/lib/openapi/core/types';
import { resolveEntryOperation } from '@/lib/openapi/operation/resolve-operation';
import { listNamedSchemes } from '@/lib/openapi/operation/resolve-security';
import { getOperation, toApi, toApiOf, toIds } from '../core/support';

const BEARER = { type: 'http', scheme: 'bearer' };
const KEY = { type: 'apiKey', in: 'header', name: 'X-Key' };

function toSecured(security: readonly JsonObject[], securitySchemes: JsonObject) {
  return toApiOf({ '/a': { get: { security } } }, {}, { components: { securitySchemes } });
}

function read(security: readonly JsonObject[], schemes: JsonObject) {
  return getOperation(toSecured(security, schemes), 'get /a');
}

describe('schemes that read the same', () => {
  const schemes = { admin: BEARER, user: BEARER, key: KEY, alias: { $ref: '#/x' } };

  test('go by their names, alone and together', () => {
    expect(read([{ admin: [] }, { user: [] }], schemes).security).toEqual([
      'Bearer token “admin”',
      'Bearer token “user”',
    ]);
    expect(read([{ user: [], key: [] }], schemes).security).toEqual([
      'Bearer token “user” and API key in the header X-Key',
    ]);
  });

  test('in the overview, too', () => {
    const named = listNamedSchemes(toSecured([], schemes));
    expect(named.map(({ label }) => label)).toEqual([
      'Bearer token “admin”',
      'Bearer token “user”',
      'API key in the header X-Key',
    ]);
  });

  test('one that is a reference to another is the other', () => {
    const aliased = { key: KEY, same: { $ref: '#/components/securitySchemes/key' } };
    expect(listNamedSchemes(toSecured([], aliased)).map(({ id }) => id)).toEqual(['key']);
    expect(read([{ same: [] }], aliased).security).toEqual(['API key in the header X-Key']);
  });

  test('in a loop are none', () => {
    const loop = {
      a: { $ref: '#/components/securitySchemes/b' },
      b: { $ref: '#/components/securitySchemes/a' },
    };
    expect(listNamedSchemes(toSecured([], loop))).toEqual([]);
  });
});

describe('roles of a scheme without scopes', () => {
  const schemes = {
    tls: { type: 'mutualTLS' },
    bearer: BEARER,
    jwt: { ...BEARER, bearerFormat: 'JWT' },
    old: { ...KEY, deprecated: true },
  };

  test.each<[JsonObject, string]>([
    [{ tls: ['roleA'] }, 'Mutual TLS (role roleA)'],
    [{ bearer: ['a', 'b'] }, 'Bearer token (roles a, b)'],
    [{ jwt: ['a'] }, 'Bearer token (JWT, role a)'],
    [{ old: ['a'] }, 'API key in the header X-Key (role a) (deprecated)'],
    [{ bearer: [7, {}] }, 'Bearer token'],
  ])('%j reads %s', (requirement, words) => {
    expect(read([requirement], schemes).security).toEqual([words]);
  });
});

describe('several ways', () => {
  const schemes = { basic: { type: 'http', scheme: 'basic' }, bearer: BEARER, key: KEY };
  const both = 'Bearer token and API key in the header X-Key';

  test('what is needed together stands in brackets beside another way, nothing in small letters', () => {
    expect(read([{ basic: [] }, { bearer: [], key: [] }, {}], schemes).security).toEqual([
      'HTTP Basic',
      `(${both})`,
      'no authentication',
    ]);
    const twice = [
      { bearer: [], key: [] },
      { bearer: [], key: [] },
    ];
    expect(read(twice, schemes).security).toEqual([both]);
  });
});

describe('an operation that takes everybody', () => {
  const toOwn = (own: JsonObject, rest: JsonObject) => {
    const components = { securitySchemes: { k: KEY } };
    return getOperation(toApiOf({ '/a': { get: own } }, {}, { components, ...rest }), 'get /a');
  };
  const asked = { security: [{ k: [] }] };

  test.each<[string, JsonObject, JsonObject, readonly string[]]>([
    ['says so where others ask', { security: [] }, asked, ['No authentication']],
    ['says so by an empty requirement', { security: [{}] }, asked, ['No authentication']],
    ['says nothing where nothing asks', { security: [] }, {}, []],
    ['says nothing where all may', { security: [] }, { security: [{}] }, []],
    ['is not known by a security that is no list', { security: 7 }, asked, []],
    ['is not known by a requirement that is none', { security: [7] }, asked, []],
  ])('%s', (_, own, rest, words) => {
    expect(toOwn(own, rest).security).toEqual(words);
  });
});

describe('a requirement by the address of a scheme', () => {
  test('is followed inside the document', () => {
    const operation = read([{ '#/components/securitySchemes/k~1q': [] }], { 'k/q': KEY });
    expect(operation.security).toEqual(['API key in the header X-Key']);
    expect(operation.problems).toEqual([]);
  });

  test('a scheme of that name comes first', () => {
    const schemes = { '#/components/securitySchemes/k': BEARER, k: KEY };
    expect(read([{ '#/components/securitySchemes/k': [] }], schemes).security).toEqual([
      'Bearer token',
    ]);
  });

  test.each(['#/components/securitySchemes/none', 'https://x.example/#/components/k'])(
    '%s is not there: one problem',
    (uri) => {
      const operation = read([{ [uri]: [] }], { k: KEY });
      expect(operation.security).toEqual([uri]);
      expect(toIds(operation.problems)).toEqual(['security-not-found']);
    },
  );
});

describe('scopes', () => {
  const scopes = { read: 'See all', write: 'Change all', odd: 7 };

  test('of each flow have their descriptions', () => {
    const flows = {
      implicit: { authorizationUrl: 'https://x.example/a', scopes },
      password: { scopes: {} },
      'x-own': { scopes },
    };
    const [scheme] = listNamedSchemes(toSecured([], { o: { type: 'oauth2', flows } }));
    expect(scheme?.flows).toEqual([
      {
        name: 'implicit',
        scopes: [
          { name: 'read', description: 'See all' },
          { name: 'write', description: 'Change all' },
          { name: 'odd', description: '' },
        ],
      },
    ]);
  });

  test('of Swagger 2.0 stand on the scheme itself', () => {
    const api = toApi({
      swagger: '2.0',
      securityDefinitions: { o: { type: 'oauth2', flow: 'accessCode', scopes } },
      paths: {},
    });
    expect(listNamedSchemes(api)[0]?.flows).toMatchObject([{ name: 'authorization code' }]);
  });

  test.each([null, 7, [], { implicit: 4 }, { implicit: { scopes: [] } }])(
    '%j in the place of the flows has none',
    (flows) => {
      const [scheme] = listNamedSchemes(toSecured([], { o: { type: 'oauth2', flows } }));
      expect(scheme?.flows).toEqual([]);
    },
  );
});

describe('a call that the provider makes', () => {
  const rest = { security: [{ k: [] }], components: { securitySchemes: { k: KEY, b: BEARER } } };
  const call = (own: JsonObject) => {
    const callbacks = { changed: { '{$request.body#/url}': { post: own } } };
    const api = toApiOf(
      { '/a': { get: { callbacks } } },
      {},
      { ...rest, webhooks: { w: { post: own } } },
    );
    const [callback] = getOperation(api, 'get /a').callbacks;
    return [callback && resolveEntryOperation(api, callback.entry), getOperation(api, 'post w')];
  };

  test('is proved by what it says itself, never by how its reader proves who calls', () => {
    expect(call({ security: [{ b: [] }] }).map((one) => one?.security)).toEqual([
      ['Bearer token'],
      ['Bearer token'],
    ]);
    expect(call({}).map((one) => one?.security)).toEqual([[], []]);
    expect(call({ security: [] }).map((one) => one?.security)).toEqual([[], []]);
  });
});
