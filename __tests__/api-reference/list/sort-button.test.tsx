import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SortButton } from '@/components/api-reference/filter/list-filter';

function Control() {
  const [isByName, setByName] = useState(false);
  return <SortButton isByName={isByName} onChange={setByName} />;
}

test('SPEC 4: the button tells whether the list is sorted by name, and changes it', async () => {
  render(<Control />);
  const button = screen.getByRole('button', { name: 'A–Z: sort by name', pressed: false });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
});
