import { z } from 'zod';
import { TEST_DATA_SETS } from '@/lib/markdown/mdx-elements.mjs';
import { amount, code, sandboxSchema, status } from './sandbox/sandbox';
import { like, slug, text } from './value-schemas';

/** Whether the last digit of a card number fits the others (Luhn, ISO/IEC 7812-1). */
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

/** Schema of a list that may be left out. */
const list = <T extends z.ZodType>(row: T) => z.array(row).default([]);

/** Name of a row in `?outcome=`; a row without one cannot be chosen where requests are composed. */
const name = slug.exactOptional();

/**
 * `content/test-data.json`: test data, and what the sandbox makes of it. Texts are Markdown of one
 * line. A list is empty where the sandbox decides nothing by it.
 */
export const testDataSchema = z.strictObject({
  sandbox: sandboxSchema.prefault({}),
  cards: list(
    z.strictObject({
      /** Name of the card scheme: `Visa`. */
      brand: text(2, 30),
      number: cardNumber,
      /** Type in the response. */
      type: code,
      note: text(2, 60),
    }),
  ),
  /** Outcomes by amount. */
  amounts: list(
    z.strictObject({
      amount,
      name,
      code,
      /** HTTP status of the response. */
      status,
      outcome: text(3, 80),
      /** Advice to the merchant, for the card types in `sandbox.advised`. */
      advice: code.exactOptional(),
    }),
  ),
  /** Results of the address check, by ZIP. */
  avs: list(
    z.strictObject({
      zip: like(/^\d{5}(\d{4})?$/, '5 or 9 digits'),
      name,
      result: code,
      meaning: text(3, 80),
    }),
  ),
  /** Results of the security code, by its last digits. */
  cvv2: list(
    z.strictObject({
      cvv2: like(/^\d{3}$/, 'three digits'),
      name,
      result: code,
      meaning: text(3, 80),
    }),
  ),
  /** Outcomes of a payment from a bank account. */
  accounts: list(
    z.strictObject({
      account: like(/^\d{4,17}$/, '4 to 17 digits'),
      name,
      outcome: text(3, 80),
      /** Reason of the return. */
      reason: code.exactOptional(),
    }),
  ),
});

/** Test data of the sandbox. */
export type TestData = z.infer<typeof testDataSchema>;

/** Name of a list in `<TestData set="…" />`. */
export type TestDataSet = (typeof TEST_DATA_SETS)[number];

/** Whether a text names a list of test data. */
export function isTestDataSet(name: string): name is TestDataSet {
  return TEST_DATA_SETS.some((set) => set === name);
}

/** Key of each row, by list: the value that a reader sends and that `only` selects rows by. */
export function listTestValues(data: TestData): Readonly<Record<TestDataSet, readonly string[]>> {
  return {
    cards: data.cards.map(({ number }) => number),
    amounts: data.amounts.map((row) => row.amount),
    avs: data.avs.map(({ zip }) => zip),
    cvv2: data.cvv2.map((row) => row.cvv2),
    accounts: data.accounts.map(({ account }) => account),
  };
}
