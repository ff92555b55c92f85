import { z } from 'zod';
import * as words from '@/.generated/words/reference/overview';
import { createDisk } from '@/lib/content/source/disk';
import { formatRoughSize } from '@/lib/plugins/file-size';
import { referenceFile } from '@/lib/routes/urls';

/** File, from the project root, that lists what the build has made in that folder. */
export const REFERENCE_LIST = '.generated/reference-files.json';

const listSchema = z.array(
  z.strictObject({
    id: z.string(),
    kind: z.enum(['html', 'pdf', 'asyncapi.json']),
    bytes: z.int(),
  }),
);

/** A whole reference as one file, or its events as AsyncAPI: its document, its kind and its size. */
export type ReferenceFile = z.infer<typeof listSchema>[number];

/** Link to a file that has a whole reference, or its events. */
export type ReferenceLink = {
  /** Path without base path. */
  readonly href: string;
  readonly text: string;
};

/**
 * Reads the links to the files that the build has made of a document's reference: HTML, PDF where there was a
 * Chromium, AsyncAPI where it has webhooks. Empty where there are none.
 * @param id id of the document: `payment-gateway`.
 */
export function readReferenceLinks(id: string): readonly ReferenceLink[] {
  const text = createDisk(process.cwd()).readText(REFERENCE_LIST) ?? '[]';
  return listSchema
    .parse(JSON.parse(text))
    .filter((file) => file.id === id)
    .map(({ kind, bytes }) => {
      const size = formatRoughSize(bytes);
      const text =
        kind === 'asyncapi.json'
          ? words.eventsFile(`AsyncAPI, ${size}`)
          : words.wholeReference(`${kind.toUpperCase()}, ${size}`);
      return { href: referenceFile(id, kind), text };
    });
}
