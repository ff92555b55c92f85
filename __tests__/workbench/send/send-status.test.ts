import { describeState } from '@/components/workbench/send/send-status';
import type { RequestErrors } from '@/components/workbench/send/use-request-edit';

const tell = (errors: RequestErrors) =>
  describeState({ state: { kind: 'invalid', errors }, host: 'localhost:4010', canRepeat: false });

test('a body that is not JSON has no values that could be counted', () => {
  const body = [{ line: 1, message: 'Not JSON: expected a value', isNotJson: true }] as const;
  expect(tell({ fields: {}, body })).toBe('Not sent: the body is not JSON.');
});

test('values that do not fit are counted, those of the body with those of fields', () => {
  const body = [{ line: 1, message: 'The field "sku" is missing' }];
  expect(tell({ fields: { id: 'id is required.', page: '' }, body })).toBe(
    'Not sent: 2 values do not fit the document.',
  );
});
