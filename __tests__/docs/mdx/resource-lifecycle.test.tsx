import { render, screen, within } from '@testing-library/react';
import { Lifecycle } from '@/components/docs/mdx/resource-lifecycle';
import { describeShipped } from '../../support/shipped-tests';

afterEach(() => jest.restoreAllMocks());

describeShipped('a lifecycle', () => {
  test('is a table of states: what is possible, where it leads, what is refused', () => {
    render(<Lifecycle of="payment" label="What is possible when" />);
    const table = screen.getByRole('table', { name: 'What is possible when' });
    const row = within(table).getByRole('row', { name: /^Authorized/ });
    expect(row).toHaveTextContent('Capture leads to Captured');
    expect(within(row).getByRole('link', { name: 'Capture' })).toHaveAttribute(
      'href',
      '/api/payment-gateway/capture/',
    );
    const voided = within(table).getByRole('row', { name: /^Voided Nothing/ });
    expect(voided).toHaveTextContent('Nothing leads on');
    expect(voided).toHaveTextContent(/Void\s\(409\)/);
  });

  test('is a picture with the same links, which only a pointer reaches', () => {
    const { container } = render(<Lifecycle of="payment" />);
    const picture = container.querySelector('svg');
    expect(picture).toHaveAttribute('aria-hidden', 'true');
    const links = [...container.querySelectorAll('svg a')];
    const inTable = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      expect(link).toHaveAttribute('tabindex', '-1');
      expect(inTable).toContain(link.getAttribute('href'));
    }
    expect(container.querySelector('[style]')).toBeNull();
  });

  test('of an unknown resource fails the build', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Lifecycle of="paymnt" />)).toThrow(
      'content/sandbox has no states of "paymnt"',
    );
  });
});
