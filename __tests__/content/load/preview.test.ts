import { atPreviewUrl, getPreviewUrl } from '@/lib/content/schemas/site/preview';

it('takes the address of a preview in place of the portal’s', () => {
  const site = { name: 'Acme', url: 'https://developer.example.com' };
  expect(atPreviewUrl(site)).toEqual(site);
  jest.replaceProperty(process, 'env', { ...process.env, PREVIEW_URL: 'https://pr-1.example.com' });
  expect(atPreviewUrl(site)).toEqual({ name: 'Acme', url: 'https://pr-1.example.com' });
  jest.restoreAllMocks();
});

it.each([
  'pr-1.example.com',
  'https://pr-1.example.com/',
  'https://example.com/pr-1',
  'javascript:1',
])('refuses "%s", which is no origin', (given) => {
  expect(() => getPreviewUrl(given)).toThrow(/^PREVIEW_URL ".+": .*the origin of a site/);
});

it('takes an empty value for none, as workflows give it', () => {
  expect(getPreviewUrl('')).toBeUndefined();
});
