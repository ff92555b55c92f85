import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useWholeList } from '@/components/ui/use-hydrated';

function List({ count }: { count: number }) {
  return <p>{useWholeList(count) ? 'all' : 'near'}</p>;
}

test('the HTML of a page has a short list whole, and of a long one what is near', () => {
  expect(renderToStaticMarkup(<List count={200} />)).toBe('<p>all</p>');
  expect(renderToStaticMarkup(<List count={201} />)).toBe('<p>near</p>');
});

test('a long list is whole once React has taken over', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(<List count={201} />);
  document.body.append(container);
  render(<List count={201} />, { container, hydrate: true });
  expect(screen.getByText('all')).toBeVisible();
});
