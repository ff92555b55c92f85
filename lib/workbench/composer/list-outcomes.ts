import * as words from '@/.generated/words/workbench/outcomes';
import type { TestData } from '@/lib/content/schemas/test-data';
import type { JsonObject } from '@/lib/openapi/core/types';

/** Outcome that test data gives. */
export type TestOutcome = {
  /** Name in the address, `?outcome=insufficient-funds`; unique. */
  readonly name: string;
  /** Markdown of one line. */
  readonly label: string;
  /** Sample request that it is composed of. */
  readonly source: 'card' | 'account';
  /** Fields that replace those of the sample request. */
  readonly set: JsonObject;
  /** Fields of the response with their values; the name of the HTTP status is empty. */
  readonly results: readonly (readonly [field: string, value: string])[];
  /** Fields that the transaction has on a later day: a bank returns a payment then. */
  readonly later?: TestOutcome['results'];
};

/** Outcomes that one kind of data decides. */
export type OutcomeGroup = { readonly name: string; readonly outcomes: readonly TestOutcome[] };

/** Builds an object of one field; empty where the sandbox has no such field. */
function buildField(name: string | undefined, value: string | number): JsonObject {
  return name === undefined ? {} : { [name]: value };
}

/**
 * Builds the fields by which an amount gives its outcome; empty where the sandbox has no such field.
 * @param field Field of the amount, which operations name differently.
 */
function buildAmountFields(
  { sandbox: { partial } }: TestData,
  field: string | undefined,
  { amount, code }: Pick<TestData['amounts'][number], 'amount' | 'code'>,
): JsonObject {
  const isPartial = partial?.code === code;
  return { ...buildField(field, Number(amount)), ...(isPartial ? { [partial.field]: true } : {}) };
}

/** Builds a result; none where the response has no such field. */
function buildResult(field: string | undefined, value: string | undefined): TestOutcome['results'] {
  return field === undefined || value === undefined ? [] : [[field, value]];
}

/** Rows that can be chosen, each with its name. */
function getNamed<Row extends { readonly name?: string }>(rows: readonly Row[]) {
  return rows.flatMap((row) => (row.name === undefined ? [] : [{ ...row, name: row.name }]));
}

/**
 * Lists the outcomes that a reader can choose, in the order of the test data: the first of all is the
 * approval. Groups without outcomes are left out.
 */
export function listOutcomes(data: TestData): readonly OutcomeGroup[] {
  const { request, response, approved, samples } = data.sandbox;
  const common = { source: 'card' as const };
  const status = (value: number) => buildResult('', String(value));
  const isApproved = [...status(200), ...buildResult(response.code, approved)];
  const amounts = getNamed(data.amounts).map(({ name, amount, code, outcome, ...row }) => ({
    ...{ ...common, name, label: outcome },
    set: buildAmountFields(data, request.amount, { amount, code }),
    results: [...status(row.status), ...buildResult(response.code, code)],
  }));
  const zips = getNamed(data.avs).map(({ name, zip, result, meaning }) => ({
    ...{ ...common, name, label: meaning },
    set: buildField(request.zip, zip),
    results: [...isApproved, ...buildResult(response.zip, result)],
  }));
  const cvv2 = getNamed(data.cvv2).map(({ name, cvv2: value, result, meaning }) => ({
    ...{ ...common, name, label: meaning },
    set: buildField(request.cvv2, value),
    results: [...isApproved, ...buildResult(response.cvv2, result)],
  }));
  const accounts = getNamed(samples?.account ? data.accounts : []).map(
    ({ name, account, outcome, reason }) => ({
      ...{ name, label: outcome, source: 'account' as const },
      set: buildField(request.account, account),
      results: isApproved,
      later: buildResult(response.account, reason),
    }),
  );
  return [
    { name: words.payment, outcomes: amounts },
    { name: words.addressCheck, outcomes: zips },
    { name: words.securityCodeCheck, outcomes: cvv2 },
    { name: words.bankAccount, outcomes: accounts },
  ].filter(({ outcomes }) => outcomes.length > 0);
}
