import { act, renderHook } from '@testing-library/react';
import { chooseOutcome, useChosenOutcome } from '@/components/workbench/composer/chosen-outcome';

test('an outcome in the address is chosen, and one that is chosen stands in the address', () => {
  history.replaceState(null, '', '/api/testing/?outcome=timeout&lang=go#x');
  const { result } = renderHook(useChosenOutcome);
  expect(result.current).toBe('timeout');
  act(() => chooseOutcome('approved'));
  expect(result.current).toBe('approved');
  expect(location.search + location.hash).toBe('?outcome=approved&lang=go#x');
});
