import fc from 'fast-check';
import { type Language, SAMPLE_LANGUAGES, isLanguage } from '@/lib/openapi/core/sample-languages';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { printSnippet } from '@/lib/openapi/snippets/print-snippet';

const BARE: SampleRequest = {
  method: 'POST',
  url: 'https://api-test.example.com/pg/sale',
  keys: [{ in: 'basic' }],
  headers: [],
  cookies: [],
};
const SALE: SampleRequest = {
  ...BARE,
  body: { kind: 'json', media: 'application/json', value: { amt_tran: 49.95 } },
};
const ALL = Object.keys(SAMPLE_LANGUAGES).filter(isLanguage);

const GOLDEN: Readonly<Record<Exclude<Language, 'curl'>, string>> = {
  javascript: `const response = await fetch('https://api-test.example.com/pg/sale', {
  method: 'POST',
  headers: {
    Authorization: 'Basic ' + Buffer.from(process.env.SANDBOX_KEY + ':').toString('base64'),
    'Content-Type': 'application/json'
  },
  body: JSON.stringify({
    amt_tran: 49.95
  })
});
console.log(response.status, await response.text());`,
  python: `import os

import requests

response = requests.post(
    "https://api-test.example.com/pg/sale",
    auth=(os.environ["SANDBOX_KEY"].encode(), ""),
    json={
      "amt_tran": 49.95
    }
)
print(response.status_code, response.text)`,
  php: `<?php

$ch = curl_init('https://api-test.example.com/pg/sale');
curl_setopt($ch, CURLOPT_POST, true);
curl_setopt($ch, CURLOPT_USERPWD, getenv('SANDBOX_KEY') . ':');
curl_setopt($ch, CURLOPT_HTTPHEADER, ['Content-Type: application/json']);
curl_setopt($ch, CURLOPT_POSTFIELDS, json_encode([
  'amt_tran' => 49.95
]));

curl_exec($ch);`,
  java: `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

public class Sample {
  public static void main(String[] args) throws Exception {
    HttpRequest request = HttpRequest.newBuilder()
        .uri(URI.create("https://api-test.example.com/pg/sale"))
        .header("Authorization", "Basic " + Base64.getEncoder().encodeToString((System.getenv("SANDBOX_KEY") + ":").getBytes(StandardCharsets.UTF_8)))
        .header("Content-Type", "application/json")
        .method("POST", HttpRequest.BodyPublishers.ofString("""
        {
          "amt_tran": 49.95
        }"""))
        .build();
    HttpResponse<String> response =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    System.out.println(response.statusCode() + " " + response.body());
  }
}`,
  csharp: `using System.Net.Http.Headers;
using System.Text;

using var client = new HttpClient();

var request = new HttpRequestMessage(HttpMethod.Post, "https://api-test.example.com/pg/sale");
request.Headers.Authorization = new AuthenticationHeaderValue("Basic", Convert.ToBase64String(
  Encoding.UTF8.GetBytes(Environment.GetEnvironmentVariable("SANDBOX_KEY") + ":")));
request.Content = new StringContent(
  """
  {
    "amt_tran": 49.95
  }
  """, Encoding.UTF8, MediaTypeHeaderValue.Parse("application/json"));

using var response = await client.SendAsync(request);
Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");`,
  ruby: `require 'uri'
require 'net/http'

url = URI('https://api-test.example.com/pg/sale')

http = Net::HTTP.new(url.host, url.port)
http.use_ssl = true

request = Net::HTTP::Post.new(url)
request.basic_auth(ENV.fetch('SANDBOX_KEY'), '')
request['Content-Type'] = 'application/json'
request.body = <<~'JSON'
  {
    "amt_tran": 49.95
  }
JSON

response = http.request(request)
puts response.code, response.body`,
  go: `package main

import (
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
)

func main() {
	url := "https://api-test.example.com/pg/sale"

	payload := strings.NewReader(\`{
	  "amt_tran": 49.95
	}\`)

	req, _ := http.NewRequest("POST", url, payload)

	req.SetBasicAuth(os.Getenv("SANDBOX_KEY"), "")
	req.Header.Add("Content-Type", "application/json")

	res, err := http.DefaultClient.Do(req)
	if err != nil {
		panic(err)
	}

	defer res.Body.Close()
	body, _ := io.ReadAll(res.Body)

	fmt.Println(res.StatusCode, string(body))
}`,
};

test.each(Object.entries(GOLDEN))('a sale in %s', (language, code) => {
  expect(isLanguage(language) && printSnippet(language, SALE)).toBe(code);
});

/** A text that would leave its literal, run, or turn the line around, if any character of it slipped. */
const HOSTILE = `"'\\\`#{x}\${x}#$x\u202e\n`;

test.each([
  ['javascript', `'"\\'\\\\\`#{x}\${x}#$x\\u{202e}\\n'`],
  ['python', `"\\"'\\\\\`#{x}\${x}#$x\\u202e\\n"`],
  ['php', `"\\"'\\\\\`#{x}\\\${x}#\\$x\\u{202e}\\n"`],
  ['java', `"\\"'\\\\\`#{x}\${x}#$x\\u202e\\n"`],
  ['csharp', `"\\"'\\\\\`#{x}\${x}#$x\\u202e\\n"`],
  ['ruby', `"\\"'\\\\\`\\#{x}\${x}\\#$x\\u{202e}\\n"`],
  ['go', `"\\"'\\\\\`#{x}\${x}#$x\\u202e\\n"`],
])('a hostile text in %s is the literal %s', (language, literal) => {
  const body = { kind: 'text', media: 'text/plain', text: HOSTILE } as const;
  expect(isLanguage(language) && printSnippet(language, { ...SALE, body })).toContain(literal);
});

test.each([
  ['ruby', `'it\\'s \\\\ #{x}'`],
  ['php', `'it\\'s \\\\ #{x}'`],
])('in %s a text that can be seen stands between single quotes', (language, literal) => {
  const body = { kind: 'text', media: 'text/plain', text: "it's \\ #{x}" } as const;
  expect(isLanguage(language) && printSnippet(language, { ...SALE, body })).toContain(literal);
});

test.each(ALL.filter((language) => language !== 'curl'))(
  'in %s no character of a document goes unseen',
  (language) => {
    const text = fc.string({ unit: 'binary', maxLength: 20 });
    fc.assert(
      fc.property(text, text, (name, value) => {
        const json = { kind: 'json', media: 'application/json', value: { [name]: value } } as const;
        const form = { kind: 'pairs', media: 'text/form', pairs: [[name, value]] } as const;
        for (const body of [json, form])
          expect(printSnippet(language, { ...SALE, headers: [['X-A', value]], body })).not.toMatch(
            /[\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u,
          );
      }),
    );
  },
);

test.each(ALL)(
  'in %s a request without key, headers and body is short and names no variable',
  (language) => {
    const code = printSnippet(language, { ...BARE, method: 'GET', keys: [] });
    expect(code).not.toMatch(/SANDBOX_KEY|import os|"os"|Base64|using System/);
    expect(code).toContain('https://api-test.example.com/pg/sale');
  },
);

test('a form is sent as text with a boundary, a file is read', () => {
  const parts = [
    { name: 'case_id', text: '1', file: false },
    { name: 'proof"\r\nX: y', text: '/etc/passwd', file: true },
  ];
  const body = { kind: 'form', media: 'multipart/form-data', parts } as const;
  const code = printSnippet('python', { ...SALE, body });
  expect(code).toContain('"Content-Type": "multipart/form-data; boundary=sample-boundary"');
  expect(code).toContain('name=\\"proof%22%0D%0AX: y\\"; filename=\\"YOUR_FILE\\"');
  expect(code).not.toContain('/etc/passwd');
});

const FILE = {
  ...BARE,
  keys: [],
  body: { kind: 'text', media: 'image/png', text: '', file: true },
} as const;
const PARTS = [
  { name: 'a', text: '1', file: false },
  { name: 'f', text: '', file: true },
];
const FORM_FILE = {
  ...FILE,
  body: { kind: 'form', media: 'multipart/form-data', parts: PARTS },
} as const;

test.each([
  ['javascript', "import { readFileSync } from 'node:fs';\n", "body: readFileSync('YOUR_FILE')"],
  ['python', '', 'data=open("YOUR_FILE", "rb").read()\n'],
  ['php', '', "CURLOPT_POSTFIELDS, file_get_contents('YOUR_FILE'));"],
  [
    'java',
    'import java.nio.file.Path;',
    '.method("POST", HttpRequest.BodyPublishers.ofFile(Path.of("YOUR_FILE")))',
  ],
  [
    'csharp',
    'using System.Net.Http.Headers;',
    'new ByteArrayContent(File.ReadAllBytes("YOUR_FILE"));\nrequest.Content.Headers.ContentType = MediaTypeHeaderValue.Parse("image/png");',
  ],
  ['ruby', '', "request.body = File.binread('YOUR_FILE')\n"],
  ['go', '\t"os"\n', '\tpayload := strings.NewReader(string(file))\n'],
])('in %s a file is read in one line', (language, start, line) => {
  const code = isLanguage(language) ? printSnippet(language, FILE) : '';
  expect(code).toContain(start);
  expect(code).toContain(line);
  expect(code).toContain('image/png');
});

test.each([
  ['javascript', 'body: new Blob([\n', "readFileSync('YOUR_FILE'),\n"],
  ['php', " .\n    file_get_contents('YOUR_FILE') .\n", ''],
  ['java', '.concat(\n', 'HttpRequest.BodyPublishers.ofFile(Path.of("YOUR_FILE")),\n'],
  [
    'csharp',
    'ByteArrayContent(Encoding.UTF8.GetBytes("',
    '\n  .Concat(File.ReadAllBytes("YOUR_FILE"))',
  ],
  ['ruby', "File.binread('YOUR_FILE'),\n", '].map(&:b).join'],
  ['go', 'file, err := os.ReadFile("YOUR_FILE")\n', ' +\n\t\tstring(file) +\n'],
])('in %s a form in parts reads its files', (language, first, second) => {
  const code = isLanguage(language) ? printSnippet(language, FORM_FILE) : '';
  expect(code).toContain(first);
  expect(code).toContain(second);
  expect(code).not.toContain('content of');
});

test.each(['multipart/form-data', 'application/json; charset=utf-8'])(
  'in C# the parameters of %s are parsed',
  (media) => {
    const body =
      media === 'multipart/form-data'
        ? ({ kind: 'form', media, parts: PARTS.slice(0, 1) } as const)
        : ({ kind: 'json', media, value: {} } as const);
    const code = printSnippet('csharp', { ...FILE, body });
    expect(code).toMatch(/Encoding\.UTF8, MediaTypeHeaderValue\.Parse\("[^"]+; [^"]+"\)\);/);
    expect(code).toContain('using System.Net.Http.Headers;');
  },
);

test('fetch cannot send a body with GET: the sample says so and runs', () => {
  const code = printSnippet('javascript', { ...SALE, method: 'GET' });
  expect(code).toMatch(/^\/\/ fetch sends no body with GET: it is left out\.\nconst response/);
  expect(code).not.toMatch(/body:|Content-Type/);
});

test.each(['TRACE', 'TRACK'])('fetch refuses %s: the sample uses Node’s own client', (method) => {
  const code = printSnippet('javascript', { ...SALE, method });
  expect(code).toMatch(/^import \{ request \} from 'node:https';\n\n\/\/ fetch refuses /);
  expect(code).toContain(`method: '${method}'`);
  expect(code).toContain('it is left out');
  expect(code).not.toMatch(/await fetch|body:|Content-Type/);
});

test('fetch refuses CONNECT: the sample says so', () => {
  expect(printSnippet('javascript', { ...SALE, method: 'CONNECT' })).toMatch(
    /^\/\/ fetch refuses CONNECT, which opens a tunnel: use curl\.\n/,
  );
});

test('integers that a literal would round are sent as text', () => {
  const send = (language: Language, id: bigint) =>
    printSnippet(language, {
      ...SALE,
      body: { kind: 'json', media: 'application/json', value: { list: [{ id }] } },
    });
  const text = `{"list":[{"id":9007199254740993}]}`;
  expect(send('javascript', 9007199254740993n)).toContain(`body: '${text}'`);
  expect(send('javascript', 9007199254740993n)).toMatch(/^\/\/ The body is text: /);
  expect(send('php', 9007199254740993n)).toContain("'id' => 9007199254740993");
  expect(send('php', -(2n ** 63n))).toContain(`'{"list":[{"id":-9223372036854775808}]}'`);
  expect(send('python', 2n ** 70n)).toContain('"id": 1180591620717411303424');
  for (const language of ['curl', 'java', 'csharp', 'ruby', 'go'] as const)
    expect(send(language, 9007199254740993n)).toMatch(/"id": 9007199254740993\s/);
});

test('in Python null is sent as text', () => {
  const body = { kind: 'json', media: 'application/json', value: null } as const;
  const code = printSnippet('python', { ...SALE, body });
  expect(code).toContain('data="null"');
  expect(code).toContain('"Content-Type": "application/json"');
});

test.each([
  ['python', true],
  ['Python', false],
  ['toString', false],
  ['', false],
  [null, false],
])('%j names a language: %j', (text, is) => expect(isLanguage(text)).toBe(is));

const FORM: SampleRequest = {
  ...BARE,
  body: {
    kind: 'pairs',
    media: 'application/x-www-form-urlencoded',
    pairs: [
      ['amount', '4995'],
      ['card[number]', "it's"],
      ['expand[]', 'a b'],
    ],
  },
};

test.each([
  ['curl', `  -d amount=4995 \\\n  -d 'card[number]=it'\\''s' \\\n`],
  [
    'javascript',
    `new URLSearchParams([\n    ['amount', '4995'],\n    ['card[number]', 'it\\'s'],\n    ['expand[]', 'a b']\n  ])`,
  ],
  [
    'python',
    `    data=[\n      ("amount", "4995"),\n      ("card[number]", "it's"),\n      ("expand[]", "a b")\n    ]`,
  ],
  ['php', `'amount=4995&' .\n    'card%5Bnumber%5D=it\\'s&' .\n    'expand%5B%5D=a%20b');`],
  ['java', `"amount=4995&" +\n            "card%5B`],
  ['csharp', `new StringContent("amount=4995&" +\n    "card%5B`],
  [
    'ruby',
    `request.body = URI.encode_www_form([\n  ['amount', '4995'],\n  ['card[number]', 'it\\'s'],\n  ['expand[]', 'a b']\n])`,
  ],
  ['go', `strings.NewReader("amount=4995&" +\n\t\t"card%5B`],
])('in %s a form has a line for each of its fields', (language, lines) => {
  expect(isLanguage(language) && printSnippet(language, FORM)).toContain(lines);
});
