import { render, screen } from '@testing-library/react';

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: '/developer' });
});
afterEach(() => jest.restoreAllMocks());

test('a picture of Markdown is found under a sub-path, and waits until it is near', async () => {
  const { mdxComponents } = await import('@/components/docs/mdx/mdx-components');
  const Picture = mdxComponents.img;
  if (typeof Picture !== 'function') throw new Error('pictures are drawn as they come');
  render(<Picture src="/images/a.svg" alt="The settings" />);
  const picture = screen.getByRole('img', { name: 'The settings' });
  expect(picture).toHaveAttribute('src', '/developer/images/a.svg');
  expect(picture).toHaveAttribute('loading', 'lazy');
});
