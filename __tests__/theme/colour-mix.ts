import { type LinearRgb, parseLinearRgb } from '@/lib/theme/readable-colour';

type Lab = readonly [number, number, number];

function toLab([r, g, b]: LinearRgb): Lab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const clip = (value: number) => Math.min(1, Math.max(0, value));

function fromLab([lightness, a, b]: Lab): LinearRgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** `color-mix(in oklch, <one> <share>, <other>)` as browsers work it out: the shorter way around, no hue for greys. */
export function mixColours(one: LinearRgb | string, share: number, other: string): LinearRgb {
  const [l1, a1, b1] = toLab(typeof one === 'string' ? parseLinearRgb(one) : one);
  const [l2, a2, b2] = toLab(parseLinearRgb(other));
  const [c1, c2] = [Math.hypot(a1, b1), Math.hypot(a2, b2)];
  const h1 = c1 < 4e-4 ? Math.atan2(b2, a2) : Math.atan2(b1, a1);
  const h2 = c2 < 4e-4 ? h1 : Math.atan2(b2, a2);
  const turn = ((h2 - h1 + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  const hue = h1 + (1 - share) * turn;
  const chroma = share * c1 + (1 - share) * c2;
  const lightness = share * l1 + (1 - share) * l2;
  return fromLab([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]);
}

/** Contrast of two luminances, 1 to 21; text needs 4.5 (WCAG 1.4.3). */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
