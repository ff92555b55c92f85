import { z } from 'zod';
import { like, slug, text } from './value-schemas';

const release = z.strictObject({
  /** `info.version` of the document. */
  version: text(1, 20),
  /** Day of the release: `2026-11-20`. */
  date: z.iso.date(),
  /** Gain for readers, in one or two sentences. */
  summary: text(10, 300),
  /** Advice for each breaking change, by the id of the change. */
  breaking: z
    .record(
      like(/^[a-z]+(-[a-z]+)+ \S/, 'the id of a change, as the check prints it'),
      text(10, 400),
    )
    .default({}),
});

/**
 * `content/releases.json`: releases of each document, newest first. The document of each but the
 * newest is kept as `content/releases/<id>/<version>.json`.
 */
export const releasesSchema = z.record(slug, z.array(release).min(1));

/** Releases of each document by its id, newest first. */
export type Releases = z.infer<typeof releasesSchema>;
/** One release of a document. */
export type Release = Releases[string][number];
