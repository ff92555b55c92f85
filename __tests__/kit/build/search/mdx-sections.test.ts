import { listMdxSections } from '@/lib/kit/build/search/mdx-sections';

const list = (...lines: readonly string[]) => listMdxSections(lines.join('\n\n'), { name: 'Acme' });

describe('listMdxSections', () => {
  it('begins with the text above the first heading, and has the ids of the page', () => {
    expect(
      list('---\ntitle: A\n---', 'Hello *there*, {name}.', '## 3-D Secure', 'Ask.', '### Ask'),
    ).toEqual([
      { id: '', title: '', text: 'Hello there, Acme.' },
      { id: '3-d-secure', title: '3-D Secure', text: 'Ask.' },
      { id: 'ask', title: 'Ask', text: '' },
    ]);
  });

  it('keeps the words of cells, items and components apart', () => {
    const table = '| A | B |\n| --- | --- |\n| `402` | Declined |';
    const [intro] = list(
      table,
      '- one\n- two',
      '<Callout tone="note" title="Mind">',
      'the gap',
      '</Callout>',
    );
    expect(intro?.text).toBe('A B 402 Declined one two Mind the gap');
  });

  it('makes a section of each step, under the heading above', () => {
    const steps = ['<Steps>', '<Step title="Pay">', 'Send it.', '</Step>', '</Steps>'];
    expect(list('## Integrate', ...steps).slice(1)).toEqual([
      { id: 'integrate', title: 'Integrate', text: '' },
      { id: 'integrate', title: 'Pay', text: 'Send it.' },
    ]);
  });

  it('gives the ids of anchors to the next heading', () => {
    expect(list('<Anchor id="old" />', '## New')[1]).toEqual({
      ...{ id: 'new', title: 'New', text: '', otherIds: ['old'] },
    });
  });

  it('has the title of code, and not the code', () => {
    expect(list('```json title="200 Approved"\n{ "a": 1 }\n```')[0]?.text).toBe('200 Approved');
  });

  it('has a row of each code of a whole table, and the meanings of listed codes', () => {
    const rows = list('<ResponseCodes set="issuer" />').slice(1);
    expect(rows.find(({ id }) => id === 'rcode-051')).toMatchObject({
      title: '051',
      meaning: 'Not enough money or credit.',
      otherNames: ['rcode 051'],
    });
    const [intro, ...none] = list('<ResponseCodes set="issuer" only="051" />');
    expect(intro?.text).toContain('051 Not enough money or credit');
    expect(none).toEqual([]);
  });

  it('has the rows of test data, and names of operations and fields', () => {
    expect(list('<TestData set="cards" only="4111111111111111" />')[0]?.text).toMatch(
      /^Visa 4111111111111111 VS/,
    );
    const [intro] = list(
      '<Operation id="post /sale" />',
      '<Field path="post /sale body.card_number" />',
    );
    expect(intro?.text).toBe('Sale card_number');
    expect(list('<Lifecycle of="payment" />')[0]?.text).toMatch(/^Payment New Authorized /);
  });
});
