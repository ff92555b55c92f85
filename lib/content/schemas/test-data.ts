import { z } from 'zod';
import { TEST_DATA_SETS } from '@/lib/markdown/mdx-elements.mjs';
import { like, text } from './fields';

/** The last digit of a card number checks the others (ISO/IEC 7812-1). */
function hasCheckDigit(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

const cardNumber = like(/^\d{14,16}$/, '14 to 16 digits').refine(hasCheckDigit, {
  error: ({ input }) => `the check digit of "${String(input)}" does not fit`,
});
const amount = like(/^\d+\.\d\d$/, 'an amount with two decimals, such as "0.51"');
const rcode = like(/^\d{3}$/, 'three digits, such as "051"');
const result = like(/^[A-Z]$/, 'one capital letter');

/**
 * `content/test-data.json`: what the sandbox answers to which data. Texts are Markdown of
 * one line. A list is empty where the sandbox decides nothing by it.
 */
export const testDataSchema = z.strictObject({
  cards: z.array(
    z.strictObject({
      /** `Visa` */
      brand: text(2, 30),
      number: cardNumber,
      /** `card_type` in answers. */
      type: like(/^[A-Z]{2}$/, 'two capital letters'),
      note: text(2, 60),
    }),
  ),
  /** `amt_tran` decides the outcome. */
  amounts: z.array(
    z.strictObject({
      amount,
      rcode,
      /** HTTP status of the answer. */
      status: z.int().min(200).max(599),
      outcome: text(3, 80),
      /** `merchant_advice_code` of a Mastercard. */
      advice: like(/^M\d{3}$/, 'an advice code such as "M001"').exactOptional(),
    }),
  ),
  /** `avs_zip` decides `auth_avs_result`. */
  avs: z.array(
    z.strictObject({
      zip: like(/^\d{5}(\d{4})?$/, '5 or 9 digits'),
      result,
      meaning: text(3, 80),
    }),
  ),
  /** `cvv2` decides `auth_cvv2_result`. */
  cvv2: z.array(
    z.strictObject({ cvv2: like(/^\d{3}$/, 'three digits'), result, meaning: text(3, 80) }),
  ),
  /** `dda_number` decides what happens to an ACH payment. */
  accounts: z.array(
    z.strictObject({
      account: like(/^\d{4,17}$/, '4 to 17 digits'),
      outcome: text(3, 80),
      /** `reject_reason` of a return. */
      reason: like(/^R\d\d$/, 'a return code such as "R01"').exactOptional(),
    }),
  ),
});

export type TestData = z.infer<typeof testDataSchema>;

/** As `<TestData set="…" />` names a list. */
export type TestDataSet = (typeof TEST_DATA_SETS)[number];

/** Whether a word names a list of the test data. */
export function isTestDataSet(name: string): name is TestDataSet {
  return TEST_DATA_SETS.some((set) => set === name);
}

/** What is typed or sent, for each row of a list: the value a reader copies, and by which `only` names rows. */
export function listTestValues(data: TestData): Readonly<Record<TestDataSet, readonly string[]>> {
  return {
    cards: data.cards.map(({ number }) => number),
    amounts: data.amounts.map((row) => row.amount),
    avs: data.avs.map(({ zip }) => zip),
    cvv2: data.cvv2.map((row) => row.cvv2),
    accounts: data.accounts.map(({ account }) => account),
  };
}
