import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import {
  quoteDouble,
  quoteJava,
  quoteJavascript,
  quotePhp,
  quoteRuby,
} from '@/lib/openapi/snippets/literal';
import {
  listVerifierInputs,
  printSignatureSamples,
} from '@/lib/workbench/signature/samples/verify-samples';
import { type Delivery, signDelivery } from '@/lib/workbench/signature/sign-delivery';
import { FORMS } from './forms';

jest.setTimeout(180_000);

type Case = {
  readonly title: string;
  /** Body, inputs and key, in the order of the program. */
  readonly values: readonly string[];
  readonly accepted: boolean;
};

/** Another key of the same kind. */
function buildOtherKey({ algorithm, key, known }: WebhookSignature): string {
  const { publicKey } =
    algorithm === 'RSA'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ed25519');
  if (key.encoding === 'certificate') return known.secret;
  if (key.encoding === 'text') return 'another secret';
  return key.encoding === 'base64' || key.encoding === 'hex'
    ? key.prefix +
        publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString(key.encoding)
    : publicKey.export({ format: 'pem', type: 'spki' }).toString();
}

async function buildCases(settings: WebhookSignature): Promise<readonly Case[]> {
  const { known, header: name, headers, format, separator, token, key, signatureField } = settings;
  const plan = listVerifierInputs(settings);
  const delivery = {
    body: known.body,
    secret: known.privateKey ?? known.secret,
    url: known.url ?? 'http://localhost/',
    now: Date.now(),
    id: 'msg_1',
    webhookId: known.webhookId,
  };
  const sign = async (changed: Partial<Delivery> = {}): Promise<Values> => {
    const signed = await signDelivery({ ...delivery, ...changed }, settings);
    const sent = new Map(Object.entries(signed.headers));
    const get = (one: string | undefined) => sent.get(one ?? '') ?? '';
    return {
      ...{ body: signed.body, header: get(name), id: get(headers.id) },
      ...{ timestamp: get(headers.timestamp), url: delivery.url },
      ...{ webhookId: known.webhookId ?? '', secret: known.secret },
    };
  };
  const list = (values: Values) => {
    const all = new Map(Object.entries(values));
    return ['body', ...plan.inputs, 'secret'].map((one) => all.get(one) ?? '');
  };
  const right = await sign();
  const { body = '', header = '' } = right;
  const write = (title: string, accepted: boolean, changed: Values): Case => ({
    title,
    accepted,
    values: list({ ...right, ...changed }),
  });
  const isOther = key.encoding !== 'certificate';
  const before = format.replace('{signature}', 'AAAA').replace(/.*\}.*?(?=[^,]*$)/, '');
  return [
    write('what is signed now', true, {}),
    write('a changed body', false, {
      body: body.replace(/[1o](?=[^1o]*$)|AUTHORISATION/, '7'),
    }),
    ...(isOther ? [write('another key', false, { secret: buildOtherKey(settings) })] : []),
    ...(signatureField === undefined
      ? [
          write('no header', false, { header: '' }),
          write('a header that is no signature', false, { header: '*,,=' }),
        ]
      : [
          write('a body that is not signed', false, {
            body: known.body.replace(/coqCmt/, 'aaaaaa'),
          }),
        ]),
    ...(signatureField === undefined && token === undefined
      ? [write('a second signature', true, { header: `${before}${separator}${header}` })]
      : []),
    ...(plan.time === undefined
      ? []
      : [
          write(
            'an old request',
            false,
            await sign({ now: Date.now() + (settings.maxAgeSeconds + 3600) * -1000 }),
          ),
        ]),
  ];
}

/** Values of a delivery by the names of arguments. */
type Values = Readonly<Partial<Record<string, string>>>;

type Source = { readonly index: number; readonly code: string; readonly cases: readonly Case[] };

type Runner = {
  readonly probe: readonly [string, ...string[]];
  /** Files by name. */
  readonly files: (sources: readonly Source[]) => Readonly<Record<string, string>>;
  readonly commands: readonly (readonly [string, ...string[]])[];
  /** Whether it can run a program here. */
  readonly canRun?: (code: string) => boolean;
};

const eachCase = (
  sources: readonly Source[],
  print: (index: number, values: readonly string[]) => string,
) =>
  sources.flatMap(({ index, cases }) => cases.map(({ values }) => print(index, values))).join('\n');

const RUNNERS: Readonly<Record<string, Runner>> = {
  javascript: {
    probe: ['node', '--version'],
    files: (sources) => ({
      'main.js': [
        ...sources.map(
          ({ index, code }) =>
            `const form${index} = (() => {\n${code}\nreturn isSignedByUs;\n})();`,
        ),
        eachCase(
          sources,
          (index, [body = '', ...rest]) =>
            `console.log(form${index}(${[`Buffer.from(${quoteJavascript(body)})`, ...rest.map(quoteJavascript)].join(', ')}));`,
        ),
      ].join('\n'),
    }),
    commands: [['node', 'main.js']],
  },
  python: {
    probe: ['python3', '-c', 'import cryptography'],
    files: (sources) => ({
      ...Object.fromEntries(sources.map(({ index, code }) => [`form${index}.py`, code])),
      'main.py': [
        ...sources.map(({ index }) => `import form${index}`),
        eachCase(
          sources,
          (index, [body = '', ...rest]) =>
            `print(str(form${index}.is_signed_by_us(${[`${quoteDouble(body)}.encode()`, ...rest.map(quoteDouble)].join(', ')})).lower())`,
        ),
      ].join('\n'),
    }),
    commands: [['python3', '-W', 'error', 'main.py']],
  },
  php: {
    probe: ['php', '-r', 'exit(function_exists("sodium_crypto_sign_verify_detached") ? 0 : 1);'],
    files: (sources) => ({
      'main.php': [
        '<?php',
        ...sources.map(({ index, code }) =>
          code.replace('<?php', '').replace('is_signed_by_us', `form${index}`),
        ),
        eachCase(
          sources,
          (index, values) =>
            `echo json_encode(form${index}(${values.map(quotePhp).join(', ')})), "\\n";`,
        ),
      ].join('\n'),
    }),
    commands: [['php', '-d', 'error_reporting=-1', '-d', 'display_errors=stderr', 'main.php']],
  },
  ruby: {
    probe: ['ruby', '-e', 'require "openssl"'],
    files: (sources) => ({
      'main.rb': [
        ...sources.map(({ index, code }) => code.replace('signed_by_us?', `form${index}`)),
        eachCase(
          sources,
          (index, values) => `puts form${index}(${values.map(quoteRuby).join(', ')})`,
        ),
      ].join('\n'),
    }),
    commands: [['ruby', '-w', 'main.rb']],
  },
  java: {
    probe: ['javac', '--version'],
    // Jackson is no part of Java.
    canRun: (code) => !code.includes('jackson'),
    files: (sources) => ({
      ...Object.fromEntries(
        sources.map(({ index, code }) => [
          `Form${index}.java`,
          code.replace('class WebhookSignature', `class Form${index}`),
        ]),
      ),
      'Main.java': `class Main {\n  public static void main(String[] args) throws Exception {\n${eachCase(
        sources,
        (index, [body = '', ...rest]) =>
          `System.out.println(Form${index}.isSignedByUs(${[`${quoteJava(body)}.getBytes("UTF-8")`, ...rest.map(quoteJava)].join(', ')}));`,
      )}\n}\n}`,
    }),
    commands: [
      ['sh', '-c', 'javac -encoding UTF-8 -Xlint:all *.java'],
      ['java', '-Xshare:auto', 'Main'],
    ],
  },
  go: {
    probe: ['go', 'version'],
    files: (sources) => ({
      'go.mod': 'module example.com/webhooks\n\ngo 1.19\n',
      ...Object.fromEntries(
        sources.map(({ index, code }) => [
          `form${index}.go`,
          code.replaceAll('isSignedByUs', `form${index}`),
        ]),
      ),
      'main.go': `package main\n\nimport "fmt"\n\nfunc main() {\n${eachCase(
        sources,
        (index, [body = '', ...rest]) =>
          `\tfmt.Println(form${index}(${[`[]byte(${quoteDouble(body)})`, ...rest.map(quoteDouble)].join(', ')}))`,
      )}\n}\n`,
    }),
    commands: [['sh', '-c', 'go vet . && go run .']],
  },
};

const canProbe = ([program, ...words]: readonly [string, ...string[]]) =>
  spawnSync(program, words, { stdio: 'ignore' }).status === 0;

describe.each(Object.entries(RUNNERS))('%s', (language, { probe, files, commands, canRun }) => {
  (canProbe(probe) ? it : it.skip)('verifies every form, and refuses everything else', async () => {
    const all = await Promise.all(
      FORMS.map(async ({ name, settings }, index) => ({
        ...{ index, name, cases: await buildCases(settings) },
        code: new Map(Object.entries(printSignatureSamples(settings))).get(language) ?? '',
      })),
    );
    const sources = all.filter(({ code }) => canRun?.(code) ?? true);
    const folder = mkdtempSync(join(tmpdir(), 'signature-'));
    for (const [name, text] of Object.entries(files(sources)))
      writeFileSync(join(folder, name), text);
    const printed = commands.map(([program, ...words]) => {
      const { stdout, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' });
      expect([language, stderr]).toEqual([language, '']);
      return stdout;
    });
    const verdicts = (printed.at(-1) ?? '').trim().split('\n');
    const expected = sources.flatMap(({ name, cases }) =>
      cases.map(({ title, accepted }) => `${name}, ${title}: ${accepted}`),
    );
    const found = sources
      .flatMap(({ name, cases }) => cases.map(({ title }) => `${name}, ${title}`))
      .map((title, at) => `${title}: ${verdicts[at]}`);
    expect(found).toEqual(expected);
  });
});
