import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { FIGURES } from '@/lib/pages/proof/claims';

const count = z.int().min(0);

/** Number of what a test tried: `{ name: 'samples', part: 'Python', count: 96 }`. */
export const figureSchema = z.strictObject({
  name: z.enum(FIGURES),
  /** What it is a number of, where there are several: a language. Empty for all. */
  part: z.string(),
  /** 0 for a part that could not be run here. */
  count,
});

/** Result of a suite, as the reporter of the tests writes it. */
const suiteSchema = z.strictObject({
  passed: count,
  failed: count,
  skipped: count,
  /** Names of the tests that failed. */
  failures: z.array(z.string()),
  /** When it began: `2026-11-30T10:00:00.000Z`. */
  began: z.iso.datetime(),
  figures: z.array(figureSchema),
});

const resultsSchema = z.strictObject({ suites: z.record(z.string(), suiteSchema) });

/** Results by the path of their suite, with ` (de)` behind it for the portal in that language; none for a suite that has not been run. */
export type Results = Readonly<Record<string, z.infer<typeof suiteSchema>>>;

/** Folder with one file for each state of content and code; `__tests__/record-results.mjs` writes them. */
const FOLDER = 'node_modules/.cache/test-results';

/**
 * Reads the results of content and code.
 * @param stamp hash of them, by `readSourceStamp`.
 * @returns none where no test has been run on them.
 */
export function readResults(project: string, stamp: string): Results {
  const file = join(project, FOLDER, `${stamp}.json`);
  return existsSync(file) ? resultsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).suites : {};
}
