import { render, screen, within } from '@testing-library/react';
import { ProofPage } from '@/components/docs/proof/proof-page';
import { CLAIMS } from '@/lib/pages/proof/claims';

const HEAD = { path: '/proof/', title: 'Proof', description: 'What tests say.' };

test('each claim is a row that says it was not run, until its place is filled', () => {
  const weighed = [{ kind: 'home', path: '/' }] as const;
  render(<ProofPage head={HEAD} claims={CLAIMS} weighed={weighed} ages={[]} />);
  const rows = within(screen.getByRole('table', { name: 'What tests say' })).getAllByRole('row');
  expect(rows).toHaveLength(CLAIMS.length + 1);
  for (const row of rows.slice(1)) {
    expect(within(row).getByRole('rowheader')).toHaveAttribute('scope', 'row');
    expect(row).toHaveTextContent('Not run');
  }
  expect(screen.getByRole('rowheader', { name: 'Start page' })).toBeInTheDocument();
});

test('pages stand with the day of their last change, and one of unknown age says so', () => {
  const ages = [
    { path: '/guides/a/', title: 'A', day: '2030-01-02' },
    { path: '/guides/b/', title: 'B' },
  ];
  render(<ProofPage head={HEAD} claims={[]} weighed={[]} ages={ages} />);
  expect(screen.getByRole('row', { name: /^A/ })).toHaveTextContent('January 2, 2030');
  expect(screen.getByRole('row', { name: /^B/ })).toHaveTextContent('unknown');
});

test('a build without a history of pages says so', () => {
  render(<ProofPage head={HEAD} claims={[]} weighed={[]} ages={[{ path: '/', title: 'A' }]} />);
  expect(screen.getByText('The build knew no history of the pages.')).toBeInTheDocument();
});
