import * as words from '@/.generated/words/workbench/doctor';
import { findCardNumbers } from '../cards/card-numbers';
import { findRealCardPlace } from '../send/find-real-card';
import type { DoctorSettings } from './doctor-settings';
import type { Exchange, Header } from './exchange';
import type { Remark } from './finding';

/** Headers and fields whose values are secrets. */
const SECRET = /authorization|api-?key|secret|token|cookie|password|signature/i;

/** Secrets of a request: values of headers, each without its scheme, and the parts of HTTP Basic. */
export function listSecrets({ headers, url }: Exchange): readonly string[] {
  const values = headers
    .filter(([name]) => SECRET.test(name))
    .map(([, value]) => value.replace(/^\w+\s+(?=\S)/, ''));
  const query = [...new URLSearchParams(url.split('?')[1] ?? '')].filter(([name]) =>
    SECRET.test(name),
  );
  const all = [...values, ...values.flatMap(readBasic), ...query.map(([, value]) => value)];
  return all.filter((one) => one.length > 5 && !/^[*•x.]+$/i.test(one));
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

/** Headers that are looked at: those of keys have digits of their own. */
const isPlainHeader = ([name]: Header) => !SECRET.test(name);

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
    const plain = all.filter(isPlainHeader);
    if (![address, text, ...plain.map(([, value]) => value)].some(mayHoldCard)) return undefined;
    const body = { kind: 'text' as const, media: '', text };
    return findRealCardPlace({ ...rest, url: address, headers: plain, body }, testCards);
  };
  const sent = find(url, headers, body);
  const received = find('', responseHeaders, responseBody);
  const isProductionKey =
    productionKey !== undefined &&
    listSecrets(exchange).some((one) => new RegExp(productionKey, 'u').test(one));
  const isOpen =
    url.startsWith('http:') &&
    URL.canParse(url) &&
    hosts.has(new URL(url).host) &&
    !/^(?:localhost|127\.)/.test(new URL(url).host);
  return [
    ...[sent, received].flatMap((card) =>
      card
        ? [{ severity: 'error' as const, message: words.cardInFile(card.end), href: pages.cards }]
        : [],
    ),
    ...(isProductionKey
      ? [{ severity: 'error' as const, message: words.productionKey, href: pages.keys }]
      : []),
    ...(isOpen ? [{ severity: 'error' as const, message: words.notEncrypted, href: '' }] : []),
  ];
}
