import { render, screen, within } from '@testing-library/react';
import { Breadcrumbs } from '@/components/navigation/breadcrumbs';

test.each(['/', '/guides/', '/style-guide/'])(
  'SPEC 2 page behaviour: %s has one crumb or none, and shows none',
  (path) => {
    const { container } = render(<Breadcrumbs path={path} />);
    expect(container).toBeEmptyDOMElement();
  },
);

test('SPEC 2 page behaviour: the crumbs lead up, and the last one is where the reader is', () => {
  render(<Breadcrumbs path="/api/customer-vault/get-by-customer-id/" />);
  const nav = screen.getByRole('navigation', { name: 'Breadcrumb' });
  const items = within(nav).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'API',
    'Customer Vault',
    'Get By Customer ID',
  ]);
  const links = within(nav).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/api/', '/api/customer-vault/']);
  expect(within(nav).getByText('Get By Customer ID')).toHaveAttribute('aria-current', 'page');
});

test('a folder without a page is no link', () => {
  render(<Breadcrumbs path="/company/legal/terms/" folders={['/company/legal/']} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/company/',
  ]);
  expect(screen.getByText('Legal')).not.toHaveAttribute('aria-current');
});

test('a page with a title of its own has the same name in its crumb', () => {
  render(<Breadcrumbs path="/api/ends/" title="End dates" />);
  expect(screen.getByText('End dates')).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByText('Ends')).toBeNull();
});
