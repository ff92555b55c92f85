/** Error of a writer in one line of a text. */
export type ProseError = {
  /** Line in the file, from 1. */
  readonly line: number;
  /** Error, in words. */
  readonly what: string;
  /** How to correct it. */
  readonly how: string;
};

/**
 * Formats an error on one line, with a location that terminals turn into a link:
 *
 *     content/guides/webhooks.mdx:31: “login” is not written here. Write “sign in”: …
 */
export function formatProseError(file: string, { line, what, how }: ProseError): string {
  return `${file}:${line}: ${what}. ${how}.`;
}
