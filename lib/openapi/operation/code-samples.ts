import { sample } from '@/.generated/words/openapi-schema/labels';
import { getOwn, getText, isList, isObject } from '../core/json';
import type { CodeSample } from '../core/operation-types';
import { isLanguage, type Language } from '../core/sample-languages';
import type { JsonObject } from '../core/types';

/** Names that documents give to our languages. */
const LANGUAGE_NAMES: Readonly<Record<Language, RegExp>> = {
  curl: /^(curl|shell|bash|sh)\b/,
  javascript: /^(javascript|js|node(\.?js)?)\b/,
  python: /^python/,
  php: /^php/,
  java: /^java\b/,
  csharp: /^(c#|csharp|c-sharp)/,
  ruby: /^ruby/,
  go: /^(go|golang)\b/,
};
const LANGUAGES = Object.keys(LANGUAGE_NAMES).filter(isLanguage);

function matchLanguage(name: string, source: string): Language | undefined {
  const written = name.trim().toLowerCase();
  const language = LANGUAGES.find((one) => LANGUAGE_NAMES[one].test(written));
  // A sample for a shell may run another program.
  return language === 'curl' && !/\bcurl\b/.test(source) ? undefined : language;
}

function parseCodeSample(value: JsonObject, taken: Set<Language>): CodeSample | undefined {
  const source = getText(value, 'source');
  if (source.trim() === '') return undefined;
  const name = getText(value, 'lang');
  const label = getText(value, 'label').trim() || name.trim() || sample;
  const language = matchLanguage(name, source);
  if (language === undefined || taken.has(language)) return { label, source };
  taken.add(language);
  return { label, source, language };
}

/**
 * Lists the code samples of an operation (`x-codeSamples`, formerly `x-code-samples`). Only the
 * first in each of our languages has `language`; invalid ones are left out.
 */
export function listCodeSamples(operation: JsonObject): readonly CodeSample[] {
  const list = getOwn(operation, 'x-codeSamples') ?? getOwn(operation, 'x-code-samples');
  if (!isList(list)) return [];
  const taken = new Set<Language>();
  return list.flatMap((value) => (isObject(value) ? (parseCodeSample(value, taken) ?? []) : []));
}
