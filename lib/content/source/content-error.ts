/** One error that a writer has to correct. */
export type ContentError = {
  /** Path from the project root: `content/guides/webhooks.mdx`. */
  readonly file: string;
  /** Location in the file: a field (`steps.0.name`), a line (`line 12`), or `(root)`. */
  readonly at: string;
  /** Message: what was expected, what was received, and the closest valid spelling. */
  readonly message: string;
};

/** Line of an error, from 1; 0 for a field, which sorts before all lines. */
function errorLine({ at }: ContentError): number {
  return Number(/^line (\d+)$/.exec(at)?.[1] ?? 0);
}

/**
 * Formats errors file by file, each file from its first line to its last:
 *
 *     content/plugins/zencart.json
 *       - releases.0.checksum: expected 40 hexadecimal characters (SHA-1), received "abc"
 *
 * Empty for no errors.
 */
export function formatContentErrors(errors: readonly ContentError[]): string {
  const byFile = new Map<string, string[]>();
  const sorted = [...errors].sort((one, other) => errorLine(one) - errorLine(other));
  const files = new Set(errors.map(({ file }) => file));
  for (const file of files) byFile.set(file, []);
  for (const { file, at, message } of sorted) {
    byFile.get(file)?.push(`  - ${at}: ${message}`);
  }
  return [...byFile].map(([file, lines]) => [file, ...lines].join('\n')).join('\n');
}

/** Thrown once for the whole content, with every error of every file in its message. */
export class InvalidContentError extends Error {
  override readonly name = 'InvalidContentError';
  readonly #errors: readonly ContentError[];

  constructor(errors: readonly ContentError[]) {
    const files = new Set(errors.map(({ file }) => file)).size;
    const count = `${errors.length} ${errors.length === 1 ? 'error' : 'errors'}`;
    super(
      `${count} in ${files} content ${files === 1 ? 'file' : 'files'}\n${formatContentErrors(errors)}`,
    );
    this.#errors = errors;
    // A stack helps no writer, and `next dev` would show it below every error.
    this.stack = `${this.name}: ${this.message}`;
  }

  /** Every error. A getter, so that printing the exception does not list them twice. */
  get errors(): readonly ContentError[] {
    return this.#errors;
  }
}
