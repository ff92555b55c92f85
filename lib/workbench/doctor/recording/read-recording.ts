import * as words from '@/.generated/words/workbench/doctor';
import { findJsonError } from '@/lib/openapi/parse/json-error';
import { unescapeHtml } from '@/lib/text/unescape-html';
import { type Exchange, parseBody, type Recording } from './exchange';
import { listJsonExchanges, listPostmanVariables } from './read-json-recording';
import { listTextExchanges } from './read-text-recording';
import { fillVariables, resolveVariables } from './variables';

/** Reads a text of which each line is a JSON object, as logs have it; `undefined` for another text. */
function readJsonLines(text: string): readonly Exchange[] | undefined {
  const lines = text.split('\n');
  const first = lines.find((line) => line.trim() !== '');
  if (first === undefined || parseBody(first) === undefined) return undefined;
  return lines.flatMap((line, index) => {
    const value = line.startsWith('{') ? parseBody(line) : undefined;
    return value === undefined ? [] : [...listJsonExchanges(value, () => words.line(index + 1))];
  });
}

/** Reads JSON with the values of the variables of Postman in their place; `undefined` for another text. */
function readFilled(text: string) {
  const value = parseBody(text);
  const variables = resolveVariables(value === undefined ? [] : listPostmanVariables(value));
  if (variables.size === 0) return value;
  return parseBody(fillVariables(text, variables, (one) => JSON.stringify(one).slice(1, -1)));
}

/** Why a text that begins as JSON is none; empty for any other. */
function describeBrokenJson(text: string): string {
  const error = /^\s*[{[]/.test(text) ? findJsonError(text) : undefined;
  return error ? words.brokenJson({ line: error.line, reason: error.reason }) : '';
}

/**
 * Reads the requests that a file records: HAR, a run or a collection of Postman, lines of JSON, an `.http` file, a
 * transcript of curl, a log, a test report of JUnit with what the tests printed.
 * @returns what is read of it; `problems` says what is not, and that there is no request at all.
 */
export function readRecording(text: string): Recording {
  const plain = text.replace(/^\uFEFF/, '');
  if (plain.trim() === '') return { exchanges: [], problems: [words.empty] };
  if (plain.slice(0, 10_000).includes('\0')) return { exchanges: [], problems: [words.noText] };
  let count = 0;
  const value = readFilled(plain);
  const json =
    value === undefined
      ? readJsonLines(plain)
      : [...listJsonExchanges(value, () => words.entry((count += 1)))];
  if (json) return { exchanges: json, problems: json.length > 0 ? [] : [words.noRequest] };
  const isXml = /^\s*<(?:\?xml|testsuite)/.test(plain);
  const exchanges = listTextExchanges(isXml ? unescapeHtml(plain) : plain).map((one) => ({
    ...one,
    place: words.line(Number(one.place)),
  }));
  const broken = describeBrokenJson(plain);
  return {
    exchanges,
    problems: broken !== '' ? [broken] : exchanges.length > 0 ? [] : [words.noRequest],
  };
}
