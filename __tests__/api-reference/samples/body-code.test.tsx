import { screen } from '@testing-library/react';
import type { JsonObject } from '@/lib/openapi/core/types';
import { renderOperation, watchConsole } from '../support';

const respond = (content: JsonObject) => ({ responses: { 200: { description: '', content } } });
const panel = (container: HTMLElement, text: string) =>
  [...container.querySelectorAll('[data-beside] pre')].some((pre) => pre.textContent === text);

describe('a body beside the text', () => {
  watchConsole();

  test('of an API that answers in XML is XML, named as the schema says', () => {
    const schema = {
      xml: { name: 'receipt' },
      properties: { id: { type: 'integer', xml: { attribute: true } }, note: { type: 'string' } },
    };
    const { container } = renderOperation(respond({ 'application/xml': { schema } }));
    expect(
      panel(
        container,
        '<?xml version="1.0" encoding="UTF-8"?>\n<receipt id="1">\n  <note>string</note>\n</receipt>',
      ),
    ).toBe(true);
    expect(screen.getAllByText('<receipt')[0]).toHaveClass('tok-name');
  });

  test('that the document gives as text stands as it is', () => {
    const csv = 'id,amount\n1,"49.95"\n<b>';
    const { container } = renderOperation(respond({ 'text/csv': { example: csv } }));
    expect(panel(container, csv)).toBe(true);
    expect(container.querySelector('pre b')).toBeNull();
  });

  test('that is JSON written as text is read', () => {
    const { container } = renderOperation(
      respond({ 'application/json': { example: '{"a":[1]}' } }),
    );
    expect(panel(container, JSON.stringify({ a: [1] }, null, 2))).toBe(true);
  });

  test('is what a request in XML sends', () => {
    const content = { 'text/xml': { schema: { properties: { amount: { type: 'number' } } } } };
    const { container } = renderOperation({ requestBody: { content } });
    expect(container.querySelector('[data-beside] pre')).toHaveTextContent(
      /Content-Type: text\/xml' .* <root> <amount>1<\/amount> <\/root>'$/,
    );
  });

  test('of a stream is a line for each item', () => {
    const itemSchema = { properties: { event: { const: 'paid' }, data: { example: 'x' } } };
    const { container } = renderOperation(respond({ 'text/event-stream': { itemSchema } }));
    expect(panel(container, 'event: paid\ndata: x\n')).toBe(true);
  });

  test('names how a form sends its fields', () => {
    const content = {
      'application/x-www-form-urlencoded': {
        schema: { properties: { card: { properties: { number: { type: 'string' } } } } },
        encoding: { card: { style: 'deepObject' } },
      },
    };
    renderOperation({ requestBody: { content } });
    expect(screen.getByText('object, written as name[key]=value')).toBeInTheDocument();
    expect(screen.getByText(/card\[number\]=string/)).toBeInTheDocument();
  });
});
