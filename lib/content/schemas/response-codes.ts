import { z } from 'zod';
import { CODE_SETS } from '@/lib/markdown/mdx-elements.mjs';
import { like, text } from './fields';

/** Whether the same request may be sent again, and the words a reader sees. */
export const RETRY_LABELS = {
  done: 'Nothing to do',
  now: 'Repeat it',
  later: 'Retry later',
  changed: 'Correct it first',
  no: 'Do not retry',
  never: 'Never retry',
  depends: 'It depends',
} as const;

const code = z.strictObject({
  /** `051`, `M`, `402` */
  code: like(/^[A-Z]?\d{1,3}$|^[A-Z]$/, 'a code such as "051", "M001" or "N"'),
  /** HTTP status it arrives with, where the set does not say. */
  status: z.int().min(200).max(599).exactOptional(),
  meaning: text(5, 120),
  /** What is most likely behind it. */
  cause: text(5, 120).exactOptional(),
  retry: z.enum(['done', 'now', 'later', 'changed', 'no', 'never', 'depends']),
  /** Who does what, as the end of the sentence that `retry` begins. */
  advice: text(5, 120).exactOptional(),
  /** How to get it in the sandbox; left out where that is not possible. */
  sandbox: text(5, 120).exactOptional(),
});

/** Empty where the provider has no such codes; then documents are not compared with it. */
const codes = z.array(code).superRefine((rows, context) => {
  for (const [index, row] of rows.entries()) {
    if (rows.findIndex((other) => other.code === row.code) === index) continue;
    const message = `the code "${row.code}" is listed twice`;
    context.addIssue({ code: 'custom', path: [index, 'code'], message });
  }
});

/** `content/response-codes.json`: every code with its meaning, cause and remedy. Texts are Markdown of one line. */
export const responseCodesSchema = z.strictObject({
  http: codes,
  platform: codes,
  issuer: codes,
  gateway: codes,
  cvv2: codes,
  advice: codes,
});

export type ResponseCodes = z.infer<typeof responseCodesSchema>;
export type ResponseCode = z.infer<typeof code>;

/** As `<ResponseCodes set="…" />` names a list. */
export type CodeSet = (typeof CODE_SETS)[number];

/** Whether a word names a list of codes. */
export function isCodeSet(name: string): name is CodeSet {
  return CODE_SETS.some((set) => set === name);
}

/** The codes of a set, in their order. */
export function listCodes(all: ResponseCodes, set: CodeSet): readonly ResponseCode[] {
  return set === 'rcode' ? [...all.issuer, ...all.gateway] : all[set];
}

/**
 * The anchor of a code in the appendix.
 * @example codeAnchor('issuer', '051') // 'rcode-051'
 */
export function codeAnchor(set: CodeSet, code: string): string {
  return `${set === 'issuer' || set === 'gateway' ? 'rcode' : set}-${code}`;
}
