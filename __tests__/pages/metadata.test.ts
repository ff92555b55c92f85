import fc from 'fast-check';
import { readSite } from '@/lib/content/read-site';
import { buildMetadata, buildNotFoundMetadata } from '@/lib/pages/metadata';

const page = { path: '/guides/none/', title: 'Webhooks', description: 'Hear of a payment.' };

test('the head states title, description, canonical address and Markdown, for search engines and for previews', () => {
  expect(buildMetadata(page)).toEqual({
    title: 'Webhooks',
    description: 'Hear of a payment.',
    alternates: {
      canonical: '/guides/none/',
      types: { 'text/markdown': '/guides/none/index.md' },
    },
    openGraph: {
      title: 'Webhooks',
      description: 'Hear of a payment.',
      type: 'article',
      url: '/guides/none/',
      siteName: readSite().name,
      images: '/social/guides/none.png',
    },
  });
});

test('under a base path the canonical address and the picture carry it', async () => {
  process.env.NEXT_PUBLIC_BASE_PATH = '/developer';
  jest.resetModules();
  const { buildMetadata: toMetadataThere } = await import('@/lib/pages/metadata');
  const { alternates, openGraph } = toMetadataThere(page);
  delete process.env.NEXT_PUBLIC_BASE_PATH;
  expect(alternates?.canonical).toBe('/developer/guides/none/');
  expect(openGraph?.images).toBe('/developer/social/guides/none.png');
});

test('a description is never longer than 200 characters, and keeps its beginning', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (description) => {
      const { description: short } = buildMetadata({ ...page, description });
      expect(short?.length).toBeLessThanOrEqual(200);
      if (description.length <= 200) expect(short).toBe(description);
      else expect(description.startsWith(short?.replace(/…$/, '') ?? '-')).toBe(true);
    }),
  );
});

test('a page that is not there is kept out of search engines', () => {
  expect(buildNotFoundMetadata('/libs/not-found/')).toMatchObject({
    title: 'Page not found',
    alternates: { canonical: '/libs/not-found/' },
    robots: { index: false },
  });
});
