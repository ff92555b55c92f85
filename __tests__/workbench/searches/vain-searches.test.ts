import { countSearch, MAX_QUERIES, mayKeep } from '@/lib/workbench/searches/vain-searches';
import { watchSearches } from '@/lib/workbench/searches/watch-searches';

describe('countSearch', () => {
  it('counts a query again in any case and spacing, and makes it the newest', () => {
    const kept = ['Refund  policy', 'SEPA', ' refund policy '].reduce(countSearch, []);
    expect(kept).toEqual([
      { query: 'SEPA', count: 1 },
      { query: 'refund policy', count: 2 },
    ]);
  });

  it('forgets the oldest of more than 50', () => {
    const queries = Array.from({ length: MAX_QUERIES + 1 }, (_, index) => `query ${index}`);
    const kept = queries.reduce(countSearch, []);
    expect(kept).toHaveLength(MAX_QUERIES);
    expect(kept[0]).toEqual({ query: 'query 1', count: 1 });
  });

  test.each([
    ['a card number', 'declined 4111 1111 1111 1111'],
    ['a mail address', 'me@example.com'],
    ['a key by its beginning', 'sk_live1'],
    ['a key by its letters and digits', 'why is 8a1f6b0e2c9d4f7a'],
    ['a token', 'x'.repeat(40)],
    ['the number of an account or a phone', 'merchant 971000000101'],
    ['JSON', '{"name": "Jordan"}'],
    ['an address', 'https://shop.example.com'],
    ['a single letter', 'x'],
    ['a longer text than the field takes', 'ab '.repeat(40)],
  ])('keeps nothing of a query with %s', (_, query) => {
    expect(countSearch([], query)).toEqual([]);
  });

  test.each([
    'rcode 051',
    'card_number_verification_result',
    'PCI-DSS 4.0.1',
    'löschen',
    'api key',
  ])('may keep %s', (query) => {
    expect(mayKeep(query)).toBe(true);
  });
});

describe('watchSearches', () => {
  /** Queries that count: `-` before one that finds something, `.` for the end of a search. */
  const count = (...steps: readonly string[]) => {
    const counted: string[] = [];
    const watch = watchSearches((query) => counted.push(query));
    for (const step of steps)
      if (step === '.') watch.end();
      else watch.settle(step.replace(/^-/, ''), !step.startsWith('-'));
    return counted;
  };

  test.each([
    ['when the search is left', ['sepa', '.'], ['sepa']],
    ['when another query follows', ['sepa', '-refund'], ['sepa']],
    ['once it is typed to its end', ['se', 'sep', 'Sepa', '.'], ['Sepa']],
    ['not while it may still find something', ['sepa'], []],
    ['not when it finds something in the end', ['ref', '-refund', '.'], []],
    ['when it is deleted again', ['sepa', '-se', '-s', '.'], ['sepa']],
    ['once where the field has it at the next opening', ['sepa', '.', 'sepa', '.'], ['sepa']],
    [
      'again when it is searched anew',
      ['sepa', '.', 'sct', '.', 'sepa', '.'],
      ['sepa', 'sct', 'sepa'],
    ],
    ['not without a search', ['.', '.'], []],
  ])('a query counts %s', (_, steps, counted) => {
    expect(count(...steps)).toEqual(counted);
  });
});
