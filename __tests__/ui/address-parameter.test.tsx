import { act, renderHook } from '@testing-library/react';
import { createAddressParameter } from '@/components/ui/address-parameter';

const outcome = createAddressParameter('outcome');

test('an outcome in the address is chosen, and one that is chosen stands in the address', () => {
  history.replaceState(null, '', '/api/testing/?outcome=timeout&lang=go#x');
  const { result } = renderHook(outcome.useValue);
  expect(result.current).toBe('timeout');
  act(() => outcome.choose('approved'));
  expect(result.current).toBe('approved');
  expect(location.search + location.hash).toBe('?outcome=approved&lang=go#x');
});
