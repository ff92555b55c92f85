/** @jest-environment node */

import { renderSocialCardSvg } from '@/lib/build/images/build-images';
import { readSiteFile } from '@/lib/content/load/read-site-file';
import { siteSchema } from '@/lib/content/schemas/site';

const LONGEST = "L'Échange & Söhne Zahlungsdienste GmbHco";

const card = (name: string, tagline = 'Developers') =>
  renderSocialCardSvg({ ...readSiteFile(), name, tagline });

test('a short name shares its line with the tagline', () => {
  const svg = card('ExamplePay');
  expect(svg).toContain('font-size="68"');
  expect(svg).toMatch(/>ExamplePay<\/tspan><tspan [^>]*>Developers<\/tspan>/);
});

test('a name that has no room beside the tagline has a line of its own', () => {
  const svg = card('Acme & Söhne', 'For people who build');
  expect(svg).toMatch(/font-size="68"[^>]*><tspan [^>]*>Acme &amp; Söhne<\/tspan><\/text>/);
  expect(svg).toMatch(/<text x="96" y="404"[^>]*>For people who build<\/text>/);
});

test('the longest name that site.json may state ends on the card', () => {
  expect(siteSchema.parse({ ...readSiteFile(), name: LONGEST }).name).toHaveLength(40);
  const size = Number(/y="288" font-size="(\d+)"/.exec(card(LONGEST))?.[1]);
  // Bold Inter takes half of its size for a letter on the average, and never 0.6.
  expect(240 + LONGEST.length * 0.6 * size).toBeLessThan(1200);
});
