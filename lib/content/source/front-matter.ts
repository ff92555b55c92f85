import matter from 'gray-matter';
import type { Report } from './fill';

/** Replaces all engines of gray-matter but YAML: `eval` would run `---js` front matter. */
function refuse(): never {
  throw new Error('front matter is YAML; no other language is read');
}
const ENGINES = { javascript: refuse, js: refuse, json: refuse, coffee: refuse, cson: refuse };

/** Line and message of a js-yaml error, whose `mark` counts lines from 0 behind the first `---`. */
function describeYamlError(error: unknown): readonly [at: string, message: string] {
  if (!(error instanceof Error)) return ['front matter', String(error)];
  const reason = 'reason' in error ? String(error.reason) : error.message;
  const position: unknown = 'mark' in error ? error.mark : undefined;
  const line =
    typeof position === 'object' && position !== null && 'line' in position
      ? Number(position.line) + 1
      : 1;
  const isQuoting = /mapping|flow|indicator|token/.test(reason) && !reason.includes('duplicated');
  const hint = isQuoting ? '. Put texts that hold a colon, a # or braces in single quotes' : '';
  return [`line ${line}`, `not YAML: ${reason}${hint}`];
}

/**
 * Parses the front matter of an MDX file without checking it. Missing front matter, another
 * language than YAML (`---js` is refused, not run) and YAML errors are reported and give
 * `undefined`.
 */
export function parseFrontMatter(source: string, report: Report): unknown {
  const first = /^[^\r\n]*/.exec(source)?.[0].trimEnd() ?? '';
  if (first !== '---') {
    const language = /^---+\s*(\w+)/.exec(first)?.[1];
    report(
      'line 1',
      language === undefined
        ? `expected front matter: a first line "---", received ${JSON.stringify(first.slice(0, 40))}`
        : `front matter in "${language}" is refused, because it is run as code. Write YAML below a line "---"`,
    );
    return undefined;
  }
  try {
    return matter(source, { language: 'yaml', engines: ENGINES }).data;
  } catch (error) {
    report(...describeYamlError(error));
    return undefined;
  }
}
