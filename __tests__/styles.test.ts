import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readTree } from '@/lib/kit/system/read-tree';
import { TONES } from '@/lib/markdown/mdx-elements.mjs';
import { SAMPLE_LANGUAGES } from '@/lib/openapi/core/sample-languages';

/** Each use of a stylesheet: who takes it, from where, and which of its classes are named. */
const uses = [...readTree('components')]
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((name) => {
    const file = join('components', name);
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(/^import (\w+) from '(.+\.module\.css)';$/gm)].map(
      ([, name, from]) => ({
        file,
        sheet: from?.startsWith('@/') ? from.slice(2) : join(dirname(file), from ?? ''),
        named: [...text.matchAll(new RegExp(`\\b${name}\\.(?!module\\.css)(\\w+)`, 'g'))].map(
          ([, one]) => one ?? '',
        ),
      }),
    );
  });

const classesOf = (sheet: string) => [
  ...new Set(
    [...readFileSync(resolve(sheet), 'utf8').matchAll(/\.([a-zA-Z][\w-]*)(?![\w-]*\()/g)].map(
      ([, name]) => name ?? '',
    ),
  ),
];

const sheets = ['components', 'app'].flatMap((folder) =>
  readTree(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file)),
);

describe('styles', () => {
  it('every class that a component names is in its stylesheet', () => {
    expect(uses.length).toBeGreaterThan(50);
    const missing = uses.flatMap(({ file, sheet, named }) => {
      const known = classesOf(sheet);
      return named.filter((one) => !known.includes(one)).map((one) => `${file}: ${one}`);
    });
    expect(missing).toEqual([]);
  });

  it('every tone of a callout but the note has a class with its colour', () => {
    const text = readFileSync('components/ui/callout.module.css', 'utf8');
    const coloured = [...text.matchAll(/^\.(\w+) \{\n {2}--tone: /gm)].map(([, name]) => name);
    const others = TONES.filter((tone) => tone !== 'note');
    expect(others.filter((tone) => !coloured.includes(tone))).toEqual([]);
  });

  it('every language of samples is in each rule of the selected language', () => {
    const text = readFileSync('components/ui/code/languages.css', 'utf8');
    const rules = text.replaceAll(/\/\*.*?\*\//gs, '').match(/[^{}]+(?=\{)/g) ?? [];
    const missing = rules.flatMap((rule) =>
      Object.keys(SAMPLE_LANGUAGES).filter((id) => !rule.includes(`[data-lang='${id}']`)),
    );
    expect(rules).toHaveLength(5);
    expect(missing).toEqual([]);
  });

  it('no letter is lighter or bolder than the fonts of the pages are', () => {
    const weights = sheets.flatMap((file) => {
      const found = readFileSync(file, 'utf8').matchAll(/(?:font|font-weight): (\d{3})\b/g);
      return [...found].map(([, weight]) => Number(weight));
    });
    const fonts = readFileSync('app/fonts/sans.ts', 'utf8').match(/weight: '(\d+) (\d+)'/);
    expect(weights.length).toBeGreaterThan(50);
    expect(Math.min(...weights)).toBe(Number(fonts?.[1]));
    expect(Math.max(...weights)).toBeLessThanOrEqual(Number(fonts?.[2]));
  });

  it('no rule looks through the whole page for what it depends on', () => {
    // Browsers would look anew whenever anything in the page changes: a long list changes often.
    const searches = sheets.flatMap((file) => {
      const text = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
      return [
        ...text.matchAll(/(?::root|body\)?|html)(?:\[[^\]]*\])*(?::not\(\s*)?:has\((?!\s*>)/g),
      ].map(([found]) => `${file}: ${found}`);
    });
    expect(sheets.length).toBeGreaterThan(50);
    expect(searches).toEqual([]);
  });
});
