import { z } from 'zod';
import { text } from '../value-schemas';

const names = z.array(text(1, 60)).min(1);

/** Fields whose values one list of codes explains. */
const codeFields = z.strictObject({
  /** Names of the fields in responses. */
  fields: names,
  /** Fields of which one stands in the same object, where other lists have the same field. */
  beside: names.exactOptional(),
});

const setFields = codeFields.extend({
  /** List of `content/response-codes.json`. */
  set: text(1, 60),
});

const tableFields = codeFields.extend({
  /** Id of the heading in `content/api/reference.mdx` whose first table has the codes. */
  table: text(1, 60),
  /** Columns that say what a code means. */
  meaning: names,
  /** Columns that say what to do. */
  advice: names.exactOptional(),
});

/** `content/code-fields.json`: which fields of a response hold the codes of which list. */
export const codeFieldsSchema = z.array(z.union([setFields, tableFields]));

/** Lists of codes by their fields. */
export type CodeFields = z.infer<typeof codeFieldsSchema>;
/** Fields whose codes stand in a table of the appendix. */
export type TableFields = z.infer<typeof tableFields>;

/** Explanation of a code in a list, as Markdown with links and code type. */
export type CodeRow = {
  /** Without a full stop. */
  readonly meaning: string;
  /** Whether the same request may be sent again: `Retry later`; absent where the list does not say. */
  readonly retry?: string;
  /** Action and who takes it, without a full stop; absent where nobody has to act. */
  readonly advice?: string;
  /** Address of the row, or of its list: `/api/reference/#rcode-051`. */
  readonly href: string;
  /** Guide with the longest list that has the code; absent where no guide lists it. */
  readonly guide?: { readonly name: string; readonly href: string };
};

/** Rows by code as the API returns it: `051`, `M001`. */
export type CodeRows = Readonly<Record<string, CodeRow>>;

/** A list of codes, and the fields that hold one of them. */
export type CodeTable = {
  readonly fields: readonly string[];
  /** Fields of which one stands in the same object; absent where any object will do. */
  readonly beside?: readonly string[] | undefined;
  readonly codes: CodeRows;
};

/** All lists that explain a response. */
export type CodeTables = {
  /** Rows by HTTP status. */
  readonly statuses: CodeRows;
  readonly tables: readonly CodeTable[];
};
