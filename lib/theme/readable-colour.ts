/**
 * Smallest relative luminance (WCAG 2) of a brand colour whose links and marks, as app/tokens.css
 * mixes them, reach 4.5:1 on the dark background.
 */
const MIN_LUMINANCE = 0.02;

/**
 * Largest relative luminance at which white text on a brand colour, or its links on white, reach
 * 4.5:1.
 */
const MAX_LUMINANCE = 0.18;

/** Linear red, green and blue, each 0 to 1. */
export type LinearRgb = readonly [number, number, number];

/** Linear red, green and blue of a `#rrggbb` colour. */
export function parseLinearRgb(hex: string): LinearRgb {
  const at = (from: number) => {
    const value = parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [at(1), at(3), at(5)];
}

/** Relative luminance, 0 (black) to 1 (white). */
export function luminance([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `#rgb` or `#rrggbb`, with or without `#`, as `#rrggbb` in lower case; `undefined` for any other text. */
export function parseHexColour(text: string | null): string | undefined {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text ?? '') ?? [];
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}

/**
 * Makes a colour readable: `#rgb` or `#rrggbb`, with or without `#`, becomes `#rrggbb`,
 * darkened (same hue) or lightened where text would fall under 4.5:1; `undefined` for any other
 * text.
 * @example readableColour('ff0') // '#797900'
 */
export function readableColour(text: string | null): string | undefined {
  const hex = parseHexColour(text);
  if (hex === undefined) return undefined;
  const light = parseLinearRgb(hex);
  const bright = luminance(light);
  if (bright > MAX_LUMINANCE)
    return toHex(light, (value) => (value * MAX_LUMINANCE) / bright, Math.floor);
  if (bright < MIN_LUMINANCE)
    return toHex(light, (value) => value + MIN_LUMINANCE - bright, Math.ceil);
  return hex;
}

function toHex(
  light: LinearRgb,
  change: (value: number) => number,
  round: (value: number) => number,
) {
  const digits = light.map(change).map((value) => {
    const coded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return (256 + round(coded * 255)).toString(16).slice(1);
  });
  return `#${digits.join('')}`;
}
