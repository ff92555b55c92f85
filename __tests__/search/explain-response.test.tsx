import { fireEvent, render, screen } from '@testing-library/react';
import { ExplainResponse } from '@/components/search/explain-response';
import { getKeptResponse } from '@/lib/workbench/response/kept-response';

test('leads a copied response to the decoder, in memory and not in the address', () => {
  render(<ExplainResponse text='{"rcode":"051"}' />);
  const link = screen.getByRole('link', { name: 'Explain every code of this response' });
  expect(link).toHaveAttribute('href', '/api/reference/#explain-a-response');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(getKeptResponse()).toBe('{"rcode":"051"}');
});

test('is not there for a question', () => {
  const { container } = render(<ExplainResponse text="what does error 409 mean" />);
  expect(container).toBeEmptyDOMElement();
});
