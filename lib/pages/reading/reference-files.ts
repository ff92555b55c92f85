import { z } from 'zod';
import { createDisk } from '@/lib/content/source/disk';
import { formatRoughSize } from '@/lib/plugins/file-size';
import { referenceFile } from '@/lib/routes/urls';

/** File, from the project root, that lists what the build has made in that folder. */
export const REFERENCE_LIST = '.generated/reference-files.json';

const listSchema = z.array(
  z.strictObject({ id: z.string(), kind: z.enum(['html', 'pdf']), bytes: z.int() }),
);

/** A whole reference as one file: its document, its kind and its size. */
export type ReferenceFile = z.infer<typeof listSchema>[number];

/** Link to a whole reference as one file. */
export type ReferenceLink = {
  /** Path without base path. */
  readonly href: string;
  readonly text: string;
};

/**
 * Reads the links to the files that the build has made of a document's reference: HTML, and PDF where there was a
 * Chromium. Empty where there are none.
 * @param id id of the document: `payment-gateway`.
 */
export function readReferenceLinks(id: string): readonly ReferenceLink[] {
  const text = createDisk(process.cwd()).readText(REFERENCE_LIST) ?? '[]';
  return listSchema
    .parse(JSON.parse(text))
    .filter((file) => file.id === id)
    .map(({ kind, bytes }) => ({
      href: referenceFile(id, kind),
      text: `${kind.toUpperCase()}, ${formatRoughSize(bytes)}`,
    }));
}
