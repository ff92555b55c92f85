import { readFileSync } from 'node:fs';
import { luminance, parseLinearRgb } from '@/lib/theme/readable-colour';

const tokens = readFileSync('app/tokens.css', 'utf8');

/** A token's colour in light and in dark. */
function read(name: string): readonly string[] {
  const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(tokens) ?? [];
  const found = value.match(/#[0-9a-f]{6}/g) ?? [];
  return [found[0] ?? '', found.at(-1) ?? ''];
}

function toContrast(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other]
    .map((colour) => luminance(parseLinearRgb(colour)))
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The kinds of words that components/ui/code/tokens.css gives a colour. */
const NAMES = [
  ...readFileSync('components/ui/code/tokens.css', 'utf8').matchAll(/color: var\(--([\w-]+)\)/g),
].flatMap(([, name]) => name ?? []);

test('every kind of word in code has a colour of its own', () => {
  expect(NAMES).toHaveLength(6);
  expect(new Set([...NAMES, 'code-ink'].map((name) => read(name)[0])).size).toBe(7);
});

test.each([...NAMES, 'code-ink'])('%s can be read on code in light and in dark', (name) => {
  const papers = read('code-paper');
  read(name).forEach((colour, theme) =>
    expect(toContrast(colour, papers[theme] ?? '')).toBeGreaterThanOrEqual(4.5),
  );
});
