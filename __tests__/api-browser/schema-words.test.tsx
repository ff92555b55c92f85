import { screen } from '@testing-library/react';
import type { JsonObject } from '@/lib/openapi/types';
import { renderField, watchConsole } from './support';

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
