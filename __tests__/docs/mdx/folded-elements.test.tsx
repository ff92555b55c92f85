import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Details, Tab, Tabs, Video } from '@/components/docs/mdx/folded-elements';

test('tabs are a choice of which the first is made, by keys too', async () => {
  render(
    <Tabs>
      <Tab title="Online">Typed.</Tab>
      <Tab title="By phone">Read out.</Tab>
    </Tabs>,
  );
  const group = within(screen.getByRole('group', { name: 'Online, By phone' }));
  expect(group.getByRole('radio', { name: 'Online' })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(group.getByRole('radio', { name: 'By phone' })).toBeChecked();
  expect(group.getByText('Typed.')).toBeInTheDocument();
});

test('two groups of tabs on a page have choices of their own', async () => {
  const tabs = (
    <Tabs>
      <Tab title="A">1</Tab>
      <Tab title="B">2</Tab>
    </Tabs>
  );
  render(
    <>
      {tabs}
      {tabs}
    </>,
  );
  const [first, second] = screen.getAllByRole('radio', { name: 'B' });
  if (first) await userEvent.click(first);
  expect(first).toBeChecked();
  expect(second).not.toBeChecked();
});

test('details are closed, and named by their summary', () => {
  render(<Details summary="Why?">So.</Details>);
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByText('Why?').tagName).toBe('SUMMARY');
});

test('a film has captions and a size, and loads nothing before a press', () => {
  const { container } = render(
    <Video
      {...{ src: '/images/a.mp4', captions: '/images/a.vtt', poster: '/images/a.webp' }}
      {...{ title: 'A tour', width: '1280', height: '720' }}
    />,
  );
  const film = screen.getByLabelText('A tour');
  expect(film).toHaveAttribute('preload', 'none');
  expect(film).toHaveAttribute('width', '1280');
  expect(container.querySelector('track')).toHaveAttribute('kind', 'captions');
});
