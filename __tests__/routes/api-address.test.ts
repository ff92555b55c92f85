/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { followQuery, useSearch } from '@/components/api-reference/state/use-search';
import { namedOperationPath, parseApiAddress } from '@/lib/routes/api-address';

test.each([
  ['', undefined, undefined],
  ['?swaggerUri=/x.json', '/x.json', undefined],
  ['?swaggerUri=', undefined, undefined],
  ['?swaggerUri', undefined, undefined],
  ['?swaggerUri=%2Fx.json&operation=post+%2Fsale', '/x.json', 'post /sale'],
  ['?operation=post%20/sale', undefined, 'post /sale'],
  ['?swaggerUri=/x.json&operation=', '/x.json', undefined],
  ['?swaggerUri=/a.json&swaggerUri=/b.json', '/a.json', undefined],
])('the query %j names the document %j and the operation %j', (search, swaggerUri, operation) => {
  expect(parseApiAddress(search)).toEqual({ swaggerUri, operation });
});

test('the address of an operation of a named document names both, whatever they are', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(text, text, (swaggerUri, operation) => {
      const url = new URL(
        namedOperationPath(swaggerUri, operation),
        'https://developer.example.com',
      );
      expect(url.pathname).toBe('/api/');
      expect(parseApiAddress(url.search)).toEqual({ swaggerUri, operation });
    }),
  );
});

describe('the query on show', () => {
  beforeEach(() => history.replaceState(null, '', '/api/?a=1'));

  test('changes when a query is followed, and the address with it', () => {
    const { result } = renderHook(() => useSearch());
    expect(result.current).toBe('?a=1');
    act(() => followQuery('/api/?a=2'));
    expect(result.current).toBe('?a=2');
    expect(location.href).toBe('http://localhost/api/?a=2');
  });

  test('changes when the reader goes back', () => {
    const { result } = renderHook(() => useSearch());
    history.replaceState(null, '', '/api/');
    act(() => void dispatchEvent(new Event('popstate')));
    expect(result.current).toBe('');
  });
});
