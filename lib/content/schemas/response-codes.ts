import { z } from 'zod';
import { CODE_SETS } from '@/lib/markdown/mdx-elements.mjs';
import { like, text } from './fields';

/** Whether the same request may be sent again; `retryLabels` of the dictionary says so. */
const RETRIES = ['done', 'now', 'later', 'changed', 'no', 'never', 'depends'] as const;

const code = z.strictObject({
  /** Code as the API returns it: `051`, `M`, `402`. */
  code: like(/^[A-Z]?\d{1,3}$|^[A-Z]$/, 'a code such as "051", "M001" or "N"'),
  /** HTTP status of the response, where the set does not imply it. */
  status: z.int().min(200).max(599).exactOptional(),
  meaning: text(5, 120),
  /** Most likely cause. */
  cause: text(5, 120).exactOptional(),
  retry: z.enum(RETRIES),
  /** Who does what: the end of the sentence that `retry` begins. */
  advice: text(5, 120).exactOptional(),
  /** How to provoke it in the sandbox; absent where that is impossible. */
  sandbox: text(5, 120).exactOptional(),
});

/** Codes of one set; an empty set is not compared with the documents. */
const codes = z
  .array(code)
  .superRefine((rows, context) => {
    for (const [index, row] of rows.entries()) {
      if (rows.findIndex((other) => other.code === row.code) === index) continue;
      const message = `the code "${row.code}" is listed twice`;
      context.addIssue({ code: 'custom', path: [index, 'code'], message });
    }
  })
  .default([]);

/** `content/response-codes.json`: meaning, cause and remedy of every code, as Markdown. */
export const responseCodesSchema = z.strictObject({
  http: codes,
  platform: codes,
  issuer: codes,
  gateway: codes,
  cvv2: codes,
  advice: codes,
});

/** All response codes by set. */
export type ResponseCodes = z.infer<typeof responseCodesSchema>;
/** One response code. */
export type ResponseCode = z.infer<typeof code>;

/** Name of a list in `<ResponseCodes set="…" />`. */
export type CodeSet = (typeof CODE_SETS)[number];

/** What the codes of a set are values of: the field of an answer, or its HTTP status. */
export const CODE_FIELDS: Readonly<Record<CodeSet, string>> = {
  http: 'HTTP status',
  platform: 'code',
  issuer: 'rcode',
  gateway: 'rcode',
  rcode: 'rcode',
  cvv2: 'auth_cvv2_result',
  advice: 'merchant_advice_code',
};

/** Whether a text names a list of codes. */
export function isCodeSet(name: string): name is CodeSet {
  return CODE_SETS.some((set) => set === name);
}

/** Codes of a set, in file order; `rcode` joins issuer and gateway. */
export function listCodes(all: ResponseCodes, set: CodeSet): readonly ResponseCode[] {
  return set === 'rcode' ? [...all.issuer, ...all.gateway] : all[set];
}

/**
 * Anchor of a code in the appendix.
 * @example codeAnchor('issuer', '051') // 'rcode-051'
 */
export function codeAnchor(set: CodeSet, code: string): string {
  return `${set === 'issuer' || set === 'gateway' ? 'rcode' : set}-${code}`;
}
