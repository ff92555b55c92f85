import * as words from '@/.generated/words/workbench/refusals';
import { isContainer, isList, joinPointer } from '@/lib/openapi/core/json';
import { parseStringToken } from '@/lib/openapi/core/json-tokens';
import type { Json } from '@/lib/openapi/core/types';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { FormPart } from '@/lib/openapi/request/form-parts';
import type { SerializedBody } from '@/lib/openapi/request/serialize-body';
import { decodeUrlPart } from '@/lib/text/encode';
import { findCardNumbers } from '../cards/card-numbers';
import { listJsonTokens } from './json-text';

/** Tells that a number, of which the last digits are given, stands in a part of a request. */
type Refusal = (end: string) => string;

/** A text of a request, and why it is refused with a card number in it. */
type Place = { readonly refuse: Refusal; readonly text: string };

/** Refusal of a number in a field. */
function refuseField(name: string): Refusal {
  return (end) => words.cardInField({ end, name });
}

/** Refusal of a number at a pointer, which names the field: `billing.0.zip`. */
function refusePointer(pointer: string): Refusal {
  return pointer === '' ? words.cardInBody : refuseField(pointer.slice(1).replaceAll('/', '.'));
}

/** Every name and value of a JSON body, by its pointer without the root. */
function listJsonPlaces(value: Json, pointer = ''): readonly Place[] {
  const refuse = refusePointer(pointer);
  if (!isContainer(value)) return [{ refuse, text: String(value) }];
  // The digits of a number may be the items of a list.
  if (isList(value) && !value.some(isContainer)) return [{ refuse, text: JSON.stringify(value) }];
  return Object.entries(value).flatMap(([name, one]) => [
    { refuse, text: name },
    ...listJsonPlaces(one, joinPointer(pointer, name)),
  ]);
}

/** A text, and each string and number where it is JSON: escaped digits, and a name that is there twice, count, too. */
function listTextPlaces(text: string): readonly Place[] {
  const inside = listJsonTokens(text)
    .filter(({ kind }) => kind === 'value' || kind === 'name')
    .map(({ token, at, kind }) => ({
      refuse: refusePointer(kind === 'name' ? '' : at),
      text: parseStringToken(token),
    }));
  return [...inside, { refuse: words.cardInBody, text }];
}

function listPartPlaces({ name, text, parts = [] }: FormPart): readonly Place[] {
  return [{ refuse: refuseField(name), text: `${name} ${text}` }, ...parts.flatMap(listPartPlaces)];
}

function listBodyPlaces(body: SerializedBody): readonly Place[] {
  switch (body.kind) {
    case 'json':
      return listJsonPlaces(body.value);
    case 'form':
      return body.parts.flatMap(listPartPlaces);
    case 'pairs':
      return body.pairs.map(([name, text]) => ({
        refuse: refuseField(name),
        text: `${name} ${text}`,
      }));
    case 'text':
      return listTextPlaces(body.text);
    default:
      return body satisfies never;
  }
}

/** All texts of a request that could hold a card number. */
function listPlaces({ url, headers, cookies, body }: SampleRequest): readonly Place[] {
  return [
    { refuse: words.cardInAddress, text: decodeUrlPart(url.replaceAll('+', ' ')) },
    ...headers.map(([name, value]) => ({
      refuse: (end: string) => words.cardInHeader({ end, name }),
      text: decodeUrlPart(value),
    })),
    ...cookies.map((pair) => ({ refuse: words.cardInCookie, text: decodeUrlPart(pair) })),
    ...(body ? listBodyPlaces(body) : []),
  ];
}

/**
 * Numbers that are no card, of which one in ten has a valid check digit: merchant ids of 12 digits (cards of Maestro
 * begin with 5 or 6), and times of 13 or 14: ms since 1970, year to second (no issuer has numbers that begin so).
 */
const OTHER_NUMBER = /^(?:[0-47-9]\d{11}|1\d{12,13}|20\d{11,12})$/;

/** A number that could be a card, by its last four digits, with the refusal that names its place. */
type RealCard = { readonly end: string; readonly refuse: Refusal };

/** Lists the card numbers in a request that are no test cards: 12 to 19 digits with a valid check digit. */
export function* listRealCards(
  request: SampleRequest,
  testCards: readonly string[],
): Generator<RealCard, void> {
  for (const { refuse, text } of listPlaces(request))
    for (const { digits } of findCardNumbers(text))
      if (!testCards.includes(digits) && !OTHER_NUMBER.test(digits))
        yield { end: digits.slice(-4), refuse };
}

/**
 * Says of a request with a card number that it is not sent.
 * @param testCards Numbers that may be sent; the first is the one to use instead.
 * @returns One sentence that names the field, and the number by its last digits only; empty for none.
 */
export function findRealCard(request: SampleRequest, testCards: readonly string[]): string {
  const [found] = listRealCards(request, testCards);
  if (!found) return '';
  const use = testCards[0] === undefined ? '' : ` ${words.useTestCard(testCards[0])}`;
  return found.refuse(found.end) + use;
}
