import { isKeptWhole, splitCode } from '@/lib/text/breakable-name';

describe('code in a sentence', () => {
  test.each([
    ['subscription_payment_success', 'subscription_|payment_|success'],
    [
      '/subscription/{subscription_id}/labels/browse',
      '/subscription/|{subscription_id}/|labels/|browse',
    ],
    ['https://api-test.example.com/platform', 'https://|api-test.example.com/|platform'],
    ['batch_date,BETWEEN,2026-11-01', 'batch_date,|BETWEEN,|2026-11-01'],
    ['npm run build -- --portal ../other', 'npm |run |build |-- |--portal |../other'],
    ['Retry-After', 'Retry-After'],
    ['GET /charges/{id}', 'GET /charges/{id}'],
  ])('%s breaks at %s', (code, parts) => {
    expect(splitCode(code).join('|')).toBe(parts);
  });

  test('is not split where it is a text of its own', () => {
    expect(splitCode('a_b '.repeat(51))).toHaveLength(1);
  });

  test('is kept on one line where a browser would break a short part', () => {
    expect(['Retry-After', '--portal', '/charges'].map(isKeptWhole)).toEqual([true, true, false]);
    expect(isKeptWhole('content-security-policy-report-only')).toBe(false);
  });
});
