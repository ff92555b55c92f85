import matter from 'gray-matter';
import type { Report } from './fill';
import { checkEncoding } from './letters';
import { parseYamlText } from './parse';

/** A line of three hyphens, which begins and ends front matter. */
const FENCE = /^---[ \t]*$/;

/**
 * Parses the front matter of an MDX file without checking it. Missing front matter, one that does
 * not end, another language than YAML (`---js`), another encoding than UTF-8 and YAML errors are reported and give
 * `undefined`.
 */
export function parseFrontMatter(source: string, report: Report): unknown {
  if (!checkEncoding(source, report)) return undefined;
  const [first = '', ...lines] = source.split(/\r?\n/);
  if (!FENCE.test(first)) {
    const language = /^---+\s*(\w+)/.exec(first)?.[1];
    report(
      'line 1',
      language === undefined
        ? `expected front matter: a first line "---", received ${JSON.stringify(first.slice(0, 40))}`
        : `front matter in "${language}" is not read. Write YAML below a line "---"`,
    );
    return undefined;
  }
  if (!lines.some((line) => FENCE.test(line))) {
    report('line 1', 'the front matter has no end. Write a line "---" below its last field');
    return undefined;
  }
  let data: unknown = {};
  const parse = (text: string) => {
    const value = parseYamlText(text, report);
    data = value === null ? {} : value;
    return {};
  };
  matter(source.replaceAll('\r\n', '\n'), { language: 'yaml', engines: { yaml: { parse } } });
  return data;
}
