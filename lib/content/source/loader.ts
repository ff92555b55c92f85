import type { z } from 'zod';
import type { Disk } from './disk';
import type { ContentError } from './content-error';
import type { Report, SiteValues } from './fill';
import { parseJsonContent } from './parse';

/** Reads files and gathers their faults. */
export type Loader = {
  readonly disk: Disk;
  readonly errors: ContentError[];
  readonly add: (file: string, at: string, message: string) => void;
  readonly reporter: (file: string) => Report;
  /** A JSON file through its schema; `undefined` when it is missing or at fault, which is reported. */
  readonly load: <T>(schema: z.ZodType<T>, file: string, values: SiteValues) => T | undefined;
};

/** A loader without faults yet. */
export function createLoader(disk: Disk): Loader {
  const errors: ContentError[] = [];
  const add = (file: string, at: string, message: string) =>
    void errors.push({ file, at, message });
  const reporter = (file: string) => (at: string, message: string) => add(file, at, message);
  return {
    disk,
    errors,
    add,
    reporter,
    load: (schema, file, values) => {
      const text = disk.readText(file);
      if (text !== undefined) return parseJsonContent(schema, text, values, reporter(file));
      add(file, '(root)', 'the file is missing');
      return undefined;
    },
  };
}
