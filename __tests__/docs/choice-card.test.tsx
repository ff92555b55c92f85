import { render, screen } from '@testing-library/react';
import { ChoiceCard } from '@/components/docs/pages/card-groups';

const page = { title: 'Checkout', url: '/guides/checkout/', description: 'A page of ours.' };

test('a choice says what it takes, below its link and description', () => {
  render(<ChoiceCard page={{ ...page, facts: { Requests: 'Two', 'Card data': 'None' } }} />);
  expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', page.url);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Requests',
    'Card data',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Two',
    'None',
  ]);
});

test('a name in a fact is not broken before its letter', () => {
  render(<ChoiceCard page={{ ...page, facts: { Data: 'Yours: SAQ D; a token: SAQ A' } }} />);
  expect(screen.getByRole('definition').textContent).toBe('Yours: SAQ\u{a0}D; a token: SAQ\u{a0}A');
});

test('one choice says that readers start there; its drawing says nothing', () => {
  const { container } = render(<ChoiceCard page={{ ...page, startHere: true, drawing: 'page' }} />);
  expect(container).toHaveTextContent('Start here');
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('a choice without facts has no empty list', () => {
  render(<ChoiceCard page={{ ...page, facts: {} }} />);
  expect(screen.queryByRole('term')).toBeNull();
  expect(screen.queryByText('Start here')).toBeNull();
});
