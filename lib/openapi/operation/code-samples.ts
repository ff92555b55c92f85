import { getOwn, getText, isList, isObject } from '../core/json';
import type { Language } from '../core/languages';
import type { CodeSample, JsonObject } from '../core/types';

/** Names that documents give to our languages. */
const LANGUAGE_NAMES: readonly (readonly [RegExp, Language])[] = [
  [/^(curl|shell|bash|sh)\b/, 'curl'],
  [/^(javascript|js|node(\.?js)?)\b/, 'javascript'],
  [/^python/, 'python'],
  [/^php/, 'php'],
  [/^java\b/, 'java'],
  [/^(c#|csharp|c-sharp)/, 'csharp'],
  [/^ruby/, 'ruby'],
  [/^(go|golang)\b/, 'go'],
];

function matchLanguage(name: string, source: string): Language | undefined {
  const language = LANGUAGE_NAMES.find(([pattern]) => pattern.test(name.trim().toLowerCase()))?.[1];
  // A sample for a shell may run another program.
  return language === 'curl' && !/\bcurl\b/.test(source) ? undefined : language;
}

function parseCodeSample(value: JsonObject, taken: Set<Language>): CodeSample | undefined {
  const source = getText(value, 'source');
  if (source.trim() === '') return undefined;
  const name = getText(value, 'lang');
  const label = getText(value, 'label').trim() || name.trim() || 'Sample';
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
