import { z } from 'zod';
import { CLAIMS } from '@/lib/pages/proof/claims';
import { PAGE_KINDS } from '@/lib/pages/proof/page-kinds';
import { figureSchema } from './results';

const count = z.int().min(0);

/** Bytes of a file, plain and compressed. */
const sizeSchema = z.strictObject({ bytes: count, gzip: count, brotli: count });

/** Size of what a page is made of. */
export type Size = z.infer<typeof sizeSchema>;

const claimSchema = z.strictObject({
  id: z.enum(CLAIMS),
  /** "partly": some of the suites ran, and passed. */
  status: z.enum(['passed', 'failed', 'partly', 'not-run']),
  /** Numbers of tests. */
  passed: count,
  failed: count,
  skipped: count,
  /** When the newest of the results was made; absent where nothing ran. */
  ran: z.iso.datetime().exactOptional(),
  /** Paths of the suites behind the claim, in the repository. */
  suites: z.array(z.string()).min(1),
  /** Those of them of which no test ran. */
  notRun: z.array(z.string()),
  failures: z.array(z.strictObject({ suite: z.string(), test: z.string() })),
  figures: z.array(figureSchema),
});

/** A claim with the results behind it. */
export type ClaimResult = z.infer<typeof claimSchema>;

const hostSchema = z.strictObject({
  origin: z.string(),
  /** Directives of the policy that name it. */
  directives: z.array(z.string()).min(1),
});

const weightSchema = z.strictObject({
  kind: z.enum(PAGE_KINDS),
  path: z.string(),
  html: sizeSchema,
  styles: sizeSchema,
  scripts: sizeSchema,
});

/** `proof.json`. */
export const proofSchema = z.strictObject({
  $schema: z.string(),
  /** Address of the portal. */
  portal: z.url(),
  /** SHA-256 of the content and code that export and results are of. */
  sources: z.string().regex(/^[\da-f]{64}$/),
  claims: z.array(claimSchema),
  /** Hosts that the policy of each page lets it reach, besides its own. */
  hosts: z.array(hostSchema),
  weights: z.array(weightSchema),
  pages: z.array(
    z.strictObject({
      path: z.string(),
      title: z.string(),
      /** Day of the last commit; absent where the build could not know it. */
      day: z.iso.date().exactOptional(),
    }),
  ),
  accessibility: z.strictObject({
    standard: z.literal('WCAG 2.2 AA'),
    /** What the checks say: nothing is claimed but for "passed". */
    status: claimSchema.shape.status,
    checks: z.array(z.enum(CLAIMS)),
    /** When the newest of the checks ran; absent where not all of them passed. */
    checked: z.iso.datetime().exactOptional(),
    gaps: z.array(z.string()),
    contact: z.string(),
  }),
});

/** What the portal claims, what tests say of it, and what the build measured. */
export type Proof = z.infer<typeof proofSchema>;

/** JSON Schema of `proof.json`. @param id Its own address. */
export function printProofSchema(id: string): string {
  return `${JSON.stringify({ $id: id, ...z.toJSONSchema(proofSchema) }, null, 2)}\n`;
}
