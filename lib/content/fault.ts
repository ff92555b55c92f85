/** One thing a writer has to change. */
export type Fault = {
  /** Path from the project root: `content/guides/webhooks.mdx`. */
  readonly file: string;
  /** Where in it: a field (`steps.0.name`), a line (`line 12`), or `(root)`. */
  readonly at: string;
  /** What was found, what was expected, and the nearest right spelling. */
  readonly message: string;
};

/**
 * Faults as a writer reads them, file by file in the order given:
 *
 *     content/plugins/zencart.json
 *       - releases.0.checksum: expected 40 hexadecimal characters (SHA-1), received "abc"
 *
 * Empty for no faults.
 */
export function formatFaults(faults: readonly Fault[]): string {
  const byFile = new Map<string, string[]>();
  for (const { file, at, message } of faults) {
    const lines = byFile.get(file) ?? [];
    lines.push(`  - ${at}: ${message}`);
    byFile.set(file, lines);
  }
  return [...byFile].map(([file, lines]) => [file, ...lines].join('\n')).join('\n');
}

/** Thrown once for the whole content, with every fault of every file in its message. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(readonly faults: readonly Fault[]) {
    const files = new Set(faults.map(({ file }) => file)).size;
    const count = `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`;
    super(
      `${count} in ${files} content ${files === 1 ? 'file' : 'files'}\n${formatFaults(faults)}`,
    );
  }
}
