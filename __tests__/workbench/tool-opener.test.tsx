import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToolOpener } from '@/components/workbench/tool-opener';

test('loads a tool when it is opened, and tries again after a failure', async () => {
  const load = jest
    .fn<Promise<() => React.ReactNode>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(() => 'The tool');
  render(<ToolOpener name="Open the tool" lead="What it does." load={load} />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Open the tool' }));
  expect(await screen.findByText(/did not load/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Open the tool' }));
  expect(await screen.findByText('The tool')).toBeVisible();
});

test('opens at once where something waits for the tool', async () => {
  const load = async () => () => 'The tool';
  const props = { name: 'Open the tool', lead: 'What it does.', load };
  const { rerender } = render(<ToolOpener {...props} />);
  rerender(<ToolOpener {...props} isWanted />);
  expect(await screen.findByText('The tool')).toBeVisible();
});

test('says in its place that it needs JavaScript, until it is open', async () => {
  const load = async () => () => 'The tool';
  const props = { name: 'Open the tool', lead: 'What it does.', load };
  const { rerender } = render(<ToolOpener {...props} />);
  expect(screen.getByText(/^“Open the tool” needs JavaScript/)).toBeInTheDocument();
  rerender(<ToolOpener {...props} isWanted />);
  expect(await screen.findByText('The tool')).toBeVisible();
  expect(screen.queryByText(/needs JavaScript/)).toBeNull();
});
