import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  type LinearRgb,
  luminance,
  readableColour,
  parseLinearRgb,
} from '@/lib/theme/readable-colour';
import { contrast, mixColours } from './colour-mix';
import { HOSTILE } from './hostile-values';

const digits = (length: number) =>
  fc.string({
    unit: fc.constantFrom(...'0123456789abcdefABCDEF'),
    minLength: length,
    maxLength: length,
  });
/** Any colour as an address may spell it, the dark ones often. */
const spelling = fc
  .tuple(
    fc.constantFrom('', '#'),
    fc.oneof(
      digits(3),
      digits(6),
      digits(3).map((end) => `000${end}`),
    ),
  )
  .map((parts) => parts.join(''));
const anyColour = spelling.map((text) => readableColour(text) ?? 'none');

describe('SPEC 2 page behaviour: colours of themePrimary and themeSecondary', () => {
  test.each([
    ['#2346d8', '#2346d8'],
    ['2346D8', '#2346d8'],
    ['#a00', '#aa0000'],
    ['a00', '#aa0000'],
    ['#ffffff', '#757575'],
    ['000', '#272727'],
    ['ff0', '#797900'],
  ])('%j becomes %s', (text, colour) => expect(readableColour(text)).toBe(colour));

  test.each(HOSTILE.map((text) => [text.slice(0, 60), text]))('%j is no colour', (_, text) =>
    expect(readableColour(text)).toBeUndefined(),
  );

  test('neither is a parameter that is not there, or any other text', () => {
    expect(readableColour(null)).toBeUndefined();
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const colour = readableColour(text);
        return colour === undefined || /^#?([\da-f]{3}|[\da-f]{6})$/i.test(text);
      }),
    );
  });

  test('a colour made readable stays as it is the next time', () => {
    fc.assert(fc.property(anyColour, (colour) => readableColour(colour) === colour));
  });
});

describe('text on and in an overriding colour reaches WCAG AA', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
  ])('the contrast of %s and %s is %d', (one, other, ratio) =>
    expect(contrast(luminance(parseLinearRgb(one)), luminance(parseLinearRgb(other)))).toBeCloseTo(
      ratio,
      1,
    ),
  );

  const at = (light: LinearRgb | string) =>
    luminance(typeof light === 'string' ? parseLinearRgb(light) : light);
  /** A text's colour and that of what it stands on, for a brand colour. */
  type Pair = (brand: string) => readonly [LinearRgb | string, LinearRgb | string];
  const onLight =
    (paper: string): Pair =>
    (brand) => [mixColours(brand, 0.92, '#000000'), paper];
  const onDark =
    (paper: string): Pair =>
    (brand) => [mixColours(brand, 0.48, '#ffffff'), paper];
  const PAIRS: Readonly<Record<string, Pair>> = {
    'white text on a button': (brand) => ['#ffffff', brand],
    'white text on a button pointed at': (brand) => ['#ffffff', mixColours(brand, 0.88, '#000000')],
    'a link on light paper': onLight('#ffffff'),
    'a link on light paper 2': onLight('#f6f7fb'),
    'a link on light paper 3': onLight('#eceef6'),
    'a link on dark paper': onDark('#0c1020'),
    'a link on dark paper 2': onDark('#12172b'),
    'a link on dark paper 3': onDark('#1a2038'),
    'a link on its light tint': (brand) => [
      mixColours(brand, 0.92, '#000000'),
      mixColours(brand, 0.07, '#ffffff'),
    ],
    'a link on its dark tint': (brand) => [
      mixColours(brand, 0.48, '#ffffff'),
      mixColours(brand, 0.16, '#0c1020'),
    ],
    'a light badge': (brand) => [
      mixColours(brand, 0.5, '#11162a'),
      mixColours(brand, 0.14, '#ffffff'),
    ],
    'a dark badge': (brand) => [
      mixColours(brand, 0.5, '#e9ecf8'),
      mixColours(brand, 0.2, '#0c1020'),
    ],
  };

  test.each(Object.entries(PAIRS))('%s, whatever the colour', (_, toPair) => {
    fc.assert(
      fc.property(anyColour, (brand) => {
        const [text, paper] = toPair(brand);
        expect(contrast(at(text), at(paper))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('the mixtures above are those of the tokens', () => {
    const tokens = readFileSync('app/tokens.css', 'utf8');
    const shares = [
      ...tokens.matchAll(/color-mix\(in oklch, var\(--brand(?:-2)?\) (\d+)%, (#?\w+)\)/g),
    ];
    expect(shares.map(([, share, other]) => `${share} ${other}`)).toEqual([
      '92 black',
      '48 white',
      '7 white',
      '16 #0c1020',
      '50 #11162a',
      '50 #e9ecf8',
      '14 white',
      '20 #0c1020',
    ]);
    for (const paper of ['#ffffff', '#f6f7fb', '#eceef6', '#0c1020', '#12172b', '#1a2038'])
      expect(tokens).toMatch(new RegExp(`--paper.*${paper}`));
  });
});
