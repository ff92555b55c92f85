import { buildSecurityTxt, getBuildTime } from '@/lib/kit/build/agents/security-txt';

const site = {
  email: 'security@example.com',
  url: 'https://docs.example.com',
  lang: 'de',
} as const;

test('It names contact and address, and expires a year after the month of the build began', () => {
  expect(buildSecurityTxt(site, new Date('2026-11-26T17:00:00Z'))).toBe(
    [
      'Contact: mailto:security@example.com',
      'Expires: 2027-11-01T00:00:00Z',
      'Preferred-Languages: de',
      'Canonical: https://docs.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('Two builds of one month have the same text', () => {
  const texts = ['2026-02-01T00:00:00Z', '2026-02-28T23:59:59Z'].map((time) =>
    buildSecurityTxt(site, new Date(time)),
  );
  expect(texts[0]).toBe(texts[1]);
});

test('SOURCE_DATE_EPOCH is the time of the build, unless it is no number', () => {
  expect(getBuildTime('86400').toISOString()).toBe('1970-01-02T00:00:00.000Z');
  expect(getBuildTime('soon').getFullYear()).toBeGreaterThan(2000);
});
