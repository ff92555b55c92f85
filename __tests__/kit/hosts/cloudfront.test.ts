import { runInNewContext } from 'node:vm';
import { cloudfront } from '@/lib/kit/hosts/cloudfront';
import { printFunctionCode, printLinksCode } from '@/lib/kit/hosts/cloudfront-function';
import { buildSiteLinks, PAGE_LINK, SECURITY_HEADERS } from '@/lib/kit/hosts/host-files';
import { ACCEPTS, getIn, sampleSite } from '../../support/sample-site';

type Query = Readonly<Record<string, unknown>>;

/** What the function makes of a request, in the words of CloudFront's event. */
function ask(basePath: string, uri: string, querystring: Query = {}): unknown {
  const code = printFunctionCode(sampleSite(basePath));
  const event = JSON.stringify({ request: { method: 'GET', uri, headers: {}, querystring } });
  const answer: unknown = runInNewContext(`${code}; JSON.stringify(handler(${event}))`);
  return JSON.parse(String(answer));
}

const fileOf = (basePath: string, name: string) =>
  cloudfront.buildFiles(sampleSite(basePath)).get(name) ?? '';

function readTemplate(basePath: string): unknown {
  const template: unknown = JSON.parse(fileOf(basePath, 'cloudfront.json'));
  return template;
}

describe.each(['', '/developer'])('the CloudFront function below "%s"', (basePath) => {
  it.each(['/s', '/s/', '/-sandbox', '/-sandbox/'])('redirects %s like the export', (path) => {
    expect(ask(basePath, `${basePath}${path}`)).toEqual({
      statusCode: 308,
      headers: { location: { value: `${basePath}/` } },
    });
  });

  it('keeps the query of what it redirects', () => {
    const query = { domain: { value: 'shop.example.com' }, themePrimary: { value: '%23123456' } };
    expect(getIn(ask(basePath, `${basePath}/s`, query), 'headers', 'location', 'value')).toBe(
      `${basePath}/?domain=shop.example.com&themePrimary=%23123456`,
    );
  });

  it('asks S3 for the index.html of a folder, and for a file as it is', () => {
    const uriOf = (path: string) => getIn(ask(basePath, `${basePath}${path}`), 'uri');
    expect(uriOf('/')).toBe(`${basePath}/index.html`);
    expect(uriOf('/guides/webhooks/')).toBe(`${basePath}/guides/webhooks/index.html`);
    expect(uriOf('/.well-known/api-catalog')).toBe(`${basePath}/.well-known/api-catalog`);
    expect(uriOf('/latest.js')).toBe(`${basePath}/latest.js`);
    expect(uriOf('/guides/__next._tree.txt')).toBe(`${basePath}/guides/__next._tree.txt`);
  });

  it('adds the slash of a folder and keeps the query', () => {
    const query = {
      swaggerUri: { value: '%2Fpg%2Fdoc' },
      tag: { value: 'a', multiValue: [{ value: 'a' }, { value: 'b' }] },
      plain: { value: '' },
    };
    expect(ask(basePath, `${basePath}/api`, query)).toEqual({
      statusCode: 301,
      headers: {
        location: { value: `${basePath}/api/?swaggerUri=%2Fpg%2Fdoc&tag=a&tag=b&plain` },
      },
    });
  });
});

it.each(['//evil.example.com/x', '/\\evil.example.com/x', '//evil/'])(
  'the CloudFront function never leads %s to another host',
  (uri) => {
    expect(String(getIn(ask('', uri), 'headers', 'location', 'value') ?? '/')).toMatch(
      /^\/[^/\\]?/,
    );
    expect(String(getIn(ask('', uri), 'headers', 'location', 'value') ?? '/')).not.toMatch(
      /^\/[/\\]/,
    );
  },
);

it('the CloudFront function asks S3 for Markdown only where it is accepted', () => {
  const code = printFunctionCode({ redirects: [] });
  const fileFor = (value: string) => {
    const event = JSON.stringify({
      request: { uri: '/guides/', headers: { accept: { value } }, querystring: {} },
    });
    const answer: unknown = runInNewContext(`${code}; handler(${event})`);
    return getIn(answer, 'uri');
  };
  for (const accept of ACCEPTS.markdown)
    expect([accept, fileFor(accept)]).toEqual([accept, '/guides/index.md']);
  for (const accept of ACCEPTS.html)
    expect([accept, fileFor(accept)]).toEqual([accept, '/guides/index.html']);
});

it.each(['', '/developer'])(
  'names catalog, skills, and the Markdown of a page below "%s"',
  (base) => {
    const linksOf = (uri: string) => {
      const event = JSON.stringify({ request: { uri }, response: { headers: {} } });
      const answer: unknown = runInNewContext(
        `${printLinksCode(base)}; JSON.stringify(handler(${event}))`,
      );
      return getIn(JSON.parse(String(answer)), 'headers', 'link', 'value');
    };
    const site = buildSiteLinks(base);
    expect(linksOf(`${base}/guides/index.html`)).toBe(`${site}, ${PAGE_LINK}`);
    expect(linksOf(`${base}/guides/index.md`)).toBe(`${site}, ${PAGE_LINK}`);
    expect(linksOf(`${base}/logo.svg`)).toBe(site);
  },
);

it('the CloudFront function does not take a name of Object for a redirect', () => {
  expect(getIn(ask('', '/constructor'), 'statusCode')).toBe(301);
});

it('a redirect of the CloudFront function to another host takes no query along', () => {
  const code = printFunctionCode({
    redirects: [{ from: '/s', to: 'https://other.example/', status: 308 }],
  });
  const event = '{ request: { uri: "/s", querystring: { domain: { value: "a.example" } } } }';
  const answer: unknown = runInNewContext(`${code}; handler(${event})`);
  expect(getIn(answer, 'headers', 'location', 'value')).toBe('https://other.example/');
});

it('the CloudFront function is below the 10 KB that AWS allows', () => {
  expect(printFunctionCode(sampleSite('/developer')).length).toBeLessThan(10_240);
});

describe.each(['', '/developer'])('the CloudFormation template below "%s"', (basePath) => {
  const resources = getIn(readTemplate(basePath), 'Resources');
  const distribution = getIn(resources, 'Distribution', 'Properties', 'DistributionConfig');
  const headersOf = (name: string) =>
    getIn(resources, name, 'Properties', 'ResponseHeadersPolicyConfig');

  it.each(['PageHeaders', 'EmbedHeaders'])('gives every security header in %s', (name) => {
    const policy = headersOf(name);
    const security = getIn(policy, 'SecurityHeadersConfig');
    const custom = getIn(policy, 'CustomHeadersConfig', 'Items', 0);
    expect([
      ['X-Frame-Options', getIn(security, 'FrameOptions', 'FrameOption')],
      ['X-Content-Type-Options', getIn(security, 'ContentTypeOptions', 'Override') && 'nosniff'],
      ['Referrer-Policy', getIn(security, 'ReferrerPolicy', 'ReferrerPolicy')],
      [getIn(custom, 'Header'), getIn(custom, 'Value')],
    ]).toEqual([...SECURITY_HEADERS]);
    expect(getIn(security, 'StrictTransportSecurity', 'AccessControlMaxAgeSec')).toBe(31_536_000);
  });

  it('lets the named origins frame the embeddable page, and no other', () => {
    const policyOf = (name: string) =>
      getIn(
        headersOf(name),
        'SecurityHeadersConfig',
        'ContentSecurityPolicy',
        'ContentSecurityPolicy',
      );
    expect(policyOf('EmbedHeaders')).toBe("frame-ancestors 'self' https://partner.example.com");
    expect(policyOf('PageHeaders')).toBeUndefined();
    expect(getIn(distribution, 'CacheBehaviors', 0)).toMatchObject({
      PathPattern: `${basePath}/libs/sdk-basic/*`,
      ResponseHeadersPolicyId: { Ref: 'EmbedHeaders' },
    });
  });

  it('answers what is missing with the not-found page and its status', () => {
    expect(getIn(distribution, 'CustomErrorResponses', 0)).toMatchObject({
      ErrorCode: 404,
      ResponseCode: 404,
      ResponsePagePath: `${basePath}/404.html`,
    });
  });

  it('refers only to its own resources, parameters and conditions', () => {
    const text = fileOf(basePath, 'cloudfront.json');
    const known = new Set([
      ...Object.keys(Object(resources)),
      ...Object.keys(Object(getIn(readTemplate(basePath), 'Parameters'))),
      ...Object.keys(Object(getIn(readTemplate(basePath), 'Conditions'))),
    ]);
    const used = [
      ...text.matchAll(/"Ref": "(\w+)"/g),
      ...text.matchAll(/"Fn::(?:GetAtt|If)": \[\s*"(\w+)"/g),
      ...text.matchAll(/\$\{(\w+)[.}]/g),
    ].map(([, name = '']) => name);
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });
});
