import { screen } from '@testing-library/react';
import type { JsonObject } from '@/lib/openapi/core/types';
import { renderField, watchConsole } from '../support';

watchConsole();

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('a form that several values of the discriminator lead to', () => {
  const schemas: JsonObject = { Card: { type: 'object' }, Bank: { type: 'object' } };
  const render = (values: readonly string[]) =>
    renderField(
      {
        oneOf: [ref('Card'), ref('Bank')],
        discriminator: {
          propertyName: 'brand',
          mapping: Object.fromEntries(values.map((value) => [value, 'Card'])),
        },
      },
      { schemas },
    );

  test('shows them all', () => {
    render(['visa', 'mastercard']);
    expect(screen.getByText('brand: visa or mastercard')).toBeInTheDocument();
  });

  test('shows few of many, and how many more', () => {
    render(Array.from({ length: 20 }, (_, index) => `v${index}`));
    expect(screen.getByText(/^brand: v0 or .* or v7 or one of 12 more$/)).toBeInTheDocument();
  });
});

describe('a title', () => {
  const read = (schema: JsonObject) => {
    renderField({ type: 'string', ...schema });
    return screen.getAllByRole('listitem')[0];
  };

  test('is what a field means where it has no description', () => {
    expect(read({ title: 'What to pay' })).toHaveTextContent('amount string What to pay');
  });

  test('stands before a description that says something else', () => {
    expect(read({ title: 'What to pay', description: 'In cents.' })).toHaveTextContent(
      'What to payIn cents.',
    );
  });

  test.each<[string, JsonObject]>([
    ['the name', { title: 'Amount' }],
    ['the type', { title: 'String' }],
    ['the first words of the description', { title: 'The sum', description: 'The sum, paid.' }],
    ['nothing', { title: ' – ' }],
  ])('that says %s is left out', (_, schema) => {
    expect(read(schema)).not.toHaveTextContent(/Amount|String|The sum(?!, paid)|–/);
  });

  test('that is the name of the schema is left out', () => {
    renderField(ref('SaleItem'), { schemas: { SaleItem: { title: 'Sale item', minimum: 1 } } });
    expect(screen.queryByText('Sale item')).toBeNull();
  });

  test('of what a list holds stands where its fields stand', () => {
    const items = { title: 'One sale', type: 'object', properties: { id: {} } };
    renderField({ type: 'array', items });
    expect(screen.getByText('One sale')).toBeInTheDocument();
  });

  test('of a form is its name, and is not said again', () => {
    renderField({
      oneOf: [{ title: 'By card', type: 'object', properties: { id: {} } }, { type: 'string' }],
    });
    expect(screen.getAllByText('By card')).toHaveLength(1);
  });
});

test('of two unions one of each holds: their forms are no single choice', () => {
  const toUnion = (...names: readonly string[]) => ({
    oneOf: names.map((name) => ({ title: name, type: 'object' })),
  });
  const unions = [toUnion('Cat', 'Dog'), toUnion('Small', 'Large')];
  renderField({ allOf: unions });
  expect(screen.getByText('one of each')).toBeInTheDocument();
  expect(screen.getByText('2 choices')).toBeInTheDocument();
  renderField({ type: 'object', allOf: unions });
  expect(screen.getByText('object', { selector: 'li#body\\.amount > div > span' })).toBeVisible();
});
