/** @shipped-documents */
import { readFileSync } from 'node:fs';

const toObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce((found, key) => toObject(found)[key], value);

const gateway: unknown = JSON.parse(readFileSync('public/openapi/payment-gateway.json', 'utf8'));
const fieldsOf = (schema: string) =>
  Object.keys(toObject(at(gateway, 'components', 'schemas', schema, 'properties')));

/** Every value of a field anywhere in the examples of a document. */
function valuesOf(name: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesOf(name, one));
  return Object.entries(toObject(value)).flatMap(([key, one]) => [
    ...(key === name && typeof one === 'string' ? [one] : []),
    ...valuesOf(name, one),
  ]);
}

describe('SPEC 9 limits: ACH payments need immediate capture', () => {
  test('a bank account can be charged at once, and not be authorized for a later capture', () => {
    expect(fieldsOf('SaleRequest')).toEqual(expect.arrayContaining(['tr_number', 'dda_number']));
    expect(fieldsOf('AuthRequest')).toEqual(expect.arrayContaining(['card_number']));
    for (const field of ['tr_number', 'dda_number'])
      expect(fieldsOf('AuthRequest')).not.toContain(field);
  });

  test('the reference and the guide to ACH payments say so', () => {
    const auth = at(gateway, 'paths', '/auth', 'post', 'description');
    const guide = readFileSync('content/pdf/ach-payments.mdx', 'utf8');
    for (const text of [auth, guide]) expect(text).toContain('ACH payments are captured at once');
  });
});

describe('SPEC 9 defaults: currency USD', () => {
  test('every example of a payment is in US dollars', () => {
    const currencies = valuesOf('tran_currency', at(gateway, 'paths'));
    expect(currencies.length).toBeGreaterThan(5);
    expect(new Set(currencies)).toEqual(new Set(['840']));
  });
});
