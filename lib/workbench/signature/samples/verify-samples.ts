import * as words from '@/.generated/words/signature/samples';
import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import type { Language } from '@/lib/openapi/core/sample-languages';
import { getBodyPath } from '../sign-delivery';
import { escapePattern, listValueNames, splitFormat } from '../signed-string';
import type { Values } from './fill-program';
import { listChoices, listKeyValues, listSigned, printProgram, printTexts } from './print-program';
import { LANGUAGES, type Syntax, SYNTAXES } from './syntax';

/** What a program that verifies a signature is given. */
export type VerifierInputs = {
  /** Arguments between the body and the key: `header`, `timestamp`. */
  readonly inputs: readonly string[];
  /** Where the time of signing stands: in a value, or in a claim of the token. */
  readonly time: 'timestamp' | 'claim' | undefined;
};

/** Lists what a program that verifies is given. */
export function listVerifierInputs(settings: WebhookSignature): VerifierInputs {
  const { header, signed, token, bodyHash } = settings;
  const inParts = splitFormat(settings).map(({ name }) => name);
  const values = token === undefined ? listValueNames(signed) : [];
  return {
    inputs: [
      ...(header === undefined ? [] : ['header']),
      ...values.filter((name) => !inParts.includes(name)),
    ],
    time: values.includes('timestamp') ? 'timestamp' : bodyHash === undefined ? undefined : 'claim',
  };
}

/** Comments above a program, one a line. */
function printNotes(
  { header, headers }: WebhookSignature,
  inputs: readonly string[],
  { comment, name: rename }: Syntax,
): string {
  const places = Object.entries({ header, ...headers });
  return [
    words.bytesAsReceived(rename('rawBody')),
    ...places.flatMap(([name, place]) =>
      place !== undefined && inputs.includes(name)
        ? [words.isHeader({ name: rename(name), header: place })]
        : [],
    ),
    ...(inputs.includes('url') ? [words.isAddress(rename('url'))] : []),
    ...(inputs.includes('webhookId') ? [words.isWebhook(rename('webhookId'))] : []),
  ]
    .map((note) => `${comment} ${note}`)
    .join('\n');
}

/** Prints the expression of what is signed. */
function printSigned(settings: WebhookSignature, syntax: Syntax): string {
  const { field, crc32, joinBytes } = syntax;
  const own = { ...syntax, ...syntax.inVerifier };
  const name = (value: string) => (value === 'crc32' ? crc32 : own.name(value));
  const root = getBodyPath(settings, '');
  const print = (text: string) => printTexts(text, { ...own, name }, (path) => field(path, root));
  return joinBytes(listSigned(settings.signed, own.body ?? own.name('rawBody'), own, print));
}

/** Values of a header, and how the signature stands in it. */
function listHeaderValues(settings: WebhookSignature, { quote, name }: Syntax): Values {
  const { separator, token, signed } = settings;
  const format = splitFormat(settings);
  const values = token === undefined ? listValueNames(signed) : [];
  const { prefix = '' } = format.find((part) => part.name === 'signature') ?? {};
  const pattern = escapePattern(separator);
  const isSign = /^[^'\\\p{C}]$/u.test(separator);
  return {
    separator: quote(separator),
    separatorSign: isSign ? `'${separator}'` : quote(separator),
    separatorPattern: quote(separator.replace(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`)),
    prefix: prefix === '' ? '' : quote(prefix),
    prefixLength: prefix.length,
    prefixPattern: escapePattern(prefix),
    parts: format
      .filter((part) => values.some((one) => one === part.name))
      .map((part) => ({
        name: name(part.name),
        prefix: quote(part.prefix),
        prefixLength: part.prefix.length,
        pattern: quote(`/(?:^|${pattern})\\s*${escapePattern(part.prefix)}([^${pattern}]*)/`),
      })),
  };
}

/** Values of the program in one language. */
function listValues(settings: WebhookSignature, syntax: Syntax): Values {
  const { algorithm, header, token, bodyHash, signatureField, maxAgeSeconds } = settings;
  const { signed, timeFormat } = settings;
  const root = getBodyPath(settings, '');
  const { inputs, time } = listVerifierInputs(settings);
  const { quote, name, parameters, comment } = syntax;
  const key = algorithm === 'HMAC' ? 'secret' : 'publicKey';
  const isToken = token !== undefined;
  const hasFields = signatureField !== undefined || signed.includes('{field:');
  return {
    ...listKeyValues(settings, name(key), syntax),
    ...listHeaderValues(settings, syntax),
    ...listChoices(isToken ? undefined : settings.encoding, ['base64', 'hex']),
    ...listChoices(time === 'timestamp' ? timeFormat : undefined, [
      'seconds',
      'milliseconds',
      'rfc3339',
    ]),
    ...{
      encoding: settings.encoding,
      maxAgeSeconds,
      unixTime: time === 'timestamp' && timeFormat !== 'rfc3339',
    },
    ageNote: time === undefined ? '' : `${comment} ${words.olderIsCopy(maxAgeSeconds)}`,
    notes: printNotes(settings, inputs, syntax),
    inputs: parameters([...inputs, key]),
    ...{ header: header !== undefined && !isToken, token: isToken, whole: token === 'whole' },
    ...{ claims: bodyHash !== undefined, bodyHash: quote(bodyHash ?? '') },
    ...{ bodyToken: isToken && bodyHash === undefined },
    decodesToken: bodyHash !== undefined || (isToken && algorithm !== 'HMAC'),
    single: isToken || signatureField !== undefined,
    field: !isToken && signatureField !== undefined,
    ...{ fields: hasFields, json: hasFields || bodyHash !== undefined },
    ...{ root: quote(root), rawRoot: root, signatureField: quote(signatureField ?? '') },
    rootedField: quote(root + (signatureField ?? '')),
    ...{ crc32: signed.includes('{crc32}'), signed: printSigned(settings, syntax) },
  };
}

/** Prints the program that verifies a signature by its language, in the order of tabs: curl sends and does not receive. */
export function printSignatureSamples(
  settings: WebhookSignature,
): readonly (readonly [language: Language, code: string])[] {
  return LANGUAGES.filter((language) => language !== 'curl').map(
    (language) =>
      [
        language,
        printProgram('verify', language, listValues(settings, SYNTAXES[language])),
      ] as const,
  );
}
