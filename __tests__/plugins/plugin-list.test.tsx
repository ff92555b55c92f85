import { render, screen, within } from '@testing-library/react';
import { PluginList } from '@/components/plugins/plugin-list';
import { samplePlugin } from '../support/sample-plugin';

const group = { id: 'shopping-carts', name: 'Shopping Carts', class: 'shopping', list: ['sample'] };

test('each plugin stands under its group with short text, version and compatibility', () => {
  render(<PluginList groups={[{ group, plugins: [samplePlugin()] }]} />);
  const carts = screen.getByRole('region', { name: 'Shopping Carts' });
  const row = within(carts).getByRole('heading', { level: 3 }).closest('li');
  expect(row).toHaveTextContent('Card payments in the sample shop.');
  expect(row).toHaveTextContent('Version 1.3.10');
  expect(row).toHaveTextContent('WordPress 4.4.0 to 6.6');
});

test('the name leads to the plugin’s page, and the mark is left out for who cannot see it', () => {
  render(<PluginList groups={[{ group, plugins: [samplePlugin()] }]} />);
  expect(screen.getByRole('link', { name: 'Sample Shop' })).toHaveAttribute(
    'href',
    '/libs/plugins/sample/',
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('without a group there is nothing', () => {
  const { container } = render(<PluginList groups={[]} />);
  expect(container).toBeEmptyDOMElement();
});
