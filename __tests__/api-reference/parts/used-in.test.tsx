import { render, screen } from '@testing-library/react';
import { UsedIn } from '@/components/api-reference/live/saved-operation';

test('the pages that call an operation, with the step of each', () => {
  const { container } = render(
    <UsedIn
      uses={[
        { name: 'Payment Gateway', url: '/guides/payment-gateway/#integrate', step: 2 },
        { name: 'Repeat customers', url: '/solutions/repeat-customers/', step: 0 },
      ]}
    />,
  );
  expect(container).toHaveTextContent('Used in Payment Gateway, step 2; Repeat customers');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/guides/payment-gateway/#integrate',
    '/solutions/repeat-customers/',
  ]);
});

test('nothing for an operation that no page calls', () => {
  const { container } = render(<UsedIn uses={[]} />);
  expect(container).toBeEmptyDOMElement();
});
