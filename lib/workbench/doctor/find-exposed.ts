import * as words from '@/.generated/words/workbench/doctor';
import { findCardNumbers } from '../cards/card-numbers';
import { listRealCards } from '../send/find-real-card';
import { isSecretName, listSecretTexts } from '../visit/visit-secrets';
import type { DoctorSettings } from './doctor-settings';
import type { Remark } from './finding';
import { type Exchange, type Header, parseBody, readRequestBody } from './recording/exchange';

/** Whether a header or a parameter of this name holds a secret. */
const isSecret = ([name]: Header) => isSecretName(name) || /cookie|signature/i.test(name);

/** Fewest characters of a secret: a shorter one stands in many a text by chance. */
const MIN_SECRET_CHARS = 6;

/**
 * Secrets of a request and its response: values of headers, parameters and fields whose names say so, each also without
 * its scheme, and the parts of HTTP Basic. None of those that are masked already.
 */
export function listExchangeSecrets(exchange: Exchange): readonly string[] {
  const { headers, responseHeaders, url, responseBody } = exchange;
  const query = [...new URLSearchParams(url.split('?')[1] ?? '')] satisfies readonly Header[];
  const named = [...headers, ...responseHeaders, ...query].filter(isSecret).flatMap(([, value]) => {
    const plain = value.replace(/^\w+\s+(?=\S)/, '');
    return [value, plain, ...readBasic(plain)];
  });
  const inBodies = [readRequestBody(exchange), parseBody(responseBody)].flatMap((body) =>
    body === undefined ? [] : listSecretTexts(body),
  );
  return [...named, ...inBodies].filter(
    (one) => one.length >= MIN_SECRET_CHARS && !/^[*•x.]+$/i.test(one),
  );
}

function readBasic(value: string): readonly string[] {
  try {
    return atob(value).split(':');
  } catch {
    return [];
  }
}

/** Digits of the shortest card number, and signs in which they stand at least. */
const [MIN_DIGITS, MAX_SIGNS] = [12, 80];

/** Whether so many digits stand near each other. */
function hasDigits(text: string): boolean {
  const digits: number[] = [];
  for (const { index } of text.matchAll(/\d/g)) {
    digits.push(index);
    const first = digits[digits.length - MIN_DIGITS];
    if (first !== undefined && index - first < MAX_SIGNS) return true;
  }
  return false;
}

/** What may stand for digits. */
const ESCAPES = /[^\0-\x7f]|\\u|%[\dA-F]{2}|&#/i;

/** Whether a text may hold a card number: a quick look, as few do. */
const mayHoldCard = (text: string) =>
  ESCAPES.test(text) || (hasDigits(text) && findCardNumbers(text).length > 0);

/**
 * Finds what must not stand in a file: real card numbers, keys of production, and requests that were sent without
 * encryption.
 * @param hosts Hosts of the provider.
 */
export function findExposed(
  exchange: Exchange,
  { testCards, productionKey, pages }: DoctorSettings,
  hosts: ReadonlySet<string>,
): readonly Remark[] {
  const { method, url, headers, body, responseHeaders, responseBody } = exchange;
  const rest = { method, cookies: [], keys: [] };
  const find = (address: string, all: readonly Header[], text: string) => {
    // Keys have digits of their own.
    const plain = all.filter((one) => !isSecret(one));
    if (![address, text, ...plain.map(([, value]) => value)].some(mayHoldCard)) return [];
    const body = { kind: 'text' as const, media: '', text };
    return [...listRealCards({ ...rest, url: address, headers: plain, body }, testCards)];
  };
  const cards = [...find(url, headers, body), ...find('', responseHeaders, responseBody)];
  const pattern = productionKey === undefined ? undefined : new RegExp(productionKey, 'u');
  const isProductionKey =
    pattern !== undefined && listExchangeSecrets(exchange).some((one) => pattern.test(one));
  const isOpen =
    url.startsWith('http:') &&
    URL.canParse(url) &&
    hosts.has(new URL(url).host) &&
    !/^(?:localhost|127\.)/.test(new URL(url).host);
  return [
    ...[...new Set(cards.map(({ end }) => end))].map((end) => ({
      severity: 'error' as const,
      message: words.cardInFile(end),
      href: pages.cards,
    })),
    ...(isProductionKey
      ? [{ severity: 'error' as const, message: words.productionKey, href: pages.keys }]
      : []),
    ...(isOpen ? [{ severity: 'error' as const, message: words.notEncrypted, href: '' }] : []),
  ];
}
