import { z } from 'zod';
import { shellOverridesSchema } from './navigation';
import { image, linkOrToken, operationId, text } from './value-schemas';

const action = z.strictObject({ name: text(3, 40), target: linkOrToken });

const step = z.strictObject({
  name: text(3, 80),
  target: linkOrToken,
  /** Markdown of one or more paragraphs; a link may be `link:<key>`. */
  desc: text(20, 800),
  image: z
    .strictObject({
      src: image,
      /** Text alternative; empty for a decorative picture. */
      alt: text(0, 200),
      /** Variants of the picture for three widths (SPEC 3). */
      srcset: z.strictObject({ small: image, medium: image, large: image }),
    })
    .exactOptional(),
});

/** `content/get-started.json`: the landing page (SPEC 1 and 3 "Get Started step"). */
export const getStartedSchema = z.strictObject({
  title: text(3, 60),
  lead: text(20, 300),
  /** Buttons under the lead, what most readers need first. */
  actions: z.array(action).max(2).default([]),
  steps: z.array(step).default([]),
  /** Number of the step that the code of the first call follows on a phone; the last when absent. */
  firstCallAfter: z.int().min(1).exactOptional(),
  /** First API call, whose request and responses stand beside the steps; none when absent. */
  firstCall: z
    .strictObject({
      /** Id of the operation: `post /sale`. */
      operation: operationId,
      /** Preparation; Markdown of one paragraph. */
      text: text(20, 300).exactOptional(),
    })
    .exactOptional(),
  /** Help block: chat or e-mail (SPEC 1). */
  questions: z.strictObject({
    title: text(3, 60),
    text: text(20, 400),
    /** Replaces `text` where the portal has no chat. */
    withoutChat: text(20, 400),
  }),
  /** Parts of the shell that this page switches on or off (SPEC 2). */
  shell: shellOverridesSchema.exactOptional(),
});

/** Content of the landing page. */
export type GetStarted = z.infer<typeof getStartedSchema>;
/** One step of the landing page. */
export type GetStartedStep = z.infer<typeof step>;
