import { render, screen, within } from '@testing-library/react';
import { Sequence } from '@/components/docs/mdx/sequence';

afterEach(() => jest.restoreAllMocks());

const SOURCE = [
  'actors: Browser, Your server',
  'Browser -> Your server: order',
  'Your server: ships',
  'group: Later',
  'Your server --> Browser: a parcel',
  'end',
  'note: That is all',
].join('\n');

test('is a picture with a name, and the same steps as a list', () => {
  render(<Sequence title="An order" source={SOURCE} />);
  const picture = screen.getByRole('img', { name: 'An order' });
  expect(picture).toHaveAccessibleDescription(/list below it has the same steps/);
  const [list] = screen.getAllByRole('list');
  const steps = [...(list?.children ?? [])].map((item) => item.textContent);
  expect(steps).toEqual([
    'Browser to Your server: order',
    'Your server: ships',
    'Later:Your server answers Browser: a parcel',
    'That is all',
  ]);
});

test('draws every actor, label, box and arrow without a style attribute', () => {
  const { container } = render(<Sequence title="An order" source={SOURCE} />);
  const picture = within(screen.getByRole('img'));
  for (const text of ['Browser', 'order', 'ships', 'Later', 'a parcel', 'That is all']) {
    expect(picture.getByText(text)).toBeInTheDocument();
  }
  expect(container.querySelector('[style]')).toBeNull();
  // Two actors, a task, a note and a group; one line and one head for each of two arrows.
  expect(container.querySelectorAll('svg rect:not(.under)')).toHaveLength(5);
  // Paper below the labels of the group and the arrows.
  expect(container.querySelectorAll('svg rect.under')).toHaveLength(3);
  expect(container.querySelectorAll('svg path.arrow, svg path.head')).toHaveLength(4);
});

test('of a faulty text fails the build', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Sequence title="T" source="actors: A, B" />)).toThrow(
    'The sequence "T" is at fault: nothing happens in this sequence',
  );
});
