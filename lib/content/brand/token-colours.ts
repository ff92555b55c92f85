import { resolve } from '@asamuzakjp/css-color';
import { luminance, parseLinearRgb } from '@/lib/theme/readable-colour';

/** Values of custom properties by name: `--ink`. */
export type Tokens = ReadonlyMap<string, string>;

/** Themes of a page. */
export const THEMES = ['light', 'dark'] as const;

/** Theme of a page. */
export type Theme = (typeof THEMES)[number];

/** Arguments of a function of CSS whose opening parenthesis ends at `start`, and the index behind its closing one. */
function readArguments(text: string, start: number) {
  const args = [''];
  let depth = 1;
  let at = start;
  for (; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (depth === 0) break;
    if (char === ',' && depth === 1) args.push('');
    else args.push((args.pop() ?? '') + char);
  }
  return { args, end: at + 1 };
}

const LIGHT_DARK = 'light-dark(';

/** Value as it is in a theme: each `light-dark()` is one of its two. */
function chooseTheme(value: string, theme: Theme): string {
  const from = value.indexOf(LIGHT_DARK);
  if (from < 0) return value;
  const { args, end } = readArguments(value, from + LIGHT_DARK.length);
  const chosen = args[theme === 'light' ? 0 : 1] ?? '';
  return chooseTheme(value.slice(0, from) + chosen.trim() + value.slice(end), theme);
}

/** Creates a reader of tokens as colours, `#rrggbb`; `undefined` for what is no opaque colour. */
export function createColourReader(tokens: Tokens, theme: Theme) {
  const customProperty = Object.fromEntries(
    [...tokens].map(([name, value]) => [name, chooseTheme(value, theme)]),
  );
  return (name: string): string | undefined => {
    const value = customProperty[name];
    const colour = value && resolve(value, { format: 'hexAlpha', customProperty });
    return typeof colour === 'string' ? /^#[\da-f]{6}(?=$|ff$)/i.exec(colour)?.[0] : undefined;
  };
}

/** Contrast of two colours `#rrggbb`, 1 to 21 (WCAG 2). */
export function getContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((colour) => luminance(parseLinearRgb(colour)))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
