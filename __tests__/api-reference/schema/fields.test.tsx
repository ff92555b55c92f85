import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { renderField, watchConsole } from '../support';

watchConsole();

const row = () => {
  const [first] = screen.getAllByRole('listitem');
  if (!first) throw new Error('no field');
  return first;
};

describe('a field', () => {
  test('is one line and one sentence: name, type, required, then what it means', () => {
    renderField({ type: 'string', description: 'The amount to take.' }, { required: true });
    expect(row()).toHaveTextContent('amount string required The amount to take.');
  });

  test('that may be left out does not say required', () => {
    renderField({ type: 'string' });
    expect(row()).not.toHaveTextContent('required');
  });

  test('has a link to itself', () => {
    renderField({ type: 'string' });
    expect(row()).toHaveAttribute('id', 'body.amount');
    expect(within(row()).getByRole('link', { name: 'amount' })).toHaveAttribute(
      'href',
      '#body.amount',
    );
  });

  test.each<[Json, string]>([
    [{ type: 'string', minLength: 1, maxLength: 12 }, 'string, 1 to 12 characters'],
    [{ type: 'number', minimum: 0.01, maximum: 9 }, 'number, 0.01 to 9'],
    [{ type: 'string', format: 'date' }, 'string, date'],
    [{ type: 'string', default: '840' }, 'default 840'],
    [{ type: 'number', example: 49.95 }, 'example 49.95'],
    [{ type: 'boolean', default: false }, 'default false'],
    [{ const: 'sale' }, 'string, always sale'],
    [{ type: 'string', deprecated: true }, 'deprecated'],
    [{ type: 'string', readOnly: true }, 'read only'],
  ])('%j shows the fact %j', (schema, text) => {
    renderField(schema);
    expect(within(row()).getByText(text)).toBeInTheDocument();
  });

  test.each<[string, Json]>([
    ['an object', { a: 1 }],
    ['a list', [1]],
    ['a long text', 'x'.repeat(61)],
    ['null', null],
  ])('does not show %s as an example: the sample beside the text does', (_, example) => {
    renderField({ example });
    expect(row()).not.toHaveTextContent('example');
  });
});

describe('the words of a field', () => {
  test('have a pattern as code, where no words say it', () => {
    renderField({ type: 'string', pattern: '^a(b|cd)+e?$', maxLength: 9 });
    expect(screen.getByText('^a(b|cd)+e?$').tagName).toBe('CODE');
    expect(row()).toHaveTextContent('string, ^a(b|cd)+e?$, up to 9 characters');
  });

  const getWords = () => screen.getByText(/^(string|whole number|decimal)/);

  test.each<[JsonObject, string, readonly string[]]>([
    [
      { type: 'string', pattern: '^[0-9]{3}$', minLength: 3, maxLength: 3 },
      'string, 3 digits',
      ['^[0-9]{3}$'],
    ],
    [
      { type: 'string', pattern: '^[a-z]+$', maxLength: 32 },
      'string, 1 to 32 lower-case letters',
      ['^[a-z]+$'],
    ],
    [{ type: 'integer', format: 'int64', minimum: 1 }, 'whole number, at least 1', ['int64']],
    [{ type: ['number', 'null'], format: 'double' }, 'decimal or null', ['double']],
    [
      { type: 'string', description: '<b>Format:</b> Variable length, up to 12,2 N' },
      'string, up to 12 digits, 2 of them decimals',
      ['Variable length, up to 12,2 N'],
    ],
  ])('of %j open to what the document says', (schema, words, raw) => {
    renderField(schema);
    expect(getWords()).toHaveTextContent(words);
    expect(getWords()).toHaveAccessibleName(`${words} of amount`);
    const shown = [...(getWords().closest('details')?.querySelectorAll('code') ?? [])];
    expect(shown.map((one) => one.textContent)).toEqual(raw);
  });

  test.each<[JsonObject, string]>([
    [{ type: 'integer', minimum: 1 }, 'whole number, at least 1'],
    [{ type: 'string', format: 'uuid' }, 'string, UUID'],
    [{ type: 'string', pattern: '^(?=.*a)b+$' }, 'string, ^(?=.*a)b+$'],
  ])('of %j open to nothing where they say all', (schema, words) => {
    renderField(schema);
    expect(getWords()).toHaveTextContent(words);
    expect(getWords().closest('details')).toBeNull();
  });

  test('stand before chips of what changes what is sent, and the example at the end', () => {
    renderField({ type: 'string', maxLength: 3, default: '840', example: '978', readOnly: true });
    expect(row()).toHaveTextContent(
      /^amount string, up to 3 characters read only default 840 example 978$/,
    );
  });
});

describe('deprecated fields', () => {
  const OLD = { type: 'string', deprecated: true };

  test('stand folded at the end of their list, with their anchors', () => {
    const { container } = renderField({
      properties: { old: OLD, name: {}, older: OLD, zip: {} },
    });
    const ids = [...container.querySelectorAll('li li')].map(({ id }) => id);
    const expected = ['name', 'zip', 'old', 'older'].map((name) => `body.amount.${name}`);
    expect(ids).toEqual(expected);
    const fold = screen.getByText('2 deprecated fields');
    expect(fold).toHaveAccessibleName('2 deprecated fields of amount');
    expect([...(fold.closest('details')?.querySelectorAll('li') ?? [])]).toHaveLength(2);
  });

  test.each<[string, JsonObject]>([
    ['one that is required', { required: ['old'], properties: { old: OLD, name: {} } }],
    ['all of a list', { properties: { old: OLD, older: OLD } }],
  ])('stand in the open where they are %s', (_, schema) => {
    renderField(schema);
    expect(screen.queryByText(/deprecated field/)).toBeNull();
  });
});

test('a list in ten thousand lists is shown as far as anybody reads', () => {
  let schema: JsonObject = { properties: { deep: {} } };
  for (let left = 10_000; left > 0; left -= 1) schema = { type: 'array', items: schema };
  renderField(schema);
  expect(row()).toHaveTextContent(/^amount array of array of array/);
  expect(within(row()).getAllByText('each item', { selector: 'summary' })).not.toHaveLength(0);
});

describe('a field that another makes required', () => {
  const toSchema = (description: string): JsonObject => ({
    properties: { zip: { description }, street: {}, city: {} },
    dependentRequired: { street: ['zip'], city: ['zip'] },
  });

  test('is conditional, and says when it must be sent', () => {
    renderField(toSchema('The code.'));
    const zip = document.getElementById('body.amount.zip');
    expect(zip).toHaveTextContent(
      'zip any conditional The code.Required when street or city is sent.',
    );
    expect(zip).toHaveAttribute('data-need', 'conditional');
  });

  test('names few of many, and says how many more', () => {
    const others = Array.from({ length: 20_000 }, (_, index) => [`a${index}`, ['zip']] as const);
    renderField({ properties: { zip: {} }, dependentRequired: Object.fromEntries(others) });
    expect(document.getElementById('body.amount.zip')).toHaveTextContent(
      /Required when a0 or a1 .* or a7 or one of 19992 more is sent\.$/,
    );
  });

  test('does not say again what its own words say', () => {
    renderField(toSchema('The code. Required when street is sent.'));
    expect(document.getElementById('body.amount.zip')).toHaveTextContent(
      /Required when street is sent\. ?Required when city is sent\.$/,
    );
  });
});

describe('a form of a union', () => {
  test('that one line says is there at once, with an address of its own', () => {
    renderField({ anyOf: [{ title: 'Person', required: ['name'] }, { required: ['firm'] }] });
    expect(document.getElementById('body.amount.(1)')).toHaveTextContent(
      'Person object, requires name',
    );
    expect(document.getElementById('body.amount.(2)')).toHaveTextContent(
      'With firm object, requires firm',
    );
    expect(document.querySelectorAll('details details')).toHaveLength(0);
  });

  test('whose name is its type says it once', () => {
    renderField({ oneOf: [{ type: 'string', maxLength: 5 }, { type: 'integer' }] });
    expect(document.getElementById('body.amount.(1)')).toHaveTextContent(
      'string up to 5 characters',
    );
  });

  test('with fields is opened', () => {
    renderField({ anyOf: [{ title: 'Person', properties: { name: {} } }, { title: 'None' }] });
    expect(document.getElementById('body.amount.(1)')?.localName).toBe('details');
    expect(document.getElementById('body.amount.(2)')?.localName).toBe('li');
  });
});

describe('the values of a field', () => {
  const values = (count: number) => Array.from({ length: count }, (_, index) => `value-${index}`);

  test('stand with their meanings, where the document gives them', () => {
    renderField({ enum: ['Y', 'N'], 'x-enum-descriptions': { Y: 'Matches.', N: 'Differs.' } });
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    const meanings = screen.getAllByRole('definition').map((one) => one.textContent);
    expect([terms, meanings]).toEqual([
      ['Y', 'N'],
      ['Matches.', 'Differs.'],
    ]);
  });

  test('stand with meanings that are rendered as descriptions are', () => {
    const meaning = 'Ask [support](https://help.cups.test/).';
    renderField({ enum: ['Y'], 'x-enum-descriptions': { Y: meaning } });
    const [rendered] = screen.getByRole('definition').children;
    expect([rendered?.localName, rendered?.textContent]).toEqual(['p', meaning]);
  });

  test('stand alone where it does not', () => {
    renderField({ enum: ['Y', 7, null] });
    const list = screen.getByRole('list', { name: 'Values of amount' });
    const shown = within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(shown).toEqual(['Y', '7', 'null']);
  });

  test('are in the open up to eight', () => {
    const { container } = renderField({ enum: values(8) });
    expect(container.querySelector('details')).toBeNull();
    expect(screen.getByText('value-7')).toBeVisible();
  });

  test('more than eight are behind a button that counts them, and still in the page', () => {
    const { container } = renderField({ enum: values(9) });
    expect(container.querySelector('details > summary')).toHaveTextContent('9 values');
    expect(screen.getByText('value-8')).toBeInTheDocument();
  });
});

const customer: JsonObject = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    address: {
      type: 'object',
      properties: { zip: { type: 'string', description: 'Postal code.' } },
    },
  },
};
const ids = (container: HTMLElement) =>
  [...container.querySelectorAll('li[id]')].map(({ id }) => id);

describe('what is inside a field', () => {
  test('is behind a button at every level, and each part has an id of its own', () => {
    const { container } = renderField(customer);
    expect(ids(container)).toEqual([
      'body.amount',
      'body.amount.name',
      'body.amount.address',
      'body.amount.address.zip',
    ]);
    const summaries = [...container.querySelectorAll('summary')].map((one) => one.textContent);
    expect(summaries).toEqual(['2 fields', '1 field']);
    expect(container.querySelector('details')).not.toHaveAttribute('open');
  });

  test('is in the page at build, so that it is found without opening', () => {
    renderField(customer);
    expect(screen.getByText('Postal code.')).toBeInTheDocument();
  });

  test('is made in the browser that has no rest only when it is opened, one level at a time, and kept', async () => {
    Object.assign(globalThis, { requestIdleCallback: () => 0, cancelIdleCallback: () => {} });
    const { container } = renderField(customer, { lazy: true });
    expect(ids(container)).toEqual(['body.amount']);
    await userEvent.click(screen.getByText('2 fields'));
    await screen.findByText('name');
    expect(ids(container)).toEqual(['body.amount', 'body.amount.name', 'body.amount.address']);
    await userEvent.click(screen.getByText('2 fields'));
    expect(ids(container)).toHaveLength(3);
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  });

  test.each<[string, Json, readonly string[]]>([
    [
      'the fields of a list’s items',
      { type: 'array', items: customer },
      ['body.amount.*.name', 'body.amount.*.address', 'body.amount.*.address.zip'],
    ],
    [
      'a list’s items with facts',
      { type: 'array', items: { type: 'string', maxLength: 3 } },
      ['body.amount.*'],
    ],
    [
      'the values of a map',
      { type: 'object', additionalProperties: { type: 'string', maxLength: 3 } },
      ['body.amount.**'],
    ],
    [
      'each form of a union',
      { oneOf: [customer, { type: 'object', properties: { token: { type: 'string' } } }] },
      [
        'body.amount.(1).name',
        'body.amount.(1).address',
        'body.amount.(1).address.zip',
        'body.amount.(2).token',
      ],
    ],
    [
      'the places of a tuple',
      {
        type: 'array',
        prefixItems: [{ type: 'string', description: 'First.' }, { type: 'number' }],
      },
      ['body.amount.*1', 'body.amount.*2'],
    ],
    [
      'properties by pattern',
      { type: 'object', patternProperties: { '^x-': { type: 'string', maxLength: 3 } } },
      ['body.amount.*:~5ex-'],
    ],
  ])('can be %s', (_, schema, expected) => {
    const { container } = renderField(schema);
    expect(ids(container)).toEqual(['body.amount', ...expected]);
  });

  test('a list of plain values has no button', () => {
    const { container } = renderField({ type: 'array', items: { type: 'string' } });
    expect(container.querySelector('details')).toBeNull();
  });
});

describe('a schema that holds itself', () => {
  const schemas: JsonObject = {
    Node: {
      type: 'object',
      properties: { name: { type: 'string' }, next: { $ref: '#/components/schemas/Node' } },
    },
    Tree: {
      type: 'object',
      properties: { leaves: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
    },
  };

  test('ends where it repeats, and says so by name', () => {
    const { container } = renderField({ $ref: '#/components/schemas/Node' }, { schemas });
    expect(ids(container)).toEqual(['body.amount', 'body.amount.name', 'body.amount.next']);
    expect(screen.getByText('Node repeats here.')).toBeInTheDocument();
  });

  test('opens once more in the browser, as often as a reader wants', async () => {
    const { container } = renderField(
      { $ref: '#/components/schemas/Node' },
      { schemas, lazy: true },
    );
    await userEvent.click(screen.getByText('2 fields'));
    await userEvent.click(await screen.findByText('Node again: 2 fields'));
    await screen.findAllByText('name');
    await userEvent.click((await screen.findAllByText('Node again: 2 fields'))[1] ?? container);
    expect(ids(container).at(-1)).toBe('body.amount.next.next.next');
  });

  test('ends in lists, too', () => {
    const { container } = renderField({ $ref: '#/components/schemas/Tree' }, { schemas });
    expect(ids(container)).toEqual(['body.amount', 'body.amount.leaves']);
  });
});

test('a page made at build stops at a depth, and says what it leaves out', () => {
  let schema: JsonObject = { type: 'object', properties: { end: { type: 'string' } } };
  for (let level = 0; level < 12; level += 1)
    schema = { type: 'object', properties: { down: schema } };
  const { container } = renderField(schema);
  expect(ids(container).length).toBeLessThan(12);
  expect(screen.getByText(/described where it is used by itself/)).toBeInTheDocument();
});

test.each<[string, Json]>([
  ['a reference to nothing', { $ref: '#/components/schemas/Nobody' }],
  ['a reference to another file', { $ref: 'other.json#/X' }],
  ['a schema that is a number', 7],
  ['properties that are a list', { type: 'object', properties: [1, 2] }],
])('%s is told beside its place, and the field stays', (_, schema) => {
  renderField(schema);
  expect(row()).toHaveTextContent('amount');
  expect(within(row()).getByText(/could not be read/)).toBeInTheDocument();
});
