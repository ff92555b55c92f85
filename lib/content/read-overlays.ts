import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** File with the actions of the overlays of each API, by its id; the bundling of the documents writes it. */
export const OVERLAYS_FILE = '.generated/overlays.json';

const overlays = z.record(z.string(), z.array(z.json()));

/**
 * Reads the actions of the overlays by the id of their API. Empty where no API has any.
 * @param root folder of the project.
 */
export function readOverlays(root = process.cwd()): z.infer<typeof overlays> {
  const file = join(root, OVERLAYS_FILE);
  return existsSync(file) ? overlays.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}
