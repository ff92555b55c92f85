import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file in one step, and the folder that it lies in, unless it has that content already: the development
 * server renders pages anew when a file is written.
 * @returns path of the file.
 */
export function writeChanged(file: string, content: string | Uint8Array): string {
  const bytes = Buffer.from(content);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return file;
  mkdirSync(dirname(file), { recursive: true });
  const written = `${file}.${randomUUID()}`;
  writeFileSync(written, bytes);
  renameSync(written, file);
  return file;
}
