import fc from 'fast-check';
import { type Box, layoutSequence, type SequenceLayout } from '@/lib/sequence/layout-sequence';
import type { ParsedSequence, SequenceItem } from '@/lib/sequence/parse-sequence';
import { estimateTextWidth, wrapText } from '@/lib/sequence/wrap-text';
import { anyTitle } from '../support/any-title';

const words = fc.array(
  fc.constantFrom('card_id', 'to', 'POST /sale', 'approved', 'and', 'checkout_payment_success'),
  {
    minLength: 1,
    maxLength: 6,
  },
);
const text = fc
  .oneof(
    words.map((list) => list.join(' ')),
    anyTitle(90),
  )
  .map((said) => said.slice(0, 90).trim());

function sequenceOf(names: readonly string[]): fc.Arbitrary<ParsedSequence> {
  const actor = fc.constantFrom(...names);
  const leaf: fc.Arbitrary<SequenceItem> = fc.oneof(
    fc
      .tuple(fc.constantFrom('message' as const, 'reply' as const), actor, actor, text)
      .filter(([, from, to]) => from !== to)
      .map(([kind, from, to, said]) => ({ kind, from, to, text: said })),
    fc.tuple(actor, text).map(([one, said]) => ({ kind: 'task' as const, actor: one, text: said })),
    text.map((said) => ({ kind: 'note' as const, text: said })),
  );
  const group = fc
    .tuple(text, fc.array(leaf, { minLength: 1, maxLength: 3 }))
    .map(([said, items]) => ({ kind: 'group' as const, text: said, items }));
  const items = fc.array(fc.oneof(leaf, group), { minLength: 1, maxLength: 8 });
  return items.map((list) => ({ actors: names, items: list }));
}

const NAMES = ['Browser', 'Your server', 'ExamplePay', "Cardholder's bank", 'Shop'];
const titles = fc.uniqueArray(
  anyTitle(40).filter((name) => name.trim() !== ''),
  { minLength: 2, maxLength: 5 },
);
const sequences = fc
  .oneof(
    fc.integer({ min: 2, max: 5 }).map((count) => NAMES.slice(0, count)),
    titles,
  )
  .chain(sequenceOf);

/** Everything that is text, as boxes. */
function toTexts({ actors, items }: SequenceLayout): readonly Box[] {
  return [...actors, ...items].map(({ label }) => label.box);
}

const isOver = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test('no text lies on another, none leaves the drawing', () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      const layout = layoutSequence(sequence);
      const texts = toTexts(layout);
      texts.forEach((one, index) => {
        expect(texts.slice(index + 1).filter((other) => isOver(one, other))).toEqual([]);
        expect(one.x).toBeGreaterThanOrEqual(0);
        expect(one.x + one.width).toBeLessThanOrEqual(layout.width);
        expect(one.y + one.height).toBeLessThanOrEqual(layout.height);
      });
    }),
  );
});

test('no text lies on an arrow, and text in a box stays inside it', () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      const { actors, items } = layoutSequence(sequence);
      const texts = items.map(({ label }) => label.box);
      for (const one of items) {
        if (!('from' in one)) continue;
        const line = {
          x: Math.min(one.from, one.to),
          y: one.y - 4,
          width: Math.abs(one.to - one.from),
          height: 8,
        };
        expect(texts.filter((box) => isOver(box, line))).toEqual([]);
      }
      for (const { box, label } of [...actors, ...items.filter((one) => 'box' in one)]) {
        expect(label.box.x).toBeGreaterThanOrEqual(box.x);
        expect(label.box.x + label.box.width).toBeLessThanOrEqual(box.x + box.width);
        expect(label.box.y + label.box.height).toBeLessThanOrEqual(box.y + box.height);
      }
    }),
  );
});

test('steps follow each other downwards, in the order they are written', () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      const tops = layoutSequence(sequence).items.map(({ label }) => label.box.y);
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
    }),
  );
});

test('the same sequence gets the same places', () => {
  fc.assert(
    fc.property(sequences, (sequence) =>
      expect(layoutSequence(sequence)).toEqual(layoutSequence(structuredClone(sequence))),
    ),
  );
});

test('the drawing fits a page of five actors, and two do not stand needlessly far apart', () => {
  const of = (count: number) =>
    layoutSequence({ actors: NAMES.slice(0, count), items: [{ kind: 'note', text: 'x' }] }).width;
  expect([2, 3, 4, 5].map(of)).toEqual([500, 704, 704, 704]);
});

describe('text', () => {
  test.each([
    ['a short text', 200, ['a short text']],
    ['one two three', 60, ['one two', 'three']],
    ['checkout_payment_success', 100, ['checkout_', 'payment_', 'success']],
    ['/reporting/transactions', 100, ['/reporting/', 'transactions']],
    ['', 100, ['']],
  ])('%j in %i pixels is %j', (long, width, lines) =>
    expect(wrapText(long, width, 13)).toEqual(lines),
  );

  test('that is one long word is broken between its characters', () => {
    expect(wrapText('unbreakable', 40, 13)).toEqual(['unbre', 'akabl', 'e']);
    const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
    expect(wrapText(family.repeat(3), 60, 13)).toEqual([family, family, family]);
  });

  test('no line is wider than its room, and no character is lost', () => {
    fc.assert(
      fc.property(anyTitle(), fc.integer({ min: 120, max: 400 }), (long, width) => {
        const join = (parts: readonly string[]) => parts.join('').replace(/\s/g, '');
        expect(join(wrapText(long, width, 13))).toBe(join([long]));
      }),
    );
    fc.assert(
      fc.property(text, fc.integer({ min: 120, max: 400 }), (long, width) => {
        for (const line of wrapText(long, width, 13)) {
          expect(estimateTextWidth(line, 13)).toBeLessThanOrEqual(width);
        }
      }),
    );
  });
});
