/** Constraints of a schema that a description's values are checked against. Empty: any value. */
export type ValueConstraints = {
  readonly types?: readonly string[] | undefined;
  readonly format?: string | undefined;
  /** Allowed values as text; `undefined` when any is allowed, empty when none is a scalar. */
  readonly values?: readonly string[] | undefined;
  /** Whether the limits of the schema refuse a value. */
  readonly refuses?: (text: string) => boolean;
};

/** Default in a description: a value to send, or the name of one that only the provider knows. */
type DescribedDefault = { readonly text: string; readonly isValue: boolean };

const INTEGER = /^-?(?:0|[1-9]\d{0,14})$/;
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/;

/** Patterns of values of a format, exact enough to distinguish them from words. */
const FORMATS: ReadonlyMap<string, RegExp> = new Map([
  ['date', /^\d{4}-\d\d-\d\d$/],
  ['date-time', /^\d{4}-\d\d-\d\d[t ]\d\d:\d\d/i],
  ['time', /^\d\d:\d\d/],
  ['duration', /^-?P\w*\d/i],
  ['uuid', /^[\da-f]{8}-[\da-f-]{27}$/i],
  ['email', /^\S+@\S+$/],
  ['uri', /^[a-z][a-z\d+.-]*:\S+$/i],
  ['url', /^[a-z][a-z\d+.-]*:\S+$/i],
  ['ipv4', /^[\d.]+$/],
  ['ipv6', /^[\da-f:.]+$/i],
  ['int32', INTEGER],
  ['int64', /^-?\d{1,19}$/],
  ['decimal', NUMBER],
]);

/** Words, or their beginning, that describe a default instead of being one; mere punctuation. */
const NOT_A_DEFAULT =
  /^[\W_]*(?:none|null|nil|nothing|undefined|empty|blank|un(?:set|specified|limited|known)|no[tw]?|n\/a|na|current(?:ly)?|today|depend(?:s|ing)|varies|same|auto(?:matic(?:ally)?|generated)|(?:\w{1,20}-)?(?:dependent|generated)|computed|configurable|derived|inherited|never|random|required|tbd|variable|optional|see|the|as|if|when)(?!\w)|^[-–—"“”‘’()[\]{}']+$/i;

/** Capitalized words that name a value: `Invoice Date`. */
const NAME = /^\p{Lu}[\p{L}\p{N}-]*(?: \p{Lu}[\p{L}\p{N}-]*){1,3}$/u;

const QUOTED = /^(?:"([^"]+)"|'([^']+)'|“([^”]+)”|‘([^’]+)’)$/;
const CODE = /^(?:`[^`]+`|<(code|tt)>[^<]+<\/\1>)[.,;]?$/i;

type WrittenValue = { readonly text: string; readonly isQuoted: boolean; readonly isCode: boolean };

function isText(written: WrittenValue, format: string): boolean {
  const { text, isQuoted, isCode } = written;
  const pattern = FORMATS.get(format);
  if (pattern !== undefined) return pattern.test(text);
  return isQuoted || (!NOT_A_DEFAULT.test(text) && (isCode || !text.includes(' ')));
}

function isOfType(written: WrittenValue, type: string, format: string): boolean {
  switch (type) {
    case 'boolean':
      return /^(?:true|false)$/i.test(written.text);
    case 'integer':
      return INTEGER.test(written.text);
    case 'number':
      return NUMBER.test(written.text);
    default:
      return type === 'string' && isText(written, format);
  }
}

/** Whether a listed value may be one of the schema; lists and objects accept any. */
export function isPossibleValue(
  text: string,
  { types = [], format = '', refuses }: ValueConstraints,
): boolean {
  if (refuses?.(text) === true) return false;
  const written = { text, isQuoted: true, isCode: false };
  return (
    types.length === 0 ||
    types.some((type) => /^(?:array|object|file)$/.test(type) || isOfType(written, type, format))
  );
}

/**
 * Parses a default in a description (`10`, `"by name"`, `Invoice Date`), without its quotes.
 * `undefined` where it is neither a value of the schema nor the name of one: `none`,
 * `current date`, or for an integer `10, at most 100`.
 * @param markup The default as written, in Markdown with HTML.
 * @param line The default as plain text.
 */
export function parseDefault(
  markup: string,
  line: string,
  { types = [], format = '', values, refuses }: ValueConstraints,
): DescribedDefault | undefined {
  const inner = QUOTED.exec(line)?.slice(1).find(Boolean);
  const text = inner ?? line;
  if (values !== undefined) return values.includes(text) ? { text, isValue: true } : undefined;
  if (refuses?.(text) === true) return undefined;
  const written = { text, isQuoted: inner !== undefined, isCode: CODE.test(markup) };
  const wanted = types.length > 0 ? types : ['string'];
  if (wanted.some((type) => isOfType(written, type, format))) return { text, isValue: true };
  const isName = wanted.includes('string') && !FORMATS.has(format) && NAME.test(text);
  return isName && !NOT_A_DEFAULT.test(text) ? { text, isValue: false } : undefined;
}
