import { z } from 'zod';
import { image, linkOrToken, text } from './fields';

const step = z.strictObject({
  name: text(3, 80),
  target: linkOrToken,
  /** Markdown of one or more paragraphs; links may be `link:<key>` too. */
  desc: text(20, 800),
  image: z.strictObject({
    src: image,
    /** Empty when the picture only decorates. */
    alt: text(0, 200),
    /** The same picture for three widths (SPEC 3). */
    srcset: z.strictObject({ small: image, medium: image, large: image }),
  }),
});

/** `content/get-started.json`: the landing page (SPEC 1 and 3 "Get Started step"). */
export const getStartedSchema = z.strictObject({
  title: text(3, 60),
  lead: text(20, 300),
  steps: z.array(step).min(1),
  /** What the reader does before the first call runs; Markdown of one paragraph. */
  firstCall: text(20, 300),
  /** The help block: chat or e-mail (SPEC 1). */
  questions: z.strictObject({
    title: text(3, 60),
    text: text(20, 400),
    /** Stands in place of `serializedValue` where the portal has no chat. */
    withoutChat: text(20, 400),
  }),
});

export type GetStarted = z.infer<typeof getStartedSchema>;
export type GetStartedStep = z.infer<typeof step>;
