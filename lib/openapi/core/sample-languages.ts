/** Languages of code samples with their labels, in the order of tabs. `curl` needs only a shell. */
export const SAMPLE_LANGUAGES = {
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
  php: 'PHP',
  java: 'Java',
  csharp: 'C#',
  ruby: 'Ruby',
  go: 'Go',
} as const;

/** A language of code samples, as URLs name it: `?lang=python`. */
export type Language = keyof typeof SAMPLE_LANGUAGES;

/** Whether a text names a language of code samples: `python`, not `Python`. */
export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(SAMPLE_LANGUAGES, text);
}
