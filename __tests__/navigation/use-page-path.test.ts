/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { usePagePath } from '@/components/navigation/use-page-path';

let segments: readonly string[] = [];
jest.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => segments }));

test.each([
  [[], undefined, '/'],
  [['guides', 'webhooks'], undefined, '/guides/webhooks/'],
  [[], '/api/', '/api/'],
  [['payment-gateway', 'sale'], '/api/', '/api/payment-gateway/sale/'],
])('the segments %j below the layout %j are the page %j', (below, layout, path) => {
  segments = below;
  expect(renderHook(() => usePagePath(layout)).result.current).toBe(path);
});
