import { spawnSync } from 'node:child_process';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestSignature } from '@/lib/content/schemas/workbench/request-signature';
import {
  quoteDouble,
  quoteJava,
  quoteJavascript,
  quotePhp,
  quoteRuby,
} from '@/lib/openapi/snippets/literal';
import { isRequestSigned } from '@/lib/workbench/signature/request/verify-request';
import {
  listSignerInputs,
  printRequestSigners,
} from '@/lib/workbench/signature/samples/sign-samples';
import { parseSignature, TEMPLATE } from './parse-signature';

jest.setTimeout(180_000);

const toPem = ({ privateKey }: { readonly privateKey: KeyObject }) =>
  privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const RSA = toPem(generateKeyPairSync('rsa', { modulusLength: 2048 }));
const EC = toPem(generateKeyPairSync('ec', { namedCurve: 'P-256' }));
const ED25519 = toPem(generateKeyPairSync('ed25519'));

const MESSAGE = {
  components: [
    ...['@method', '@target-uri', '@authority', '@scheme', '@request-target', '@path', '@query'],
    ...['content-digest', 'content-type'],
  ],
  parameters: ['created', 'expires', 'nonce', 'alg', 'keyid', 'tag'],
  tag: 'pay',
};
const known = (secret: string) => ({ known: { secret, keyId: 'key-1' } });

const FORMS: readonly (readonly [name: string, settings: RequestSignature])[] = (
  [
    ['a template in hex', TEMPLATE],
    ['a time in seconds', { ...TEMPLATE, timeFormat: 'seconds', hash: 'SHA-512' }],
    ['a time of RFC 3339', { ...TEMPLATE, timeFormat: 'rfc3339', encoding: 'base64' }],
    [
      'the body alone, with a key in Base64',
      {
        ...{ signed: '{body}', headers: { 'X-Signature': 'v1={signature}' } },
        key: { encoding: 'base64', prefix: 'sk_' },
        known: { secret: `sk_${Buffer.from('a key').toString('base64')}` },
      },
    ],
    [
      'a digest, with a key in hex',
      {
        ...{ signed: '{path}:{digest:base64}', headers: { 'X-Signature': '{signature}' } },
        ...{ digest: 'SHA-512', hash: 'SHA-384', key: { encoding: 'hex' } },
        known: { secret: Buffer.from('a key').toString('hex') },
      },
    ],
    ['a message signature', { ...MESSAGE, ...known("a secret with $signs, 'quotes' and \\") }],
    ...(
      [
        ['RSA', 'SHA-256', RSA],
        ['RSA-PSS', 'SHA-512', RSA],
        ['ECDSA', 'SHA-256', EC],
        ['Ed25519', 'SHA-256', ED25519],
      ] as const
    ).map(
      ([algorithm, hash, secret]) =>
        [
          algorithm,
          { ...MESSAGE, algorithm, hash, key: { encoding: 'pem' }, ...known(secret) },
        ] as const,
    ),
  ] as const
).map(([name, entry]) => [name, parseSignature(entry)] as const);

const URL_OF_ALL = 'https://api.example.com:8443/pg/sale?b=2&a=%C3%A9&a=1';
const BODY = '{"note":"Zoë $HOME \'x\'","amount":1.50}';

/** Arguments of a program in their order. */
function listArguments(settings: RequestSignature): readonly string[] {
  const values = new Map([
    ['contentType', 'application/json'],
    ['keyId', settings.known?.keyId ?? ''],
  ]);
  const inputs = listSignerInputs(settings).map(
    (name) => values.get(name) ?? settings.known?.secret ?? '',
  );
  return ['POST', URL_OF_ALL, BODY, ...inputs];
}

type Source = { readonly index: number; readonly code: string; readonly values: readonly string[] };

type Runner = {
  readonly probe: readonly [string, ...string[]];
  /** Files by name: programs that print each header as `name: value`, and a line `--` behind each request. */
  readonly files: (sources: readonly Source[]) => Readonly<Record<string, string>>;
  readonly commands: readonly (readonly [string, ...string[]])[];
};

const quoteAll = (values: readonly string[], quote: (text: string) => string, body: string) =>
  values.map((one, at) => (at === 2 ? body.replace('BODY', quote(one)) : quote(one))).join(', ');

const RUNNERS: Readonly<Record<string, Runner>> = {
  curl: {
    probe: ['openssl', 'version'],
    files: (sources) => ({
      'main.sh': sources
        .map(
          ({ code, values }) =>
            `(\ncurl() { for one in "$@"; do printf '%s\\n' "$one"; done; }\n${code}\nsend_signed ${values.map((one) => `'${one.replaceAll("'", "'\\''")}'`).join(' ')}\n) | grep -E '^[A-Za-z-]+: '\necho --`,
        )
        .join('\n'),
    }),
    commands: [['sh', 'main.sh']],
  },
  javascript: {
    probe: ['node', '--version'],
    files: (sources) => ({
      'main.js': sources
        .map(
          ({ code, values }) =>
            `(() => {\n${code}\nfor (const [name, value] of Object.entries(signRequest(${quoteAll(values, quoteJavascript, 'Buffer.from(BODY)')}))) console.log(name + ': ' + value);\nconsole.log('--');\n})();`,
        )
        .join('\n'),
    }),
    commands: [['node', 'main.js']],
  },
  python: {
    probe: ['python3', '-c', 'import cryptography'],
    files: (sources) => ({
      ...Object.fromEntries(sources.map(({ index, code }) => [`form${index}.py`, code])),
      'main.py': sources
        .map(
          ({ index, values }) =>
            `import form${index}\nfor name, value in form${index}.sign_request(${quoteAll(values, quoteDouble, 'BODY.encode()')}).items():\n    print(name + ": " + value)\nprint("--")`,
        )
        .join('\n'),
    }),
    commands: [['python3', '-W', 'error', 'main.py']],
  },
  php: {
    probe: ['php', '-r', 'exit(function_exists("sodium_crypto_sign_detached") ? 0 : 1);'],
    files: (sources) => ({
      'main.php': [
        '<?php',
        ...sources.map(
          ({ index, code, values }) =>
            `${code.replace('<?php', '').replace('sign_request', `form${index}`)}\nforeach (form${index}(${quoteAll(values, quotePhp, 'BODY')}) as $name => $value) { echo "$name: $value\\n"; }\necho "--\\n";`,
        ),
      ].join('\n'),
    }),
    commands: [['php', '-d', 'error_reporting=-1', '-d', 'display_errors=stderr', 'main.php']],
  },
  ruby: {
    probe: ['ruby', '-e', 'require "openssl"'],
    files: (sources) => ({
      'main.rb': sources
        .map(
          ({ index, code, values }) =>
            `${code.replace('sign_request', `form${index}`)}\nform${index}(${quoteAll(values, quoteRuby, 'BODY')}).each { |name, value| puts "#{name}: #{value}" }\nputs '--'`,
        )
        .join('\n'),
    }),
    commands: [['ruby', '-w', 'main.rb']],
  },
  java: {
    probe: ['javac', '--version'],
    files: (sources) => ({
      ...Object.fromEntries(
        sources.map(({ index, code }) => [
          `Form${index}.java`,
          code.replace('class RequestSignature', `class Form${index}`),
        ]),
      ),
      'Main.java': `class Main {\n  public static void main(String[] args) throws Exception {\n${sources
        .map(
          ({ index, values }) =>
            `Form${index}.signRequest(${quoteAll(values, quoteJava, 'BODY.getBytes("UTF-8")')}).forEach((name, value) -> System.out.println(name + ": " + value));\nSystem.out.println("--");`,
        )
        .join('\n')}\n}\n}`,
    }),
    commands: [
      ['sh', '-c', 'javac -encoding UTF-8 -Xlint:all *.java'],
      ['java', '-Xshare:auto', 'Main'],
    ],
  },
  go: {
    probe: ['go', 'version'],
    files: (sources) => ({
      'go.mod': 'module example.com/requests\n\ngo 1.19\n',
      ...Object.fromEntries(
        sources.map(({ index, code }) => [
          `form${index}.go`,
          code.replaceAll('signRequest', `form${index}`),
        ]),
      ),
      'main.go': `package main\n\nimport "fmt"\n\nfunc show(headers map[string]string, err error) {\n\tif err != nil {\n\t\tpanic(err)\n\t}\n\tfor name, value := range headers {\n\t\tfmt.Println(name + ": " + value)\n\t}\n\tfmt.Println("--")\n}\n\nfunc main() {\n${sources
        .map(
          ({ index, values }) =>
            `\tshow(form${index}(${quoteAll(values, quoteDouble, '[]byte(BODY)')}))`,
        )
        .join('\n')}\n}\n`,
    }),
    commands: [['sh', '-c', 'go vet . && go run .']],
  },
};

const canProbe = ([program, ...words]: readonly [string, ...string[]]) =>
  spawnSync(program, words, { stdio: 'ignore' }).status === 0;

describe.each(Object.entries(RUNNERS))('%s', (language, { probe, files, commands }) => {
  (canProbe(probe) ? it : it.skip)('signs by every form, so that it is verified', async () => {
    const sources = FORMS.flatMap(([name, settings], index) => {
      const code = new Map<string, string>(printRequestSigners(settings)).get(language);
      return code === undefined
        ? []
        : [{ name, index, settings, code, values: listArguments(settings) }];
    });
    const folder = mkdtempSync(join(tmpdir(), 'signer-'));
    for (const [name, text] of Object.entries(files(sources)))
      writeFileSync(join(folder, name), text);
    const printed = commands.map(([program, ...words]) => {
      const { stdout, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' });
      expect([language, stderr]).toEqual([language, '']);
      return stdout;
    });
    const blocks = (printed.at(-1) ?? '').split('--\n');
    const verdicts = await Promise.all(
      sources.map(async ({ name, settings }, at) => {
        const lines = (blocks[at] ?? '').trim().split('\n');
        const headers = new Headers({ 'Content-Type': 'application/json' });
        for (const line of lines) {
          const [header = '', ...rest] = line.split(': ');
          if (header !== '') headers.set(header, rest.join(': '));
        }
        const body = new TextEncoder().encode(BODY);
        const request = { method: 'POST', url: URL_OF_ALL, headers, body };
        const changed = { ...request, body: body.slice(1) };
        return [
          name,
          await isRequestSigned(request, settings),
          await isRequestSigned(changed, settings),
        ];
      }),
    );
    expect(verdicts).toEqual(sources.map(({ name }) => [name, true, false]));
  });
});

test('every language has a program, but for what it cannot do alone', () => {
  const languages = FORMS.map(([name, settings]) => [
    name,
    printRequestSigners(settings)
      .map(([language]) => language)
      .join(' '),
  ]);
  const all = 'curl javascript python php java csharp ruby go';
  expect(Object.fromEntries(languages)).toMatchObject({
    'a template in hex': all,
    'a message signature': all,
    RSA: all.replace('curl ', ''),
    Ed25519: all.replace('curl ', ''),
    'RSA-PSS': 'javascript python java csharp ruby go',
    ECDSA: 'javascript python java csharp ruby go',
  });
});
