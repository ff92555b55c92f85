import { z } from 'zod';
import { text } from './fields';

/** The front matter of a guide that is printed as PDF. It is no page, so it has no order and no section. */
export const pdfGuideSchema = z.strictObject({ title: text(2, 60), description: text(50, 200) });

/** A guide that is given away as a file. */
export type PdfGuide = z.infer<typeof pdfGuideSchema> & {
  /** Of its file, without ending: `disputes` for `content/pdf/disputes.mdx` and `disputes.pdf`. */
  readonly name: string;
};
