import * as words from '@/.generated/words/signature/samples';
import { needsKeyId } from '@/lib/content/schemas/workbench/placeholders';
import type { RequestSignature } from '@/lib/content/schemas/workbench/request-signature';
import {
  expandSignature,
  listTemplateValues,
} from '@/lib/content/schemas/workbench/signature-template';
import type { Language } from '@/lib/openapi/core/sample-languages';
import { getHashLength } from '../sign-body';
import type { Values } from './fill-program';
import { listChoices, listKeyValues, listSigned, printProgram, printTexts } from './print-program';
import { LANGUAGES, SYNTAXES } from './syntax';

/** Values that are parts of the address. */
const IN_ADDRESS = ['scheme', 'host', 'path', 'query', 'sortedQuery', 'requestTarget'];

/** Name of a variable for a placeholder: `digest:hex` is `digestHex`, `header:content-type` is `contentType`. */
function getVariable(placeholder: string): string {
  if (!/[-:]/.test(placeholder)) return placeholder;
  return placeholder
    .replace(/^header:/, '')
    .toLowerCase()
    .replace(/[-:_](\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Names of the headers that are signed: `header:content-type`. */
function listHeaders(settings: RequestSignature): readonly string[] {
  return listTemplateValues(expandSignature(settings)).filter((name) => name.startsWith('header:'));
}

/** Arguments of a program that signs, behind method, address and body: headers, the id of the key, the key. */
export function listSignerInputs(settings: RequestSignature): readonly string[] {
  return [
    ...listHeaders(settings).map(getVariable),
    ...(needsKeyId(settings) ? ['keyId'] : []),
    settings.algorithm === 'HMAC' ? 'secret' : 'privateKey',
  ];
}

/** Values that a program computes, by their names. */
function listComputed(settings: RequestSignature): Values {
  const { digest, expiresSeconds, timeFormat } = settings;
  const names = listTemplateValues(expandSignature(settings)).map(getVariable);
  const hasTime = names.includes('timestamp') || names.includes('expires');
  const own = [...IN_ADDRESS, 'expires', 'nonce', 'digestHex', 'digestBase64'];
  return {
    ...Object.fromEntries(own.map((name) => [name, names.includes(name)])),
    ...listChoices(hasTime ? timeFormat : undefined, ['seconds', 'milliseconds', 'rfc3339']),
    address: IN_ADDRESS.some((name) => names.includes(name)),
    hasDigest: names.some((name) => name.startsWith('digest')),
    ...{ digestName: digest, DIGEST: digest.replace('-', ''), digestBits: digest.slice(4) },
    ...{ digest: digest.replace('-', '').toLowerCase(), expiresSeconds },
  };
}

/** Prints the program in one language. */
function printSigner(settings: RequestSignature, language: Language): string {
  const { algorithm, hash, encoding } = settings;
  const { signed, headers } = expandSignature(settings);
  const syntax = SYNTAXES[language];
  const inputs = listSignerInputs(settings);
  // In Go `url` is a package.
  const name = (one: string) => syntax.name(language === 'go' && one === 'url' ? 'address' : one);
  const print = (template: string) =>
    printTexts(template, { ...syntax, name: (one) => name(getVariable(one)) });
  const notes = [
    words.bytesAsSent(syntax.name('body')),
    ...listHeaders(settings).map((one) =>
      words.isHeader({ name: syntax.name(getVariable(one)), header: one.slice(7) }),
    ),
  ].map((note) => `${syntax.comment} ${note}`);
  return printProgram('sign', language, {
    ...listKeyValues(settings, syntax.name(algorithm === 'HMAC' ? 'secret' : 'privateKey'), syntax),
    ...listComputed(settings),
    ...listChoices(encoding, ['base64', 'hex']),
    ...{ encoding, hashName: hash, bytes: getHashLength(hash) },
    notes: notes.join('\n').replaceAll(language === 'curl' ? '"' : '', ''),
    inputs: syntax.parameters(inputs),
    contentType: inputs.includes('contentType'),
    signed: syntax.joinBytes(listSigned(signed, syntax.body ?? name('body'), syntax, print)),
    headers: Object.entries(headers).map(([header, value]) => ({
      name: language === 'curl' ? header : syntax.quote(header),
      value: print(value),
    })),
  });
}

/** Whether a language has an algorithm: a shell signs with a secret alone, PHP knows two kinds of private keys. */
function canSign(language: Language, { algorithm }: RequestSignature): boolean {
  if (language === 'curl') return algorithm === 'HMAC';
  return language !== 'php' || ['HMAC', 'RSA', 'Ed25519'].includes(algorithm);
}

/**
 * Prints the program that signs a request, by its language in the order of tabs. A language that does not have the
 * algorithm is left out.
 */
export function printRequestSigners(
  settings: RequestSignature,
): readonly (readonly [language: Language, code: string])[] {
  return LANGUAGES.filter((language) => canSign(language, settings)).map(
    (language) => [language, printSigner(settings, language)] as const,
  );
}
