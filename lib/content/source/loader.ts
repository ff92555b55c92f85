import type { z } from 'zod';
import { FORMER_KEYS, renameFormerKeys } from '../files/former-keys';
import type { ContentError } from './content-error';
import type { Disk } from './disk';
import type { Report, SiteValues } from './fill';
import { checkEncoding, checkLetters } from './letters';
import { parseJsonContent } from './parse';

/** Reads content files and collects their errors. */
export type Loader = {
  readonly disk: Disk;
  readonly errors: ContentError[];
  readonly add: (file: string, at: string, message: string) => void;
  readonly reporter: (file: string) => Report;
  /**
   * Reads a JSON file; `undefined` when it is missing or invalid, which is reported.
   * @param absent text that stands for a missing file, such as `[]`; without it the file must be there.
   */
  readonly load: <T>(
    schema: z.ZodType<T>,
    file: string,
    values: SiteValues,
    absent?: string,
  ) => T | undefined;
};

/**
 * Creates a loader without errors.
 * @param formerKeys Keys that still work under a former name.
 */
export function createLoader(disk: Disk, formerKeys = FORMER_KEYS): Loader {
  const errors: ContentError[] = [];
  const add = (file: string, at: string, message: string) =>
    void errors.push({ file, at, message });
  const reporter = (file: string) => (at: string, message: string) => add(file, at, message);
  return {
    disk,
    errors,
    add,
    reporter,
    load: (schema, file, values, absent) => {
      const text = disk.readText(file) ?? absent;
      const report = reporter(file);
      if (text === undefined) report('(root)', 'the file is missing');
      if (text === undefined || !checkEncoding(text, report)) return undefined;
      checkLetters(text, report);
      const rename = (data: unknown) => renameFormerKeys(file, data, formerKeys);
      return parseJsonContent(schema, text, values, report, rename);
    },
  };
}
