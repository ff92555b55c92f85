import { type DeclaredValue, parseDescription } from '@/lib/openapi/description/parse-description';

// What stays in the prose loses nothing; a false fact is the worst fault.

const stays = (text: string, said?: DeclaredValue) =>
  expect(parseDescription(text, said)).toEqual({
    rest: text,
    format: '',
    defaultValue: '',
    defaultName: '',
    condition: '',
    values: [],
  });

describe('a list whose announcement says something else than values to send', () => {
  const list = '<ul><li>4 = Visa</li><li>5 = Mastercard</li></ul>';

  test.each([
    'Max per scheme: ',
    'Do not send ',
    'Deprecated values:',
    'Errors returned: ',
    'Length by country:',
    'Examples: ',
    'Brands, e.g. ',
    'Values include but are not limited to ',
    'Starts with ',
    'Required if:',
    'Surcharge:<br>',
    '<b>Fees:</b>',
    '<p>Not supported:</p>',
    'The status. Not: ',
    'All except ',
  ])('%j leaves it in the prose', (lead) => stays(`${lead}${list}`));

  test.each([
    '',
    'The brand.',
    'Do not send it alone. Possible values:',
    'Never empty.<br>One of: ',
    '(If it is long, it is cut.) Following are the codes\n  ',
    'Not for wallets.\n\nThe brand ',
  ])('%j lifts it', (lead) => {
    expect(parseDescription(`${lead}${list}`).values).toHaveLength(2);
  });

  test('is not asked where the schema knows the values', () => {
    expect(parseDescription(`Max: ${list}`, { values: ['4', '5'] }).values).toHaveLength(2);
  });
});

describe('a list after words that do not announce values', () => {
  test.each([
    'Tax<ul><li>A</li><li>B</li></ul>',
    'Reports that are sent every night.<ul><li>VAT</li><li>GST</li></ul>',
    'Rates <ul><li>VAT = 20%</li><li>GST</li></ul>',
    'Steps<ul><li>1 - Send the card</li><li>2 - Send the sale</li></ul>',
    '<p>Fees</p><ul><li>VAT: 20%</li><li>GST: 10%</li></ul>',
  ])('%j stays there', (text) => stays(text));

  test.each([
    ['Tax<ul><li>A = 5%</li><li>B = 7%</li></ul>', ['A', 'B']],
    ['Tax<ul><li>`A` - 5%</li><li>`B` - 7%</li></ul>', ['A', 'B']],
    ['Tax<ul><li>"A" - 5%</li><li>"B" - 7%</li></ul>', ['A', 'B']],
    ['The class of tax. <ul><li>A - 5%</li><li>B - 7%</li></ul>', ['A', 'B']],
    ['Allowed <ul><li>A</li><li>B</li></ul>', ['A', 'B']],
    ['Tax, one of <ul><li>A</li><li>B</li></ul>', ['A', 'B']],
    ['Possible values are <br><ul><li>A</li><li>B</li></ul>', ['A', 'B']],
    ['Status<ul><li>A</li><li>B</li></ul>', ['A', 'B']],
    ['<ul><li>A</li><li>B</li></ul>', ['A', 'B']],
  ])('%j lifts what is written as values are', (text, codes) => {
    expect(parseDescription(text).values.map(({ code }) => code)).toEqual(codes);
  });

  test('is not asked where the schema knows the values', () => {
    const text = 'Tax<ul><li>A</li><li>B</li></ul>';
    expect(parseDescription(text, { values: ['A', 'B'] }).values).toHaveLength(2);
  });
});

describe('blocks around a lifted sentence stay blocks', () => {
  const condition = 'Required if b is set.';

  test.each([
    ['Id. @\n\n* [A](https://a.example): x\n* B', 'Id. \n\n* [A](https://a.example): x\n* B'],
    ['Id. @\n* A\n* B', 'Id. \n* A\n* B'],
    ['Id. @\n1. A\n2. B', 'Id. \n1. A\n2. B'],
    ['Id. @  \n\n| a | b |\n|---|---|', 'Id. \n\n| a | b |\n|---|---|'],
    ['Id. @\n```\na\n```', 'Id. \n```\na\n```'],
    ['Id. @\n\n    code', 'Id. \n\n    code'],
    ['Id. @\n\n# Head', 'Id. \n\n# Head'],
    ['Id. @\n> Words', 'Id. \n> Words'],
    ['| a |\n\n@\nWords', '| a |\n\n\nWords'],
    ['Words.\n@\n\nTitle\n===', 'Words.\n\n\nTitle\n==='],
    ['A.<br>@ Short.', 'A.<br>Short.'],
    ['A.<br>@<br>Short.', 'A.<br>Short.'],
    ['A. @ Short.', 'A. Short.'],
    ['@\n\nWords', 'Words'],
  ])('%j', (text, rest) => {
    expect(parseDescription(text.replace('@', condition))).toMatchObject({ condition, rest });
  });

  test.each([
    '- a: Id. @\n- c: other',
    '* a: Id.\n  @\n* c: other',
    '1. Id. @\n2. other',
    '2) @',
    '| a. @ | b |\n|---|---|',
    '> Id. @',
    '# Id. @',
    '<ul><li>a: Id. @</li><li>c</li></ul>',
    '<ol>\n<li>a: <b>Id</b>. @<br>Words.</li></ol>',
    'Words.<br>- a: Id. @<br>- c: other',
    '- a\n- **Condition:** @\n- c',
    '- a: Id.\n\n  @',
  ])('%j is said of one item: it stays there', (text) => stays(text.replace('@', condition)));

  test.each(['**Id**. @ Words', '<ul><li>a</li></ul>Words. @ Words', '- a\n\nWords. @ Words'])(
    '%j is in no item',
    (text) => {
      expect(parseDescription(text.replace('@', condition)).condition).toBe(condition);
    },
  );
});

describe('a labelled condition', () => {
  const LABEL = '<strong>Conditional Requirement: </strong>';

  test.each([
    'Required if one of:<ul><li>x is sent</li><li>y is sent</li></ul>',
    'Required if one of<ol><li>X is sent</li><li>Y is sent</li></ol>',
    'Required if one of\n\n- a\n- b',
    'Required if a or<p>b.</p>',
    'Required',
    '**Required.**',
    'Always required.',
    'Mandatory for all requests.',
    'Required for every request',
    'Required if a (see<br><br>b',
  ])('%j is none or half of one', (words) => stays(`Words.<br>${LABEL}${words}`));

  test('ends where a known label begins', () => {
    expect(parseDescription(`${LABEL}Required for A <b>Format:</b> 2 N`)).toMatchObject({
      condition: 'Required for A',
      rest: '<b>Format:</b> 2 N',
    });
  });

  test.each([
    'Required if the <strong>tran_type:</strong> is 01.',
    'Required when x. See <b>Note:</b> y.',
    'Required when x. See **Note:** y.',
    'Required if <code>a</code> <b>type:</b> is 1.',
    'Always required, unless a is sent.',
  ])('%j is one', (words) => {
    expect(parseDescription(`Words.<br>${LABEL}${words}`)).toMatchObject({
      condition: words,
      rest: 'Words.',
    });
  });
});

test.each([
  'Send this:\n```\nFormat: json\nDefault: 5\n```',
  'Send this:\n~~~\nFormat: json\n~~~',
  'Send this:\n```\nFormat: json',
  '<pre>\nFormat: json\nDefault: 5</pre>',
  '<code>a<br>Default: 5</code>',
  'Send `x. Required if y.`',
  'Send `**Default:** 5`',
  'Send `<ul><li>1 = a</li><li>2 = b</li></ul>`',
  'Send (with <b>Default:</b> 5) it',
  '"Hello. Required if this." is the text.',
])('%j has its labels in code or quotes', (text) => stays(text));

describe('what follows a label is lifted as a whole', () => {
  test.each([
    '<b>Default:</b> USD<br>if the account is in the US, CAD otherwise.',
    '<b>Default:</b> USD<br />(CAD in Canada)',
    '**Default:** `a`\n`b` for cards',
    'Default: A. Premium accounts: B.',
    '<b>Default:</b> A. Premium accounts: B.',
    '<strong>Format: </strong>Fixed length, 2 AN (do not send<br>for AMEX)',
    '<strong>Format: </strong>Fixed length, 2 AN<br>for AMEX',
    '<b>Format:</b> "a<br>b"',
    'Format: one of these:\n- a\n- b',
    'Words.\nFormat: one of:',
    '**Format:** 2 N <b>Note:</b> longer ones are cut',
    '**Format:** 2 N **Note**: longer ones are cut',
    'Format: as below ```\n2 N\n```',
    'Modes:\n- **Default:** one\n- **Strict:** two',
    'Modes:<ul><li><b>Default:</b> one</li><li>Strict</li></ul>',
    'Modes:<br><b>Standard:</b> normal<br><b>Default:</b> simple',
    'Modes:<br><b>Default:</b> simple<br><b>Standard:</b> normal',
    'Use the <b>Default:</b> value',
    '<ul><li><b>Format:</b> 2 N</li><li><b>Max length:</b> 2</li></ul>',
    '- **Format:** 2 N\n- Words',
  ])('%j', (text) => stays(text));

  test.each([
    ['integer', '<b>Maximum Length:</b> 20'],
    ['number', '**Max length:** 2'],
  ])('a length is none of %s', (type, text) => stays(text, { types: [type] }));
});

describe('a sentence with a condition', () => {
  test.each([
    'Required for each request.',
    'Required with every request.',
    'Required for all.',
    'Required for all requests',
    'Required for this operation.',
    'Required for any type of card.<br>Words.',
    'Required if a (see<br>b) is sent.',
    'Required if a equals "x.<br>Words"',
    'Required if [a. B is',
  ])('%j is none or half of one', (text) => stays(text));

  test.each([
    ['Required when a is sent (see B. Smith) and c is sent.', ''],
    ['Required when a equals "A. B" or C.', ''],
    ['Required if `a. B` is sent.', ''],
    ['Required if it is v. 2 or more.', ''],
    ['Required if a is set!', 'Done.'],
    ['Required for all cards but one or two.', ''],
    ['Required with all of a, b.', ''],
  ])('%j is a whole one', (condition, rest) => {
    expect(parseDescription(`${condition} ${rest}`)).toMatchObject({ condition, rest });
  });
});
