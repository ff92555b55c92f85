import fc from 'fast-check';
import { resolveDocumentLocation } from '@/lib/routes/document-location';
import { MANY_RUNS } from '../support/property-runs';

const API = 'https://api-test.example.com';
const LISTED = 'https://docs.example.org/openapi/v1.json';
const rules = { apiBase: API, allow: [LISTED] };

describe('a location on the API base', () => {
  test.each([
    ['/x.json'],
    ['/'],
    ['/pg/doc'],
    ['/a/b/c/d.json'],
    ['/x.json?version=2'],
    ['/x.json?next=//evil.example'],
    ['/x.json?up=../../y'],
    ['/x.json#/paths'],
    ['/a..b/..c/d../x.json'],
    ['/.../x.json'],
    ['/.well-known/openapi.json'],
    ['/x@evil.example/y.json'],
    ['/https://evil.example/x.json'],
    ['/x//y.json'],
    ['/x.json?to=javascript:alert(1)'],
    ['/%7Euser/x.json'],
    ['/x:80/y.json'],
  ])('%j is loaded from there', (wanted) => {
    expect(resolveDocumentLocation(wanted, rules)).toEqual({ ok: true, url: `${API}${wanted}` });
  });

  test.each([
    [`${API}/x.json`, `${API}/x.json`],
    [`${API}/a/b.json?c=d`, `${API}/a/b.json?c=d`],
    ['HTTPS://API-TEST.EXAMPLE.COM/x.json', `${API}/x.json`],
    [`${API}:443/x.json`, `${API}/x.json`],
    ['https:api-test.example.com/ab/x.json', `${API}/ab/x.json`],
    ['https:/api-test.example.com/a/x.json', `${API}/a/x.json`],
    [API, `${API}/`],
    [`${API}/`, `${API}/`],
  ])('%j is the API base in full, and no foreign host', (wanted, url) => {
    expect(resolveDocumentLocation(wanted, rules)).toEqual({ ok: true, url });
  });

  test.each([
    ['/x.json', 'http://localhost:4010', 'http://localhost:4010/x.json'],
    ['http://localhost:4010/x.json', 'http://localhost:4010', 'http://localhost:4010/x.json'],
    ['/x.json', `${API}/v2`, `${API}/v2/x.json`],
    [`${API}/v2/x.json`, `${API}/v2`, `${API}/v2/x.json`],
  ])('%j on the base %j is %j', (wanted, apiBase, url) => {
    expect(resolveDocumentLocation(wanted, { apiBase, allow: [] })).toEqual({ ok: true, url });
  });

  test.each([
    ['/../x.json'],
    ['/a/../../x.json'],
    ['/./x.json'],
    ['/a/..'],
    ['/..?x'],
    ['/..#x'],
    ['/%2e%2e/x.json'],
    ['/%2E%2E/x.json'],
    ['/.%2e/x.json'],
    ['/%2e./x.json'],
    ['/%2e/x.json'],
    ['/..%2fx.json'],
    ['/..%5Cx.json'],
    ['/a%2f..%2F..%2fx.json'],
    [`${API}/v2/../x.json`],
    [`${API}/v2/%2e%2e/x.json`],
    [`${API}/x.json`],
    [`${API}/v22/x.json`],
    [`${API}/v2@evil.example/x.json`],
  ])('%j does not leave the folder of a base with a path', (wanted) => {
    expect(resolveDocumentLocation(wanted, { apiBase: `${API}/v2`, allow: [] }).ok).toBe(false);
  });
});

describe('anything else is refused', () => {
  test.each([
    ['another host', 'https://evil.example/x.json'],
    ['another host without a scheme', '//evil.example/x.json'],
    ['three slashes', '///evil.example/x.json'],
    ['a backslash that a browser reads as a slash', '/\\evil.example/x.json'],
    ['two backslashes', '\\\\evil.example/x.json'],
    ['a backslash in the middle', '/x\\..\\y.json'],
    ['a tab between the slashes', '/\t/evil.example/x.json'],
    ['a newline between the slashes', '/\n/evil.example/x.json'],
    ['a return between the slashes', '/\r/evil.example/x.json'],
    ['a space in front', ' //evil.example/x.json'],
    ['a space', '/a b.json'],
    ['a null character', '/\u0000/evil.example'],
    ['an escape character', '/\u001b[2J'],
    ['a delete character', '/\u007f/x.json'],
    ['a space that no keyboard has', '/Your\u00a0account\u00a0is\u00a0locked'],
    ['a sign of Braille without dots', '/Your\u2800account\u2800is\u2800locked'],
    ['a letter that fills', '/Your\u3164account\u3164is\u3164locked'],
    ['one of half width', '/Your\uffa0account'],
    ['a consonant that fills', '/Your\u115faccount'],
    ['a vowel that fills', '/Your\u1160account'],
    ['a mark that turns the direction', '/x\u202enosj.json'],
    ['a control character in front', '\u0001https://docs.example.org/openapi/v1.json'],
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals', 'JaVaScRiPt:alert(1)'],
    ['a script with a host', 'javascript://api-test.example.com/%0aalert(1)'],
    ['data', 'data:application/json,{"paths":{}}'],
    ['a blob of the API', 'blob:https://api-test.example.com/1b2c'],
    ['a file', 'file:///etc/passwd'],
    ['ftp', 'ftp://api-test.example.com/x.json'],
    ['a socket', 'wss://api-test.example.com/x.json'],
    ['a page of the browser', 'about:blank'],
    ['a user name', 'https://jordan@api-test.example.com/x.json'],
    ['a user name and a password', 'https://jordan:secret@api-test.example.com/x.json'],
    ['a password only', 'https://:secret@api-test.example.com/x.json'],
    ['the API as a user name', 'https://api-test.example.com@evil.example/x.json'],
    ['the API as a user name with a port', 'https://api-test.example.com:443@evil.example/'],
    ['the API as a label', 'https://api-test.example.com.evil.example/x.json'],
    ['the API with more letters', 'https://api-test.example.community/x.json'],
    ['the API by another scheme', 'http://api-test.example.com/x.json'],
    ['the API at another port', 'https://api-test.example.com:8443/x.json'],
    ['the API with a dot at its end', 'https://api-test.example.com./x.json'],
    ['a name above the API', 'https://example.com/x.json'],
    ['a scheme without slashes', 'https:evil.example/x.json'],
    ['a path that begins nowhere', 'x.json'],
    ['a path that begins above', '../x.json'],
    ['an at sign', '@evil.example/x.json'],
    ['a port', ':8080/x.json'],
    ['a label to put behind the API', '.evil.example/x.json'],
    ['a query', '?x'],
    ['a fragment', '#x'],
    ['nothing', ''],
    ['a way up', '/../x.json'],
    ['an encoded way up', '/%2e%2e/x.json'],
    ['a way up in the full address', `${API}/a/../x.json`],
    ['an address that is none', 'https://'],
    ['a port that is none', 'https://api-test.example.com:99999/'],
  ])('%s: %j', (_, wanted) => {
    const location = resolveDocumentLocation(wanted, rules);
    expect(location).toMatchObject({ ok: false, reason: expect.stringMatching(/^[a-z]\w+$/i) });
  });

  test('words of the address before its colon are not repeated', () => {
    const location = resolveDocumentLocation('call-support-at.1-800-555-0100:now', rules);
    expect(JSON.stringify(location)).not.toContain('support');
  });

  test('the reader is told why, and which host it was', () => {
    const reasonFor = (wanted: string) => {
      const location = resolveDocumentLocation(wanted, rules);
      return location.ok ? '' : location.reason;
    };
    expect(resolveDocumentLocation('https://evil.example/x.json', rules)).toEqual({
      ...{ ok: false, reason: 'notAllowed', host: 'evil.example' },
    });
    expect(reasonFor('javascript:alert(1)')).toBe('noWebAddress');
    expect(reasonFor('//evil.example')).toBe('otherHost');
    expect(reasonFor('https://a:b@evil.example/')).toBe('credentials');
    expect(reasonFor('x.json')).toBe('noSlash');
  });
});

describe('a document of another host that the configuration lists', () => {
  test('is loaded, with the name of its host', () => {
    expect(resolveDocumentLocation(LISTED, rules)).toEqual({
      ok: true,
      url: LISTED,
      foreignHost: 'docs.example.org',
    });
  });

  test.each([
    ['another path', 'https://docs.example.org/openapi/v2.json'],
    ['a longer path', `${LISTED}/x`],
    ['a shorter path', 'https://docs.example.org/openapi/'],
    ['the host alone', 'https://docs.example.org/'],
    ['a query', `${LISTED}?x=1`],
    ['a fragment', `${LISTED}#/paths`],
    ['another scheme', 'http://docs.example.org/openapi/v1.json'],
    ['the host in capitals', 'https://DOCS.example.org/openapi/v1.json'],
    ['the path in capitals', 'https://docs.example.org/openapi/V1.json'],
    ['its port spelled out', 'https://docs.example.org:443/openapi/v1.json'],
    ['a user name', 'https://jordan@docs.example.org/openapi/v1.json'],
    ['a way round', 'https://docs.example.org/openapi/x/../v1.json'],
    ['a host below', 'https://a.docs.example.org/openapi/v1.json'],
    ['without its scheme', '//docs.example.org/openapi/v1.json'],
    ['a letter of another script', 'https://dоcs.example.org/openapi/v1.json'],
  ])('%s is not that document: %j', (_, wanted) => {
    expect(resolveDocumentLocation(wanted, rules).ok).toBe(false);
  });

  test('credentials are refused even where the list names them', () => {
    const wanted = 'https://jordan:secret@docs.example.org/v1.json';
    expect(resolveDocumentLocation(wanted, { apiBase: API, allow: [wanted] }).ok).toBe(false);
  });
});

describe('whatever the address says', () => {
  const piece = fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '..',
      '.',
      '%2e',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\n',
      '\r',
      ' ',
      '\u0000',
    ],
    ...[
      'https:',
      'http:',
      'javascript:',
      'data:',
      'api-test.example.com',
      'evil.example',
      'x.json',
      'v2',
      '443',
      '％２ｅ',
      '。',
    ],
  );
  const wanted = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 9 }).map((pieces) => `/${pieces.join('')}`),
    fc.array(piece, { maxLength: 9 }).map((pieces) => `${API}${pieces.join('')}`),
  );
  const apiBase = fc.constantFrom(API, `${API}/v2`, 'http://localhost:4010');

  test('what is accepted as the provider’s own is below the API base, without credentials', () => {
    let accepted = 0;
    fc.assert(
      fc.property(wanted, apiBase, (text, base) => {
        const location = resolveDocumentLocation(text, { apiBase: base, allow: [LISTED] });
        if (!location.ok || location.foreignHost !== undefined) return;
        accepted += 1;
        const url = new URL(location.url);
        expect(url.origin).toBe(new URL(base).origin);
        expect(`${url.username}${url.password}`).toBe('');
        expect(url.href.startsWith(base)).toBe(true);
        // A server that decodes before it routes must not find a way up either.
        const decoded = url.pathname.replace(/%2f|%5c/gi, '/').replace(/%2e/gi, '.');
        expect(decoded.split('/')).not.toContain('..');
      }),
      { numRuns: MANY_RUNS },
    );
    expect(accepted).toBeGreaterThan(50);
  });

  test('an accepted foreign document is one of the list, letter by letter', () => {
    fc.assert(
      fc.property(wanted, fc.array(fc.webUrl(), { maxLength: 3 }), (text, allow) => {
        for (const one of [text, ...allow]) {
          const location = resolveDocumentLocation(one, { apiBase: API, allow });
          if (location.ok && location.foreignHost !== undefined) expect(allow).toContain(one);
        }
      }),
    );
  });
});
