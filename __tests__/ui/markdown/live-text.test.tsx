import { act, render, screen, waitFor } from '@testing-library/react';
import * as React from 'react';
import { LiveText } from '@/components/ui/markdown/live-text';

test('a text is there at once as it stands, and formatted a moment later', async () => {
  const { container } = render(<LiveText text="Takes `amt_tran` **at once**<wbr>." />);
  expect(container.innerHTML).toBe('<p>Takes `amt_tran` **at once**&lt;wbr&gt;.</p>');
  expect((await screen.findByText('at once')).tagName).toBe('STRONG');
  expect(screen.getByText('amt_tran').tagName).toBe('CODE');
  expect(container).toHaveTextContent('Takes amt_tran at once.');
});

test('a text that was awaited stays where it is when what stands around it is drawn again', async () => {
  const { rerender } = render(<LiveText text="Takes **it** now." />);
  const word = await screen.findByText('it', { selector: 'strong' });
  rerender(<LiveText text="Takes **it** now." />);
  expect(screen.getByText('it')).toBe(word);
});

test('a text without marks is one paragraph', () => {
  const { container } = render(<LiveText text="Takes a payment." />);
  expect(container.innerHTML).toBe('<p>Takes a payment.</p>');
});

test.each([
  ['يقبل الدفع', '<p dir="auto">يقبل الدفع</p>'],
  ['يقبل **الدفع**', '<p dir="auto">يقبل <strong>الدفع</strong></p>'],
])('%s is written from right to left', async (text, html) => {
  const { container } = render(<LiveText text={text} />);
  await waitFor(() => expect(container.innerHTML).toBe(html));
});

test.each([
  ['ends in an empty line', 'Takes a payment.\n\n'],
  ['is one paragraph of HTML', '<p>Takes a payment.</p>\n'],
])('a text without marks that %s is one paragraph at once', (_, text) => {
  const { container } = render(<LiveText text={text} />);
  expect(container.innerHTML).toBe('<p>Takes a payment.</p>');
});

test.each([
  ['has an entity', '<p>Cards &amp; wallets</p>', '<p>Cards &amp; wallets</p>'],
  ['is empty', '<p> </p><p></p>', '<p> </p>'],
  [
    'holds Markdown after an empty line',
    '<p>One\n\n**Two**</p>',
    '<p>One\n</p><p><strong>Two</strong></p>',
  ],
])('a paragraph of HTML that %s is formatted', async (_, text, html) => {
  const { container } = render(<LiveText text={text} />);
  await waitFor(() => expect(container.innerHTML).toBe(html));
});

test('what Markdown would mark is as it stands in a paragraph of HTML', async () => {
  const { container } = render(<LiveText text="<p>Takes **it** [now].</p>" />);
  expect(container.innerHTML).toBe('<p>Takes **it** [now].</p>');
});

test.each([
  ['a script', 'a **b** <script>globalThis.hit = 1</script>', 'script'],
  ['an event', '**b** <img src=x onerror="globalThis.hit = 1">', '[onerror], img'],
  ['a link to a script', '**b** [x](javascript:globalThis.hit=1)', 'a[href^="javascript"]'],
  [
    'a form',
    '**b** <form action="https://evil.example"><input name=card></form>',
    'form, input:enabled',
  ],
  ['a frame', '**b** <iframe src="https://evil.example"></iframe>', 'iframe'],
  ['a style', '**b** <p style="position:fixed">x</p><style>*{}</style>', '[style], style'],
])('%s in a foreign text does nothing', async (_, text, selector) => {
  const { container } = render(<LiveText text={text} />);
  await screen.findByText('b', { selector: 'strong' });
  expect(container.querySelector(selector)).toBeNull();
  expect(globalThis).not.toHaveProperty('hit');
});

test('headings of a text stand below the heading of the page', async () => {
  const { container } = render(<LiveText text={'# One\n\n## **Two**\n\n###### Six'} />);
  await screen.findByText('Two', { selector: 'strong' });
  const headings = [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  expect(headings.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H2', 'One'],
    ['H3', 'Two'],
    ['H4', 'Six'],
  ]);
});

test('links lead to pages of the portal, and to other sites without telling them where from', async () => {
  render(<LiveText text={'[codes](/api/reference/) and [standard](https://example.org/x)'} />);
  const own = await screen.findByRole('link', { name: 'codes' });
  expect(own).toHaveAttribute('href', '/api/reference/');
  expect(screen.getByRole('link', { name: 'standard' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
});

test('where the reader of Markdown cannot be fetched, the text stays as it is', async () => {
  jest.resetModules();
  // The one that draws: a second React knows nothing of it.
  jest.doMock('react', () => React);
  jest.doMock('@/components/ui/markdown/foreign-text', () => {
    throw new Error('Loading chunk 7 failed');
  });
  const { LiveText: LiveTextThere } = await import('@/components/ui/markdown/live-text');
  const { container } = render(<LiveTextThere text="Takes **it**." />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(container).toHaveTextContent('Takes **it**.');
  jest.dontMock('react');
  jest.dontMock('@/components/ui/markdown/foreign-text');
});

test('a link to where the portal stood before leads to where it stands now', async () => {
  render(<LiveText text="See [codes](/developer/api/reference#country-codes)." />);
  const link = await screen.findByRole('link', { name: 'codes' });
  expect(link.getAttribute('href')).toMatch(/^\/api\/reference\/?#country-codes$/);
});

test('a link to a PDF in a text of a document opens in a new tab, and says so', async () => {
  render(<LiveText text="See the [guide](https://files.example.com/disputes.pdf)." />);
  const link = await screen.findByRole('link', { name: 'guide (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('a word of thousands of letters is set without kerning, which takes seconds', () => {
  const view = render(<LiveText text={`a ${'W'.repeat(500)}`} />);
  expect(view.container.querySelector('.unkerned p')).toHaveTextContent(/^a W+$/);
  view.rerender(<LiveText text={'W'.repeat(499)} />);
  expect(view.container.querySelector('.unkerned')).toBeNull();
});
