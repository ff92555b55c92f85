import { checkBody, checkField } from '@/lib/workbench/send/check-request-body';
import { describeSandboxOperation } from '@/lib/workbench/send/send-fields';
import { getProviderOperation } from './provider-operation';

const { api, operation } = getProviderOperation();
const { fields } = describeSandboxOperation('shop', api, operation);

test('every value that does not fit is reported at its line', () => {
  const text = `{
  "amount": "1",
  "skus": 1,
  "pieces": [
    { "size": 1 },
    { "size": "L" }
  ]
}`;
  const errors = checkBody(api, operation, text);
  expect(errors.map(({ line }) => line)).toEqual([2, 3, 6, 1]);
  expect(errors[1]?.message).toBe('There is no field "skus". Did you mean "sku"?');
  expect(errors[3]?.message).toBe('The field "sku" is missing');
});

test('a body that fits has no error', () => {
  expect(checkBody(api, operation, '{"sku": "x"}')).toEqual([]);
});

test('a text that is no JSON is reported where it ends to be', () => {
  const [error] = checkBody(api, operation, '{\n  "sku": x\n}');
  expect(error).toEqual({
    line: 2,
    message: expect.stringMatching(/^Not JSON: expected a value/),
    isNotJson: true,
  });
});

test('an empty text is no body', () => {
  expect(checkBody(api, operation, ' ')).toEqual([{ line: 1, message: 'A body is required.' }]);
});

test.each([
  ['order_id', '', 'order_id is required.'],
  ['order_id', 'abc', /order_id.*does not fit/],
  ['order_id', '12', ''],
  ['count', '', ''],
  ['count', '101', /count.*does not fit/],
  ['filter', '["a"]', ''],
])('of the parameter %s the text %j is checked', (name, text, expected) => {
  const field = fields.find((one) => one.name === name);
  const error = field && checkField(api, operation, field, text);
  if (typeof expected === 'string') expect(error).toBe(expected);
  else expect(error).toMatch(expected);
});

test('a field that the document no longer has is not checked', () => {
  const [field] = fields;
  expect(field && checkField(api, operation, { ...field, name: 'gone' }, 'abc')).toBe('');
});
