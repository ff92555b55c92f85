import { findBodyError } from '../requests/check-request';
import type { Sandbox } from '../schemas/sandbox/sandbox';
import type { ApiLookup } from '../source/api-lookup';
import type { Report } from '../source/fill';
import { adviseName, describeUnknownOperation } from '../source/messages';
import { checkValue } from './check-data';
import { findFieldError } from './check-sets';

/** Place of a rule in `content/test-data.json`, and the field or code that it names. */
type Named = readonly [at: string, name: string | undefined];

/** Reports operations, fields and codes in the rules of the sandbox that no document has. */
export function checkSandbox(sandbox: Sandbox, api: ApiLookup, report: Report): void {
  checkCharges(sandbox, api, report);
  for (const [at, name] of listRequestFields(sandbox)) {
    const error = name === undefined ? '' : findRequestFieldError(name, sandbox, api);
    if (error !== '') report(`sandbox.${at}`, error);
  }
  checkSamples(sandbox, api, report);
  const { names } = api.words;
  for (const [at, name] of listOtherFields(sandbox)) {
    if (name === undefined || names.has(name)) continue;
    report(`sandbox.${at}`, `no document has a field "${name}".${adviseName(name, names)}`);
  }
  for (const [field, at, value] of listCodes(sandbox)) {
    if (field !== undefined && value !== undefined)
      checkValue(field, value, `sandbox.${at}`, api.words, report);
  }
}

/** Error of a request field that no operation has whose amount decides; empty for one that has it. */
function findRequestFieldError(name: string, { charges }: Sandbox, api: ApiLookup): string {
  const errors = charges.map(({ operation }) =>
    findFieldError(`${operation} body.${name}`, { api }),
  );
  return errors.includes('') ? '' : (errors[0] ?? '');
}

/** Reports an operation that no document has, and an amount that its body does not have. */
function checkCharges({ charges, request }: Sandbox, api: ApiLookup, report: Report): void {
  for (const [index, { operation, amount = request.amount }] of charges.entries()) {
    const at = `sandbox.charges.${index}.operation`;
    if (!api.operations.has(operation)) {
      report(at, describeUnknownOperation(operation, api.operations.keys()));
      continue;
    }
    const error =
      amount === undefined
        ? 'expected "amount", because "sandbox.request" names no field for it'
        : findFieldError(`${operation} body.${amount}`, { api });
    if (error !== '') report(`sandbox.charges.${index}.amount`, error);
  }
}

/** Reports sample requests that their operation does not take. */
function checkSamples({ samples }: Sandbox, api: ApiLookup, report: Report): void {
  if (!samples) return;
  const { operation, ...bodies } = samples;
  const found = api.getOperation(operation);
  if (!found) {
    const message = describeUnknownOperation(operation, api.operations.keys());
    return report('sandbox.samples.operation', message);
  }
  for (const [key, body] of Object.entries(bodies)) {
    const error = findBodyError(found, { parameters: {}, responses: [], body });
    if (error !== '') report(`sandbox.samples.${key}`, error);
  }
}

function listRequestFields({ request, partial, stored }: Sandbox): readonly Named[] {
  return [
    ...Object.entries(request).map(([key, name]) => [`request.${key}`, name] as const),
    ['partial.field', partial?.field],
    ['stored.field', stored?.field],
  ];
}

function listOtherFields({ response, stored, pages, errors }: Sandbox): readonly Named[] {
  return [
    ...Object.entries(response).map(([key, name]) => [`response.${key}`, name] as const),
    ['stored.result', stored?.result],
    ['pages.parameter', pages?.parameter],
    ['pages.list', pages?.list],
    ...errors.flatMap(({ code, message, list, first = [], fields = {} }, index) => [
      ...Object.entries({ code, message, list }).map(
        ([key, name]) => [`errors.${index}.${key}`, name] as const,
      ),
      ...first.map((name) => [`errors.${index}.first`, name] as const),
      ...Object.keys(fields).map((name) => [`errors.${index}.fields`, name] as const),
    ]),
  ];
}

/** Codes of the rules, each with the response field that must list it. */
function listCodes({
  response,
  approved,
  partial,
  refusals,
  otherwise,
  advised,
  errors,
}: Sandbox): readonly (readonly [
  field: string | undefined,
  at: string,
  code: string | undefined,
])[] {
  return [
    [response.code, 'approved', approved],
    [response.code, 'partial.code', partial?.code],
    ...Object.entries(refusals).map(
      ([key, refusal]) => [response.code, `refusals.${key}.code`, refusal?.code] as const,
    ),
    [response.zip, 'otherwise.zip', otherwise.zip],
    [response.cvv2, 'otherwise.cvv2', otherwise.cvv2],
    ...advised.map((type, index) => [response.card, `advised.${index}`, type] as const),
    ...errors.flatMap(({ code, noAlternative, wrongLength, fields = {} }, index) => [
      [code, `errors.${index}.noAlternative`, noAlternative] as const,
      [code, `errors.${index}.wrongLength`, wrongLength] as const,
      ...Object.entries(fields).map(
        ([name, value]) => [code, `errors.${index}.fields.${name}`, value] as const,
      ),
    ]),
  ];
}
