import file from '@/content/test-data.json';
import type { TestData } from '@/lib/content/schemas/test-data';
import { isObject } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';

/** Test data with its type, because an empty list in the file has none. */
const data: TestData = file;

/** Test cards; any other number is refused with `rcode` 108, unless the list is empty. */
const CARDS: readonly string[] = data.cards.map(({ number }) => number);

/** Amounts that decide the outcome, with its status and `rcode`. */
const AMOUNTS: readonly {
  readonly amount: number;
  readonly status: number;
  readonly rcode: string;
}[] = data.amounts.map(({ amount, status, rcode }) => ({ amount: Number(amount), status, rcode }));

/** `auth_avs_result` by `avs_zip`; any other ZIP gives `Y`. */
const AVS_RESULTS: ReadonlyMap<string, string> = new Map(
  data.avs.map(({ zip, result }) => [zip, result]),
);

/** `auth_cvv2_result` by the last three digits of `cvv2`; others give `M`. */
const CVV2_RESULTS: ReadonlyMap<string, string> = new Map(
  data.cvv2.map(({ cvv2, result }) => [cvv2, result]),
);

/** `merchant_advice_code` of a declined Mastercard, by `rcode`. */
const MERCHANT_ADVICE: ReadonlyMap<string, string> = new Map(
  data.amounts.flatMap(({ rcode, advice }) => (advice === undefined ? [] : [[rcode, advice]])),
);

/** Outcome that test data in a request decides, which selects the example by status and `rcode`. */
export type Outcome = {
  readonly status: number;
  /** Code of the response: `051`. */
  readonly rcode: string;
  /** Text to look for in the JSON of the example; absent to look for the `rcode`. */
  readonly exampleText?: string;
  /** Refused field, where it is one field. */
  readonly field?: { readonly field: string; readonly message: string };
};

/** Operations whose amount decides the outcome (content/api/testing.mdx, "Outcomes by amount"). */
const CHARGES = ['post /sale', 'post /auth', 'post /recharge/{pgIdOrig}'];
const SUBSCRIBE = 'post /subscription';
/** Code of a partial approval, if the request allows it. */
const PARTIAL = '010';
/** Code of an approval. */
const APPROVED = '000';

/**
 * Decides the outcome by the test data in a valid request; `undefined` for none, which means the
 * operation's first example.
 * @param id id of the operation: `post /sale`.
 * @param codes all values of `rcode`.
 */
export function decideOutcome(
  id: string,
  body: Json | undefined,
  codes: readonly string[],
): Outcome | undefined {
  if (!isObject(body)) return undefined;
  const { card_number: card, exp_date: date, amt_tran: amount, amt_setup: setup } = body;
  if (typeof card === 'string' && isRefused(card)) {
    const message = 'Must be one of the test cards of the sandbox';
    return { status: 400, rcode: '108', field: { field: 'card_number', message } };
  }
  if (typeof date === 'string' && isPast(date)) {
    const message = 'Must not be in the past';
    return { status: 400, rcode: '107', field: { field: 'exp_date', message } };
  }
  if (typeof amount === 'number' && !isWholeCents(amount)) {
    const message = 'Must have at most two decimals';
    return { status: 400, rcode: '104', field: { field: 'amt_tran', message } };
  }
  if (id === SUBSCRIBE && typeof setup === 'number') {
    return { status: 200, rcode: /^0\.\d/.test(String(setup)) ? amountRcode(setup) : APPROVED };
  }
  return CHARGES.includes(id) ? decideChargeOutcome(body, codes) : undefined;
}

/** Whether a card is refused; a sandbox without test cards accepts any. */
function isRefused(card: string): boolean {
  return CARDS.length > 0 && !CARDS.includes(card);
}

/** Whether a card has expired: it is valid until the end of the month `MMYY`. */
function isPast(date: string): boolean {
  const [, month, year] = /^(\d\d)(\d\d)$/.exec(date) ?? [];
  return month !== undefined && new Date(2000 + Number(year), Number(month)) <= new Date();
}

function isWholeCents(amount: number): boolean {
  return Number(amount.toFixed(2)) === amount;
}

function decideChargeOutcome(
  { amt_tran: amount, partial_auth: isPartial, tokenize: isStored }: JsonObject,
  codes: readonly string[],
): Outcome | undefined {
  if (typeof amount !== 'number') return undefined;
  const listed = AMOUNTS.find((one) => one.amount === amount);
  const isWhole = listed?.rcode === PARTIAL && isPartial !== true;
  if (listed && listed.rcode !== APPROVED && !isWhole) {
    return { status: listed.status, rcode: listed.rcode };
  }
  const rcode = amountRcode(amount);
  const isDecline = amount < 1 && codes.includes(rcode) && rcode !== PARTIAL;
  if (isDecline) return { status: 402, rcode };
  return isStored === true ? { status: 200, rcode: APPROVED, exampleText: '"card_id"' } : undefined;
}

/** Code in the cents of an amount: `051` for 0.51. */
function amountRcode(amount: number): string {
  return String(Math.round(amount * 100)).padStart(3, '0');
}

/**
 * Builds the fields of a payment's response that depend on the request: address and CVV2 results,
 * and a declined Mastercard's advice. `undefined` removes a field: what was not sent was not
 * checked.
 */
export function buildCheckResults(
  body: JsonObject,
  rcode: string,
): Readonly<Record<string, string | undefined>> {
  const { avs_zip: zip, cvv2, card_number: card } = body;
  const isMastercard = typeof card === 'string' && /^(5[1-5]|2[2-7])/.test(card);
  const advice = isMastercard ? MERCHANT_ADVICE.get(rcode) : undefined;
  return {
    auth_avs_result: typeof zip === 'string' ? (AVS_RESULTS.get(zip) ?? 'Y') : undefined,
    auth_cvv2_result:
      typeof cvv2 === 'string' ? (CVV2_RESULTS.get(cvv2.slice(-3)) ?? 'M') : undefined,
    ...(advice === undefined ? {} : { merchant_advice_code: advice }),
  };
}
