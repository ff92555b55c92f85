import fc from 'fast-check';
import type { JsonObject } from '@/lib/openapi/core/types';
import { parseDescription } from '@/lib/openapi/description/parse-description';
import { anyText } from '../../support/any-text';
import { FEW_RUNS } from '../../support/property-runs';
import { growsWithItsInput, repeatTo } from '../../support/work';
import { readIn } from '../core/support';

const NOTHING = {
  format: '',
  defaultValue: '',
  defaultName: '',
  condition: '',
  values: [],
};

describe('labelled facts', () => {
  test.each([
    ['<strong>Format: </strong>Fixed length, 4 AN<br>', 'Fixed length, 4 AN'],
    [
      '<strong>Format: </strong>Variable length, up to 12,2 N<br>Words.',
      'Variable length, up to 12,2 N',
    ],
    [
      '<strong>Format: </strong>Variable length, up to 10 AN,  in YYYY-MM-DD format<br>Words.',
      'Variable length, up to 10 AN, in YYYY-MM-DD format',
    ],
    ['<strong>Format:</strong> Fixed length, 3 N <br/>Words.', 'Fixed length, 3 N'],
    ['<b>Format</b>: up to 9 N<br />Words.', 'up to 9 N'],
    ['Words.<br><strong>FORMAT: </strong>ISO 8601', 'ISO 8601'],
    ['**Format:** up to 30 characters\n\nWords.', 'up to 30 characters'],
    ['The ticket.\n* Format: alphanumeric.', 'alphanumeric'],
    ['Words.<br>Format: <code>MMYY</code>', 'MMYY'],
    ['<strong>Maximum Length: </strong>50<br>Words.', 'up to 50 characters'],
    ['<b>Max length:</b> 1 character', 'up to 1 character'],
    ['<strong>Format: </strong>R&amp;D code<br>Words.', 'R&D code'],
  ])('%s has a format', (text, format) => {
    expect(parseDescription(text).format).toBe(format);
  });

  test.each([
    ['<strong>Default: </strong>false<br>', 'false'],
    ['The currency.<br><strong>Default: </strong>978', '978'],
    ['<strong>Default value:</strong> Due<br>Words.', 'Due'],
    ['Sends a copy. **Default:** `true`.', 'true'],
    ['Keeps the card.\nDefault: **false**.', 'false'],
  ])('%s has a default', (text, value) => {
    expect(parseDescription(text).defaultValue).toBe(value);
  });

  test.each([
    [
      'A label.<br><strong>Conditional Requirement: </strong>Required for parcels.',
      'Required for parcels.',
    ],
    [
      '<strong>Conditional Requirement: </strong> Either a or b is required. <br> ',
      'Either a or b is required.',
    ],
    [
      '<strong>Conditional Requirement: </strong>Refer to <a href="/x">the table</a><br>',
      'Refer to <a href="/x">the table</a>',
    ],
    ['**Condition:** required when `a` is sent', 'required when `a` is sent'],
    ['Words.<br>Conditional requirement: only with a token.', 'only with a token.'],
    ['<p>Words.</p><p><strong>Conditional:</strong> Required when x.</p>', 'Required when x.'],
  ])('%s has a condition', (text, condition) => {
    expect(parseDescription(text).condition).toBe(condition);
  });

  test.each([
    ['The zip. Required when `street` is sent.', 'Required when `street` is sent.', 'The zip.'],
    [
      'A date. Required with a card. Else it is kept.',
      'Required with a card.',
      'A date. Else it is kept.',
    ],
    [
      'This field is required if you sell tickets.',
      'This field is required if you sell tickets.',
      '',
    ],
    ['A name.<br>Required for parcels.<br>Short.', 'Required for parcels.', 'A name.<br>Short.'],
    [
      'The gate. Required if `lane` is 2. Otherwise it is ignored. Two digits.',
      'Required if `lane` is 2. Otherwise it is ignored.',
      'The gate. Two digits.',
    ],
    ['Required for all lanes but the first.', 'Required for all lanes but the first.', ''],
    [
      'A name. Conditional, required when b is sent.',
      'Conditional, required when b is sent.',
      'A name.',
    ],
    ['Only required in case of x = 3. Words.', 'Only required in case of x = 3.', 'Words.'],
    [
      'The date. Only required incase of x = 3<br><b>Date: </b>2011-12-03',
      'Only required incase of x = 3',
      'The date. <br><b>Date: </b>2011-12-03',
    ],
    ['A name. only required when x is set.', 'only required when x is set.', 'A name.'],
    ['A shop. Required only if it is yours.', 'Required only if it is yours.', 'A shop.'],
    ['A shop\n\nRequired if it is yours', 'Required if it is yours', 'A shop'],
    ['<b>Conditional</b>: required when a is B<br>Words.', 'required when a is B', 'Words.'],
    ['<b>Condition</b>: only used when a is B<br>Words.', 'only used when a is B', 'Words.'],
    ['Words. Required when x = 1.5 or more', 'Required when x = 1.5 or more', 'Words.'],
    [
      'Required for cards, wallets, etc. when the amount is over 5.',
      'Required for cards, wallets, etc. when the amount is over 5.',
      '',
    ],
    [
      'The code. Required if shipping to St. Lucia or St. Kitts.',
      'Required if shipping to St. Lucia or St. Kitts.',
      'The code.',
    ],
    ['Required if no. of items exceeds 3.', 'Required if no. of items exceeds 3.', ''],
    [
      'Required if no.  of items exceeds 3. Words.',
      'Required if no.  of items exceeds 3.',
      'Words.',
    ],
    ['Required for U.S. Visa cards. Words.', 'Required for U.S. Visa cards.', 'Words.'],
    ['Required for Visa vs. Maestro.\nWords.', 'Required for Visa vs. Maestro.', 'Words.'],
    ['Required for cards, etc.<br>Words.', 'Required for cards, etc.', 'Words.'],
    ['Required for cards, etc.\n\nWords.', 'Required for cards, etc.', 'Words.'],
    [
      'Required for cards, e.g. Visa. `x` is sent.',
      'Required for cards, e.g. Visa.',
      '`x` is sent.',
    ],
    ['Required for `card.type` 2. 3 digits.', 'Required for `card.type` 2.', '3 digits.'],
    [
      'Required if [it](https://x.example/a.b) asks. Otherwise up to St. Lucia. Words.',
      'Required if [it](https://x.example/a.b) asks. Otherwise up to St. Lucia.',
      'Words.',
    ],
    ['<p>The zip. Required when x.</p>', 'Required when x.', '<p>The zip. </p>'],
    ['<p>Required if x is set.</p>', 'Required if x is set.', ''],
    ['<p>The zip.</p><p>Required if x is set</p>', 'Required if x is set', '<p>The zip.</p>'],
    [
      '<p>The zip.</p>\n<p class="note"> Only required when x. </p>\n<p>Short.</p>',
      'Only required when x.',
      '<p>The zip.</p>\n\n<p>Short.</p>',
    ],
    ['<p>The zip. Required if x is set</p>', 'Required if x is set', '<p>The zip. </p>'],
    ['<p>Required if x. Short.</p>', 'Required if x.', '<p>Short.</p>'],
  ])('%s has a condition of its own sentence', (text, condition, rest) => {
    expect(parseDescription(text)).toMatchObject({ condition, rest });
  });

  test.each([
    'It is required when asked.',
    'Required.',
    'Not required for parcels.',
    'Whether it is open. Required for all requests.',
    'When it opens. This field is required for any type of gate.',
    'The date of content only required incase of x = 3',
    'Lanes of a gate, e.g. required when it opens.',
    'Evidence; only required when x = 3.',
    'Required when one of these is sent:<br>- a<br>- b',
    'Required when a is sent<br>and b is not.',
    'Required if no. of items\nexceeds 3.',
    '<b>Conditional:</b> yes',
    '**Condition:** new or used item',
    'A car.<br><b>Condition:</b> damaged, or as new.',
    '<strong>Conditions:</strong> required when x.',
    '<p>Required if one of these is sent:</p><ul><li>a</li><li>b</li></ul>',
    '<p>Required for all requests.</p>',
    '<p>Required for all requests</p>',
    '<ul><li><p>Required if x is set.</p></li><li>b</li></ul>',
    '<blockquote><p>Required if</p></blockquote>',
    '<b>Condition:</b> required when one is sent:<br>a or b.',
    '<b>Conditional:</b> required when one is sent:<br>a or b.',
    'Conditional content of the gate. It is required only in cases.',
  ])('%s has none', (text) => {
    expect(parseDescription(text)).toMatchObject({ condition: '', rest: text });
  });

  test('what is left is the description, without its label and the breaks around what went', () => {
    const text =
      '<strong>Format: </strong>Fixed length, 2 N<br><strong>Description: </strong>The <em>lane</em> of the till. <br><strong>Default: </strong>01<br><strong>Conditional Requirement: </strong>Required in shops.<br>';
    expect(parseDescription(text)).toEqual({
      rest: 'The <em>lane</em> of the till.',
      format: 'Fixed length, 2 N',
      defaultValue: '01',
      defaultName: '',
      condition: 'Required in shops.',
      values: [],
    });
  });

  test.each([
    'The format: of a letter is free.',
    'By default the system sends a letter.',
    '<strong>Default: </strong>This field says when the offer ends. It may be empty.<br>',
    '<strong>Default: </strong>',
    '<strong>Format: </strong>none<br>Words.',
    '<strong>Format: </strong>N/A',
    '<strong>Conditional Requirement: </strong>None.<br>Words.',
    '<strong>Conditional Requirement: </strong>not required',
    '<strong>Conditional Requirement: </strong>–',
    '<strong>Format</strong> your letters with care.',
    `<strong>Format: </strong>${'long '.repeat(40)}<br>`,
    '<strong>Format: </strong><a href="/x">here</a>',
    'Plain words.',
    '',
  ])('%s stays as it is', (text) => {
    expect(parseDescription(text)).toEqual({ ...NOTHING, rest: text });
  });

  test.each([
    ['Opens.\nFormat: 2 digits. For example: 07', '2 digits', 'Opens.\nFor example: 07'],
    ['Format: `lanes/*`. Only `lanes/1` is open.', 'lanes/*', 'Only `lanes/1` is open.'],
    ['Format: `HH:MM`.Others are refused.', 'HH:MM', 'Others are refused.'],
    [
      'Format: the name of a zone. See\nthe [list of zones](https://example.com/zones).',
      'the name of a zone',
      'See\nthe [list of zones](https://example.com/zones).',
    ],
    ['Format: digits, e.g. Arabic ones', 'digits, e.g. Arabic ones', ''],
  ])('the format of %j ends with its sentence', (text, format, rest) => {
    expect(parseDescription(text)).toMatchObject({ format, rest });
  });

  test.each([
    ['a list', 'Format:  \n- for a lane: digits.\n- for a gate: letters.'],
    ['a sentence that goes on', 'Sorts.\nFormat: +KEY\nwhere KEY is lane or gate'],
    ['a sentence that began before', 'It names people in the following\nformat: `@[id]`.'],
    ['words in pointed brackets', 'Format : lanes=<first>-<last>, both are counted.'],
  ])('a format that is %s stays in the text', (_, text) => {
    expect(parseDescription(text)).toEqual({ ...NOTHING, rest: text });
  });

  test('what describes a value named Default is no default', () => {
    const text = 'How it opens.\n\nDefault: manually.\n\nMotor: by itself.';
    const values = ['Default', 'Motor'];
    expect(parseDescription(text, { values })).toEqual({ ...NOTHING, rest: text });
    expect(parseDescription(text).defaultValue).toBe('manually');
  });

  test('of many line breaks around what is taken out, those before it stay', () => {
    const text = 'The hour.<br /><br /><b>Format:</b> HH<br /><br />For example 07.';
    expect(parseDescription(text).rest).toBe('The hour.<br /><br />For example 07.');
  });

  test('the second of two formats stays in the text', () => {
    const text = '<strong>Format: </strong>2 N<br><strong>Format: </strong>3 N<br>Words.';
    expect(parseDescription(text)).toMatchObject({
      format: '2 N',
      rest: '<strong>Format: </strong>3 N<br>Words.',
    });
  });

  test('a default that the schema contradicts stays in the text', () => {
    const text = 'Words.<br><strong>Default: </strong>A';
    expect(parseDescription(text, { default: 'B' })).toEqual({ ...NOTHING, rest: text });
    expect(parseDescription(text, { default: 'A' }).rest).toBe('Words.');
  });
});

describe('lists of values', () => {
  const toPairs = (text: string, values?: string[]) =>
    parseDescription(text, { values }).values.map(({ code, meaning }) => [code, meaning]);

  test.each<[string, string[][]]>([
    [
      'Day: <ul><li>1 = Monday</li><li>2 = Tuesday</li></ul>',
      [
        ['1', 'Monday'],
        ['2', 'Tuesday'],
      ],
    ],
    [
      '<ul>\n <li>A - Active</li>\n <li>X - Closed</li>\n</ul>',
      [
        ['A', 'Active'],
        ['X', 'Closed'],
      ],
    ],
    [
      '<ul><li>NONE: nobody</li><li>ALL:  every one</li></ul>',
      [
        ['NONE', 'nobody'],
        ['ALL', 'every one'],
      ],
    ],
    [
      '<ul><li><strong>0</strong> – off</li><li>`1` – on</li></ul>',
      [
        ['0', 'off'],
        ['1', 'on'],
      ],
    ],
    [
      '<ul><li>open=still open</li><li>shut=closed</li></ul>',
      [
        ['open', 'still open'],
        ['shut', 'closed'],
      ],
    ],
    [
      '<UL><LI>END SALE</LI><LI>END TERM</LI></UL>',
      [
        ['END SALE', ''],
        ['END TERM', ''],
      ],
    ],
    [
      '<ul><li>a_b - one &lt; two<li>c_d - three</ul>',
      [
        ['a_b', 'one < two'],
        ['c_d', 'three'],
      ],
    ],
  ])('%s is a list of values', (text, pairs) => {
    expect(toPairs(text)).toEqual(pairs);
  });

  test.each([
    '<ul><li>Send the card first.</li><li>Then the sale.</li></ul>',
    '<ul><li>First - the card</li><li>Then - the sale</li></ul>',
    '<ul><li>1 = one</li></ul>',
    '<ul><li>1 = one</li><li>1 = uno</li></ul>',
    '<ul><li>1 = see <a href="/x">here</a></li><li>2 = two</li></ul>',
    '<ul><li>1 = one<ul><li>2 = two</li><li>3 = three</li></ul></li></ul>',
    '<ul><li>1 = one</li><li>2 = two',
    'Cars: <ul><li>A - fast</li><li>B - slow</li></ul>Bikes: <ul><li>C - red</li><li>D - blue</li></ul>',
    '<ul><li>lane[]=1,2 - both</li><li>lane[first]=1 - one</li></ul>',
  ])('%s stays as it is', (text) => {
    expect(parseDescription(text)).toEqual({ ...NOTHING, rest: text });
  });

  test('words around a list stay, on lines of their own', () => {
    const text = 'One of: <ul><li>1 = a</li><li>2 = b</li></ul> Others are refused.';
    expect(parseDescription(text).rest).toBe('One of:<br>Others are refused.');
  });

  test('words after a value that the schema allows are its meaning', () => {
    const text = '<ul><li>CASH Paid in notes.</li><li>CARD Paid with plastic.</li></ul>';
    expect(toPairs(text, ['CASH', 'CARD'])).toEqual([
      ['CASH', 'Paid in notes.'],
      ['CARD', 'Paid with plastic.'],
    ]);
    expect(toPairs(text)).toEqual([]);
  });

  test('values that the schema allows may stand on lines of their own', () => {
    const text = 'How it was paid: <br>CASH - In notes.<br>CARD - With plastic.<br>Never empty.';
    expect(parseDescription(text, { values: ['CASH', 'CARD'] })).toMatchObject({
      rest: 'How it was paid:<br>Never empty.',
      values: [
        { code: 'CASH', meaning: 'In notes.' },
        { code: 'CARD', meaning: 'With plastic.' },
      ],
    });
    expect(parseDescription(text).values).toEqual([]);
    expect(parseDescription('CASH - In notes.<br>Always.', { values: ['CASH'] }).values).toEqual(
      [],
    );
  });

  test('a list that names a value the schema does not allow stays in the text', () => {
    const text = '<ul><li>1 = one</li><li>2 = two</li></ul>';
    expect(parseDescription(text, { values: ['1', '3'] })).toEqual({ ...NOTHING, rest: text });
  });
});

describe('in a schema', () => {
  test('facts of the description stand beside those of the schema', () => {
    const description =
      '<strong>Format: </strong>up to 3 N<br>Which lane.<br><strong>Default: </strong>7<ul><li>7 = left</li><li>8 = right</li></ul><strong>Conditional Requirement: </strong>Required at night.';
    expect(readIn({}, { type: 'integer', maximum: 8, description })).toMatchObject({
      description: 'Which lane.',
      condition: 'Required at night.',
      constraints: [
        { kind: 'format', text: 'up to 3 N' },
        { kind: 'range', text: 'at most 8' },
      ],
      default: 7,
      enum: [
        { value: 7, description: 'left' },
        { value: 8, description: 'right' },
      ],
    });
  });

  test('a length that both tell is told once', () => {
    const description = 'A name.<br><strong>Maximum Length: </strong>50';
    expect(readIn({}, { type: 'string', maxLength: 50, description }).constraints).toEqual([
      { kind: 'length', text: 'up to 50 characters' },
    ]);
  });

  test('a list in the description of an object is one of something in it', () => {
    const description = 'The toll. <ul><li>A - for cars</li><li>B - for bikes</li></ul>';
    expect(readIn({}, { type: 'object', description })).toMatchObject({ description, enum: [] });
    expect(readIn({}, { type: 'string', description }).enum).toHaveLength(2);
  });

  test.each<[JsonObject, string, string]>([
    [{ type: 'integer' }, 'A', 'B'],
    [{ type: 'integer' }, '01', '02'],
    [{ type: ['number', 'null'] }, '1', 'B'],
    [{ type: 'boolean' }, '1', '0'],
    [{ type: 'string', format: 'date-time' }, 'YYYY', 'MM'],
  ])('a list of what %j is not stays in the text', (schema, one, other) => {
    const description = `Words.<ul><li>${one} = this</li><li>${other} = that</li></ul>`;
    expect(readIn({}, { ...schema, description })).toMatchObject({ description, enum: [] });
  });

  test('values are lifted where the schema may have them', () => {
    const toValues = (schema: JsonObject, one: string, other: string) => {
      const description = `<ul><li>${one} = this</li><li>${other} = that</li></ul>`;
      return readIn({}, { ...schema, description }).enum.map(({ value }) => value);
    };
    expect(toValues({ type: ['integer', 'null'] }, '1', '-2')).toEqual([1, -2]);
    expect(toValues({ type: 'boolean' }, 'true', 'false')).toEqual([true, false]);
    expect(toValues({ type: ['integer', 'string'] }, '1', 'none')).toEqual([1, 'none']);
    expect(toValues({ type: 'array' }, 'A', 'B')).toEqual(['A', 'B']);
  });

  test('the length of a list is none of a text', () => {
    const description = '<b>Maximum Length:</b> 5';
    expect(readIn({}, { type: 'array', description })).toMatchObject({
      description,
      constraints: [],
    });
  });

  test('what the schema says is never replaced', () => {
    const description =
      'Size.<br><strong>Default: </strong>S<ul><li>S = small</li><li>L = large</li></ul>';
    const schema = { enum: ['S', 'M', 'L'], default: 'L', 'x-enum-descriptions': ['tiny'] };
    expect(readIn({}, { ...schema, description })).toMatchObject({
      description: 'Size.<br><strong>Default: </strong>S',
      default: 'L',
      enum: [
        { value: 'S', description: 'tiny' },
        { value: 'M', description: '' },
        { value: 'L', description: 'large' },
      ],
    });
  });

  test.each([
    ['boolean', 'true', true],
    ['integer', '978', 978],
    ['number', '0.5', 0.5],
    ['string', '978', '978'],
  ])('the default of %s %s is %p', (type, text, value) => {
    expect(readIn({}, { type, description: `**Default:** ${text}` }).default).toBe(value);
  });

  describe('the words of a parameter come before those of its schema', () => {
    const read = (own: string, description: string, rest: JsonObject = {}) =>
      readIn({}, { type: 'string', description, ...rest }, { description: own });

    test('and both are told, with the facts of both', () => {
      const words = 'Lower case. <strong>Default: </strong>open';
      expect(read('By status. Required when `b` is sent.', words, { maxLength: 9 })).toMatchObject({
        description: 'By status.\n\nLower case.',
        condition: 'Required when `b` is sent.',
        default: 'open',
        constraints: [{ kind: 'length', text: 'up to 9 characters' }],
      });
    });

    test.each([
      ['By status.', 'By status', 'By status.'],
      ['By status.', 'By status. Lower case.', 'By status. Lower case.'],
      ['The lane, by  status.', 'by status', 'The lane, by  status.'],
      ['id', 'The identity.', 'id\n\nThe identity.'],
      ['By status.', '', 'By status.'],
      ['', 'Lower case.', 'Lower case.'],
      ['**Format:** 2 N', 'By status.', 'By status.'],
    ])('%j before %j reads %j: what both say once', (own, words, text) => {
      expect(read(own, words).description).toBe(text);
    });

    test('what both list alike is listed once', () => {
      const list = 'One: <ul><li>1 = a</li><li>2 = b</li></ul>';
      expect(read(list, list)).toMatchObject({
        description: 'One:',
        enum: [{ value: '1' }, { value: '2' }],
      });
    });

    test('where they are at odds the schema keeps its words in the text', () => {
      expect(read('Mine.<br><b>Format:</b> short', '**Format:** long')).toMatchObject({
        description: 'Mine.\n\n**Format:** long',
        constraints: [{ kind: 'format', text: 'short' }],
      });
    });
  });
});

describe('hostile text', () => {
  const PIECES = [
    '<strong>',
    '</strong>',
    '<strong>Format: </strong>',
    '<strong>Default:</strong>',
    '**Format:**',
    '**',
    'Format:',
    '<br>',
    '<br',
    '<ul>',
    '</ul>',
    '<li>',
    '</li>',
    '1 = ',
    ' - ',
    '\n',
    '\n* ',
    ' ',
    'a',
    '<',
    '&amp;',
    'Required when ',
    '. Required for ',
    'Conditional Requirement: ',
    'Only required in case of ',
    'Conditional, ',
    'No. Required for ',
    'St. ',
    'U.S. ',
    '\n\n',
    '<b>Conditional</b>: required when ',
    '<strong>Conditional Requirement: </strong>',
    '`',
    '``` ',
    '<pre>',
    '(',
    ' "',
    'a) [',
    '<li>Required if a. ',
    '- a. Required if (a. ',
    '<ul><li>1 = a</li><li>2 = b</li></ul>',
    '**Default:** 5\n',
  ];

  test.each(PIECES.flatMap((one) => [[one], [`${one} `], [`x${one}`]]))(
    'work for %j over and over grows with its length, not with its square',
    (piece) => {
      const toText = (share: number) => repeatTo(share * 100_000, piece);
      expect(growsWithItsInput(toText, parseDescription)).toBe(true);
    },
  );

  test('no mixture of marks is an error, and work grows with its length', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 12 }),
        (parts) => {
          const once = parts.join('');
          const { rest } = parseDescription(once);
          expect(rest.length).toBeLessThanOrEqual(once.length + '<br>'.length);
          const toText = (share: number) => repeatTo(share * 100_000, once);
          expect(growsWithItsInput(toText, parseDescription)).toBe(true);
        },
      ),
      { numRuns: FEW_RUNS },
    );
  });

  test('any text is read, and one without facts comes back as it is', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(typeof parseDescription(text).rest).toBe('string');
      }),
    );
  });
});
