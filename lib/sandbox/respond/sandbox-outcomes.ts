import type { TestData } from '@/lib/content/schemas/test-data';
import { isObject } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';

/** Outcome that test data in a request decides, which selects the example by status and code. */
export type Outcome = {
  readonly status: number;
  /** Code of the response: `051`; empty where only the example is selected. */
  readonly code: string;
  /** Text to look for in the JSON of the example. */
  readonly exampleText: string;
  /** Refused field, where it is one field. */
  readonly field?: { readonly field: string; readonly message: string };
};

/**
 * Decides the outcome by the test data in a valid request; `undefined` for none, which means the
 * operation's first example.
 * @param id id of the operation: `post /sale`.
 * @param codes all codes that the document explains.
 * @param now time in ms, by which cards expire.
 */
export function decideOutcome(
  data: TestData,
  id: string,
  body: Json | undefined,
  codes: readonly string[],
  now = Date.now(),
): Outcome | undefined {
  if (!isObject(body)) return undefined;
  const { request, charges } = data.sandbox;
  const refusal = findRefusal(data, body, now);
  if (refusal) return refusal;
  const charge = charges.find(({ operation }) => operation === id);
  const amount = charge && getField(body, charge.amount ?? request.amount);
  if (typeof amount !== 'number') return undefined;
  const decision = decideAmount(data, body, amount, codes);
  if (charge?.status !== undefined) {
    const code = decision?.code ?? data.sandbox.approved;
    return code === undefined ? undefined : buildOutcome(data, charge.status, code);
  }
  return decision ? buildOutcome(data, decision.status, decision.code) : findStored(data, body);
}

function buildOutcome({ sandbox }: TestData, status: number, code: string): Outcome {
  return { status, code, exampleText: `"${sandbox.response.code ?? ''}":"${code}"` };
}

/** Value of a field; `undefined` where the sandbox has no such field. */
function getField(body: JsonObject, name: string | undefined): Json | undefined {
  return name !== undefined && Object.hasOwn(body, name) ? body[name] : undefined;
}

/** Outcome of the first field that the sandbox refuses; `undefined` where it refuses none. */
function findRefusal(
  { sandbox, cards }: TestData,
  body: JsonObject,
  now: number,
): Outcome | undefined {
  const { request, refusals } = sandbox;
  // A sandbox without test cards accepts any.
  const isUnknown = (card: string) =>
    cards.length > 0 && !cards.some(({ number }) => number === card);
  const card = getField(body, request.card);
  const expiry = getField(body, request.expiry);
  const amount = getField(body, request.amount);
  const checks = [
    { by: 'card', isRefused: typeof card === 'string' && isUnknown(card) },
    { by: 'expiry', isRefused: typeof expiry === 'string' && isPast(expiry, now) },
    { by: 'amount', isRefused: typeof amount === 'number' && !isWholeCents(amount) },
  ] as const;
  for (const { by, isRefused } of checks) {
    const refusal = refusals[by];
    const field = request[by];
    if (!isRefused || !refusal || field === undefined) continue;
    const { code, message } = refusal;
    return { status: 400, code, exampleText: code, field: { field, message } };
  }
  return undefined;
}

/** Whether a card has expired: it is valid until the end of the month `MMYY`. */
function isPast(date: string, now: number): boolean {
  const [, month, year] = /^(\d\d)(\d\d)$/.exec(date) ?? [];
  return month !== undefined && new Date(2000 + Number(year), Number(month)) <= new Date(now);
}

function isWholeCents(amount: number): boolean {
  return Number(amount.toFixed(2)) === amount;
}

/** Status and code that an amount asks for; `undefined` for an approval. */
function decideAmount(
  { sandbox: { partial, approved, declines }, amounts }: TestData,
  body: JsonObject,
  amount: number,
  codes: readonly string[],
): { readonly status: number; readonly code: string } | undefined {
  const isPartial = (code: string) => code === partial?.code;
  const listed = amounts.find((row) => Number(row.amount) === amount);
  const isAllowed = !isPartial(listed?.code ?? '') || getField(body, partial?.field) === true;
  if (listed && listed.code !== approved && isAllowed) return listed;
  const code = String(Math.round(amount * 100)).padStart(3, '0');
  const isDecline = declines && amount < Number(declines.below) && codes.includes(code);
  return isDecline && !isPartial(code) && code !== approved
    ? { status: declines.status, code }
    : undefined;
}

/** Code that the sandbox gives an amount that is charged without a request: `000`, `051`; empty where it gives none. */
export function getAmountCode(data: TestData, amount: Json): string {
  const code = Math.round(Number(amount) * 100)
    .toString()
    .padStart(3, '0');
  return decideAmount(data, {}, Number(amount), [code])?.code ?? data.sandbox.approved ?? '';
}

/** Outcome of a request that stores its card: the example that has the token. */
function findStored({ sandbox }: TestData, body: JsonObject): Outcome | undefined {
  const { stored, approved = '' } = sandbox;
  return stored && getField(body, stored.field) === true
    ? { status: 200, code: approved, exampleText: `"${stored.result}"` }
    : undefined;
}

/**
 * Builds the fields of a payment's response that depend on the request: address and CVV2 results,
 * and a declined card's advice. `undefined` removes a field: what was not sent was not checked.
 */
export function buildCheckResults(
  { sandbox, ...data }: TestData,
  body: JsonObject,
  code: string,
): Readonly<Record<string, string | undefined>> {
  const { request, response, otherwise, advised } = sandbox;
  const zip = getField(body, request.zip);
  const cvv2 = getField(body, request.cvv2);
  const card = data.cards.find(({ number }) => number === getField(body, request.card));
  const avs = data.avs.find((row) => row.zip === zip)?.result ?? otherwise.zip;
  // Codes of four digits end with those of three.
  const isListed = (row: TestData['cvv2'][number]) => String(cvv2).slice(-3) === row.cvv2;
  const check = data.cvv2.find(isListed)?.result ?? otherwise.cvv2;
  const isAdvised = card !== undefined && advised.includes(card.type);
  const advice = isAdvised ? data.amounts.find((row) => row.code === code)?.advice : undefined;
  return {
    ...(response.zip === undefined ? {} : { [response.zip]: zip === undefined ? zip : avs }),
    ...(response.cvv2 === undefined ? {} : { [response.cvv2]: cvv2 === undefined ? cvv2 : check }),
    ...(response.advice === undefined || advice === undefined ? {} : { [response.advice]: advice }),
  };
}
