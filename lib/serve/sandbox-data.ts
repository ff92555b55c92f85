import type { TestData } from '@/lib/content/kinds/test-data';
import file from '@/content/test-data.json';

/** Typed here: a list that is empty would tell nothing of its rows. */
const data: TestData = file;

/** The test cards; any other number is refused with `rcode` 108, unless there are none. */
export const CARDS: readonly string[] = data.cards.map(({ number }) => number);

/** The amounts that decide the outcome by themselves, with the status and `rcode` they get. */
export const AMOUNTS: readonly {
  readonly amount: number;
  readonly status: number;
  readonly rcode: string;
}[] = data.amounts.map(({ amount, status, rcode }) => ({ amount: Number(amount), status, rcode }));

/** `avs_zip` and the `auth_avs_result` it gives; any other ZIP gives `Y`. */
export const AVS_RESULTS: ReadonlyMap<string, string> = new Map(
  data.avs.map(({ zip, result }) => [zip, result]),
);

/** The last three digits of `cvv2` and the `auth_cvv2_result` they give; any others give `M`. */
export const CVV2_RESULTS: ReadonlyMap<string, string> = new Map(
  data.cvv2.map(({ cvv2, result }) => [cvv2, result]),
);

/** The `merchant_advice_code` of a declined Mastercard, by `rcode`. */
export const MERCHANT_ADVICE: ReadonlyMap<string, string> = new Map(
  data.amounts.flatMap(({ rcode, advice }) => (advice === undefined ? [] : [[rcode, advice]])),
);
