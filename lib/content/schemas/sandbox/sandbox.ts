import { z } from 'zod';
import { like, operationId, text } from '../value-schemas';

const fieldName = like(/^[\w.-]+$/, 'the name of a field, such as "amt_tran"');
const name = fieldName.exactOptional();

/** Schema of a code that a response has: `051`, `M002`, `Y`. */
export const code = like(/^\S{1,40}$/, 'a code without spaces, such as "051"');
/** Schema of an amount in major units of the currency. */
export const amount = like(/^\d+\.\d\d$/, 'an amount with two decimals, such as "0.51"');
/** Schema of an HTTP status. */
export const status = z.int().min(200).max(599);

const body = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const codeOrNumber = z.union([code, z.int()]);
const refusal = z.strictObject({ code, message: text(3, 120) }).exactOptional();

/** Body of a refused request, which one or more documents share. */
const errorShape = z.strictObject({
  /** Field that has the code. It also tells the shapes apart: the document's 401 has it. */
  code: fieldName,
  /** Field that has the message. */
  message: fieldName,
  /** Field that lists the fields to correct. */
  list: fieldName,
  /** Code and message of a request that is not valid; without a message the field is named. */
  invalid: z.strictObject({ code: codeOrNumber, message: text(3, 120).exactOptional() }),
  /** Code of an address that is no operation. */
  notFound: codeOrNumber,
  /** Code of a request with none of several alternatives, such as a card or an account. */
  noAlternative: code.exactOptional(),
  /** Code of a value that is too long or too short. */
  wrongLength: code.exactOptional(),
  /** Fields whose error outranks those of all others, and gives the code of `invalid`. */
  first: z.array(fieldName).exactOptional(),
  /** Code by refused field. */
  fields: z.record(z.string(), code).exactOptional(),
  /** Schema of the document whose `x-enum-descriptions` give the message of a code. */
  meanings: fieldName.exactOptional(),
});

/** Body of a refused request. */
export type ErrorShape = z.infer<typeof errorShape>;

/**
 * `sandbox` of `content/test-data.json`: where a request has test data, and what the sandbox makes of
 * it. Whatever the sandbox does not do is left out.
 */
export const sandboxSchema = z.strictObject({
  /** Names of request fields, by the test data that they take. An expiry date is `MMYY`. */
  request: z
    .strictObject({
      card: name,
      expiry: name,
      amount: name,
      zip: name,
      cvv2: name,
      account: name,
    })
    .default({}),
  /** Names of response fields, by the list whose results they have. */
  response: z
    .strictObject({
      code: name,
      message: name,
      card: name,
      advice: name,
      zip: name,
      cvv2: name,
      account: name,
    })
    .default({}),
  /** Operations whose amount decides the outcome. */
  charges: z
    .array(
      z.strictObject({
        operation: operationId,
        /** Field of the amount, where it is not `request.amount`. */
        amount: name,
        /** Status of every outcome, where the code stands inside a successful response. */
        status: status.exactOptional(),
      }),
    )
    .default([]),
  /** Code of an approval. */
  approved: code.exactOptional(),
  /** Amounts that are declined with the code of their cents: 0.51 gives `051`. */
  declines: z.strictObject({ below: amount, status }).exactOptional(),
  /** Code that a request gets only with the flag `field`, as it approves a part of the amount. */
  partial: z.strictObject({ code, field: fieldName }).exactOptional(),
  /** Flag that stores the card; the response then has the field `result`. */
  stored: z.strictObject({ field: fieldName, result: fieldName }).exactOptional(),
  /** Refusals (status 400) of a card that is not listed, a past date, and a fraction of a cent. */
  refusals: z.strictObject({ card: refusal, expiry: refusal, amount: refusal }).default({}),
  /** Results of values that are not listed. */
  otherwise: z.strictObject({ zip: code.exactOptional(), cvv2: code.exactOptional() }).default({}),
  /** Types of the cards whose declines carry advice. */
  advised: z.array(code).default([]),
  /** Bodies of refused requests. */
  errors: z.array(errorShape).default([]),
  /** Approved requests that outcomes are composed of: from a card and from a bank account. */
  samples: z
    .strictObject({ operation: operationId, card: body, account: body.exactOptional() })
    .exactOptional(),
  /** Query parameter of a page (0 is the first), and the field whose empty list ends the pages. */
  pages: z.strictObject({ parameter: fieldName, list: fieldName }).exactOptional(),
});

/** Rules of the sandbox. */
export type Sandbox = z.infer<typeof sandboxSchema>;
