import { act, render, screen } from '@testing-library/react';
import { OperationBoundary } from '@/components/api-reference/parts/operation-boundary';
import { createLazy } from '@/components/ui/lazy/create-lazy';

function Drawn({ name }: { name: string }) {
  return <p>{name} is drawn</p>;
}

/** A part whose script comes at the second try. */
function createFaulty() {
  let tries = 0;
  return createLazy<{ name: string }>(async () => {
    tries += 1;
    if (tries === 1) throw new Error('offline');
    return Drawn;
  });
}

test('a part whose script did not come is drawn the next time', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  const late = createFaulty();
  const tree = (name: string) => (
    <OperationBoundary resetKey={name} fallback={<p>{name} failed</p>}>
      <late.Part key={name} props={{ name }} fallback={<p>waiting</p>} />
    </OperationBoundary>
  );
  const { rerender } = render(tree('one'));
  await act(async () => {});
  expect(screen.getByText('one failed')).toBeInTheDocument();
  await act(async () => rerender(tree('two')));
  expect(screen.getByText('two is drawn')).toBeInTheDocument();
  complain.mockRestore();
});
