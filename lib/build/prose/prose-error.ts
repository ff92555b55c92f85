/** What a writer reads about one place of the text. */
export type ProseError = {
  /** Line of the file, from 1. */
  readonly line: number;
  /** What is wrong there. */
  readonly what: string;
  /** What to do about it. */
  readonly how: string;
};

/**
 * One fault on one line, with a place that terminals make a link of:
 *
 *     content/guides/webhooks.mdx:31: “login” is not written here. Write “sign in”: …
 */
export function formatProseError(file: string, { line, what, how }: ProseError): string {
  return `${file}:${line}: ${what}. ${how}.`;
}
