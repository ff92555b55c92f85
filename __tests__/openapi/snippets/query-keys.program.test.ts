import { isLanguage, type Language } from '@/lib/openapi/core/sample-languages';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { printSnippet } from '@/lib/openapi/snippets/print-snippet';
import { startEcho } from './echo-server';
import { runSnippet, RUNNABLE } from './run-snippet';

const FORM = 'application/x-www-form-urlencoded';
const query = (name: string) => ({ in: 'query', name }) as const;
const BARE = { method: 'GET', headers: [], cookies: [] } as const;
const TWO = { ...BARE, url: 'https://x.com/a?b=1', keys: [query('k'), query('t')] };

const GOLDEN: Readonly<Record<Exclude<Language, 'curl'>, readonly [key: string, start: string]>> = {
  javascript: ['encodeURIComponent(process.env.SANDBOX_KEY)', ''],
  python: [
    'quote(os.environ["SANDBOX_KEY"], safe="")',
    'import os\nfrom urllib.parse import quote\n',
  ],
  php: ["rawurlencode(getenv('SANDBOX_KEY'))", '<?php\n\n'],
  java: [
    'URLEncoder.encode(System.getenv("SANDBOX_KEY"), StandardCharsets.UTF_8)',
    'import java.net.URI;\nimport java.net.URLEncoder;\nimport java.net.http.HttpClient;\nimport java.net.http.HttpRequest;\nimport java.net.http.HttpResponse;\nimport java.nio.charset.StandardCharsets;\n\n',
  ],
  csharp: ['Uri.EscapeDataString(Environment.GetEnvironmentVariable("SANDBOX_KEY")!)', ''],
  ruby: ["URI.encode_www_form_component(ENV.fetch('SANDBOX_KEY'))", "require 'uri'\n"],
  go: ['url.QueryEscape(os.Getenv("SANDBOX_KEY"))', '\t"net/http"\n\t"net/url"\n\t"os"\n'],
};

test.each(Object.entries(GOLDEN))('in %s keys of the query are encoded', (name, [key, start]) => {
  const code = isLanguage(name) ? printSnippet(name, TWO) : '';
  expect(code).toContain(start);
  expect(code.split(key)).toHaveLength(3);
});

test.each(Object.entries(GOLDEN))('in %s keys elsewhere stay as they are', (name, [key]) => {
  const keys = [
    { in: 'header', name: 'X-K', before: '' },
    { in: 'cookie', name: 'c' },
  ] as const;
  const code = isLanguage(name) ? printSnippet(name, { ...TWO, keys }) : '';
  const [encode = ''] = key.split('(', 1);
  expect(code).not.toContain(encode);
  expect(code).not.toMatch(/net\/url|urllib|URLEncoder|StandardCharsets/);
});

const KEY = `a+b&c=d "e" 'f' #%41 ü`;

describe('a key that means something in an address', () => {
  let echo: Awaited<ReturnType<typeof startEcho>>;
  beforeAll(async () => {
    echo = await startEcho();
  });
  afterAll(() => echo.close());

  test.each(RUNNABLE)(
    'arrives from %s as it is',
    async (language) => {
      const url = `${echo.url}/x?a=1`;
      await runSnippet(language, printSnippet(language, { ...TWO, url }), KEY);
      const [arrived] = echo.take();
      expect([...new URL(arrived?.url ?? '', echo.url).searchParams]).toEqual([
        ['a', '1'],
        ['k', KEY],
        ['t', KEY],
      ]);
    },
    30_000,
  );

  const NAMES = ['filter[name]', 'a b', 'a&b', 'a#b', 'a"b', '{a,b}', '[1-3]', "a'!$(b)"];

  test.each<[string, Pick<SampleRequest, 'method' | 'body'>]>([
    ['GET', { method: 'GET' }],
    ['HEAD', { method: 'HEAD' }],
    ['DELETE', { method: 'DELETE' }],
    ['POST of nothing', { method: 'POST' }],
    [
      'POST',
      { method: 'POST', body: { kind: 'json', media: 'application/json', value: { a: 1 } } },
    ],
    ['PUT', { method: 'PUT', body: { kind: 'pairs', media: FORM, pairs: [['a[b]', '1 2']] } }],
    [
      'POST of a form in parts',
      {
        method: 'POST',
        body: {
          kind: 'form',
          media: 'multipart/form-data',
          parts: [{ name: 'a', text: 'b', file: false }],
        },
      },
    ],
  ])(
    'arrives from curl as it is, with its name, what else is sent, and no more: %s',
    async (_, sent) => {
      const texts = NAMES.map((name) => `${encodeURIComponent(name)}=x%20y`);
      const url = `${echo.url}/x?${texts.join('&')}`;
      const keys = NAMES.map((name) => query(encodeURIComponent(name)));
      await runSnippet('curl', printSnippet('curl', { ...BARE, ...sent, url, keys }), KEY);
      const [arrived, ...others] = echo.take();
      expect(others).toEqual([]);
      expect(arrived?.method).toBe(sent.method);
      expect([...new URL(arrived?.url ?? '', echo.url).searchParams]).toEqual([
        ...NAMES.map((name) => [name, 'x y']),
        ...NAMES.map((name) => [name, KEY]),
      ]);
      expect(arrived?.body === '').toBe(sent.body === undefined);
      expect(arrived?.body).not.toContain('%26');
    },
  );
});
