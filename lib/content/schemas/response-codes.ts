import { z } from 'zod';
import { like, text } from './value-schemas';
import type { CodeFields } from './workbench/code-fields';

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
  /** Action and who takes it: the end of the sentence that `retry` begins. */
  advice: text(5, 120).exactOptional(),
  /** How to provoke it in the sandbox; absent where that is impossible. */
  sandbox: text(5, 120).exactOptional(),
});

/** Codes of one set; an empty set is not compared with the documents. */
const codes = z.array(code).superRefine((rows, context) => {
  for (const [index, row] of rows.entries()) {
    if (rows.findIndex((other) => other.code === row.code) === index) continue;
    const message = `the code "${row.code}" is listed twice`;
    context.addIssue({ code: 'custom', path: [index, 'code'], message });
  }
});

/** `content/response-codes.json`: meaning, cause and remedy of every code, as Markdown, by the name of its list. */
export const responseCodesSchema = z.record(
  like(/^[a-z][a-z\d-]*$/, 'a list named in small letters, digits and hyphens, such as "issuer"'),
  codes,
);

/** All response codes by list. */
export type ResponseCodes = z.infer<typeof responseCodesSchema>;
/** One response code. */
export type ResponseCode = z.infer<typeof code>;

/** List of HTTP statuses, which no field of a response holds. */
export const STATUS_SET = 'http';

/** A list of codes with the field that holds them. */
export type CodeSet = {
  /** Name of the list: `issuer`. */
  readonly name: string;
  /** First field of a response that holds its codes: `rcode`; empty for HTTP statuses. */
  readonly field: string;
  /** Whether every field of this name holds such a code, wherever it stands. */
  readonly isEverywhere: boolean;
  /** Beginning of anchors: the field that several lists share, else the list. */
  readonly anchor: string;
  readonly codes: readonly ResponseCode[];
};

/** Joins the lists of codes with the fields that hold them. */
export function buildCodeSets(all: ResponseCodes, fields: CodeFields): readonly CodeSet[] {
  const holders = new Map(
    fields.flatMap((one) => ('set' in one ? [[one.set, one] as const] : [])).toReversed(),
  );
  const fieldOf = (name: string) => holders.get(name)?.fields[0] ?? '';
  const names = Object.keys(all);
  return Object.entries(all).map(([name, rows]) => {
    const field = fieldOf(name);
    const isShared = field !== '' && names.some((one) => one !== name && fieldOf(one) === field);
    return {
      ...{ name, field, codes: rows },
      isEverywhere: field !== '' && holders.get(name)?.beside === undefined,
      anchor: isShared ? field : name,
    };
  });
}

/**
 * Finds the list that `<ResponseCodes set="…" />` names: by its name, or by a field all lists of that field in one, in
 * file order. `undefined` for an unknown name.
 */
export function findCodeSet(sets: readonly CodeSet[], name: string): CodeSet | undefined {
  const named = sets.find((one) => one.name === name);
  if (named || name === '') return named;
  const shared = sets.filter((one) => one.field === name);
  const [first] = shared;
  return first && { ...first, name, codes: shared.flatMap((one) => one.codes) };
}

/**
 * Anchor of a code in the appendix.
 * @example codeAnchor({ anchor: 'rcode' }, '051') // 'rcode-051'
 */
export function codeAnchor({ anchor }: Pick<CodeSet, 'anchor'>, code: string): string {
  return `${anchor}-${code}`;
}
