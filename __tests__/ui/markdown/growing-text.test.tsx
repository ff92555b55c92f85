import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { GrowingText } from '@/components/ui/markdown/growing-text';

const words = 'A payment is authorized, then captured or voided. '.repeat(80);

const long = `# One\n\n${words}\n\n### Two\n\n${words}\n\n#### Three\n\n*The end.*`;

test('a long text begins with its first piece', () => {
  const html = renderToString(<GrowingText text={long} />);
  expect(html).toContain('# One');
  expect(html).not.toContain('Two');
});

test('a long text is drawn to its end, with headings that go on from piece to piece', async () => {
  const { container } = render(<GrowingText text={long} />);
  await waitFor(() => expect(container.querySelector('em')).toHaveTextContent('The end.'));
  const headings = screen.getAllByRole('heading');
  expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H2 One',
    'H3 Two',
    'H4 Three',
  ]);
  expect(container.querySelectorAll('p')).toHaveLength(3);
});

test('a text that becomes another one is drawn anew', async () => {
  const { rerender, container } = render(<GrowingText text="**One** text." />);
  await waitFor(() => expect(container.querySelector('strong')).toHaveTextContent('One'));
  rerender(<GrowingText text="**Another** text." />);
  await waitFor(() => expect(container.querySelector('strong')).toHaveTextContent('Another'));
});
