import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { OverlayAction } from '@/lib/openapi/overlay/apply-actions';

/** File with the overlays of each API, by its id; the bundling of the documents writes it. */
export const OVERLAYS_FILE = '.generated/overlays.json';

/** Overlays of a document, as the bundling has applied them. */
export const appliedOverlays = z.object({
  /** Actions of all overlays, in their order. */
  actions: z.array(z.custom<OverlayAction>()),
  /** The bundled document without them, as JSON. */
  source: z.string(),
});

const overlays = z.record(z.string(), appliedOverlays);

/**
 * Reads the overlays by the id of their API. Empty where no API has any.
 * @param root folder of the project.
 */
export function readOverlays(root = process.cwd()): z.infer<typeof overlays> {
  const file = join(root, OVERLAYS_FILE);
  return existsSync(file) ? overlays.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}
