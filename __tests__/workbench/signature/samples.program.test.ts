import { generateKeyPairSync } from 'node:crypto';
import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import {
  listVerifierInputs,
  printSignatureSamples,
} from '@/lib/workbench/signature/samples/verify-samples';
import { type Delivery, signDelivery } from '@/lib/workbench/signature/sign-delivery';
import { FORMS } from './forms';
import { LANGUAGES, runPrograms } from './run-programs';

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

/** Whether a program runs here: Jackson is no part of Java. */
const canRun = (code: string) => code !== '' && !code.includes('jackson');

describe.each(LANGUAGES.filter(([language]) => language !== 'curl'))('%s', (language, test) => {
  test('verifies every form, and refuses everything else', async () => {
    const all = await Promise.all(
      FORMS.map(async ({ name, settings }) => ({
        ...{ name, cases: await buildCases(settings) },
        code: new Map<string, string>(printSignatureSamples(settings)).get(language) ?? '',
      })),
    );
    const sources = all
      .filter(({ code }) => canRun(code))
      .map((source) => ({ ...source, calls: source.cases.map(({ values }) => values) }));
    const verdicts = runPrograms(language, 'verdict', sources, 0).trim().split('\n');
    const expected = sources.flatMap(({ name, cases }) =>
      cases.map(({ title, accepted }) => `${name}, ${title}: ${accepted}`),
    );
    const found = sources
      .flatMap(({ name, cases }) => cases.map(({ title }) => `${name}, ${title}`))
      .map((title, at) => `${title}: ${verdicts[at]}`);
    expect(found.length).toBeGreaterThan(20);
    expect(found).toEqual(expected);
  });
});
