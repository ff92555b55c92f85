/**
 * The data that triggers each outcome in the sandbox, as the tables of content/api/testing.mdx print it;
 * a test compares both. Codes are those of the payment gateway's document.
 */

/** The test cards; any other number is refused with `rcode` 108. */
export const CARDS: readonly string[] = [
  '4111111111111111',
  '4012888888881881',
  '4000056655665556',
  '5555555555554444',
  '2223003122003222',
  '5105105105105100',
  '378282246310005',
  '371449635398431',
  '6011111111111117',
  '6011000990139424',
  '30569309025904',
  '3530111333300000',
];

/** `avs_zip` and the `auth_avs_result` it gives; any other ZIP gives `Y`. */
export const AVS_RESULTS: Readonly<Record<string, string>> = {
  '94105': 'Y',
  '941050001': 'X',
  '99999': 'N',
  '99998': 'A',
  '99997': 'Z',
  '99996': 'U',
  '99995': 'R',
};

/** The last three digits of `cvv2` and the `auth_cvv2_result` they give; any others give `M`. */
export const CVV2_RESULTS: Readonly<Record<string, string>> = {
  '123': 'M',
  '999': 'N',
  '998': 'P',
  '997': 'S',
  '996': 'U',
};

/** The `merchant_advice_code` of a declined Mastercard, by `rcode`. */
export const MERCHANT_ADVICE: Readonly<Record<string, string>> = {
  '054': 'M001',
  '051': 'M002',
  '041': 'M003',
};

/** The amount that gets no answer in time. */
export const TIMEOUT = { amount: 9.98, rcode: '998' } as const;

/** The amount that is approved for a part, when the request allows it. */
export const PARTIAL_APPROVAL = { amount: 10.1, rcode: '010' } as const;
