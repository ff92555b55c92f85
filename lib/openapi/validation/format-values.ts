/** A plausible value of a format, and a pattern that all its values match. */
type FormatValue = readonly [sample: string, pattern: RegExp];

const DATE = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-]\d\d:?\d\d)`;
const MAIL = /^[^\s@]+@[^\s@]+$/;
const ADDRESS = /^[a-z][a-z\d+.-]*:\S*$/i;
const POINTER = /^(?:\/(?:[^~]|~[01])*)?$/u;

/** Formats of texts (JSON Schema Validation 7.3); hosts are documentation's (RFC 2606, 5737, 3849). */
const FORMATS: ReadonlyMap<string, FormatValue> = new Map([
  ['date-time', ['2026-01-15T09:30:00Z', new RegExp(`^${DATE}[t ]${TIME}$`, 'i')]],
  ['date', ['2026-01-15', new RegExp(`^${DATE}$`)]],
  ['time', ['09:30:00Z', new RegExp(`^${TIME}$`, 'i')]],
  [
    'duration',
    [
      'P1D',
      /^P(?!$)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?)$/,
    ],
  ],
  [
    'uuid',
    [
      '3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b',
      /^(?:urn:uuid:)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
    ],
  ],
  ['email', ['jordan.lee@example.com', MAIL]],
  ['idn-email', ['jordan.lee@example.com', MAIL]],
  ['hostname', ['www.example.com', /^[a-z\d](?:[a-z\d.-]*[a-z\d])?\.?$/i]],
  ['idn-hostname', ['www.example.com', /^\S+$/]],
  ['uri', ['https://www.example.com/', ADDRESS]],
  ['url', ['https://www.example.com/', ADDRESS]],
  ['iri', ['https://www.example.com/', ADDRESS]],
  ['uri-reference', ['/path', /^[^\s\\^`{|}]*$/]],
  ['iri-reference', ['/path', /^\S*$/]],
  ['uri-template', ['/path/{id}', /^\S*$/]],
  ['ipv4', ['192.0.2.10', /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/]],
  ['ipv6', ['2001:db8::10', /^(?=[^:]*:)[\da-f:.]+$/i]],
  ['json-pointer', ['/path', POINTER]],
  ['relative-json-pointer', ['0/path', /^(?:0|[1-9]\d*)(?:#|(?:\/(?:[^~]|~[01])*)?)$/u]],
  ['regex', ['^[a-z]+$', /^/]],
  ['byte', ['ZXhhbXBsZQ==', /^(?:[A-Za-z\d+/_-]{4})*(?:[A-Za-z\d+/_-]{2,3}={0,2})?$/]],
  ['binary', ['binary data', /^/]],
  ['password', ['example-password', /^/]],
]);

/** Whole numbers of a format, as powers of two. */
const BITS: ReadonlyMap<string, number> = new Map([
  ['int32', 31],
  ['int64', 63],
]);

/** Whether a format is one of whole numbers: `int32`, `int64`. */
export function isIntegerFormat(format: string): boolean {
  return BITS.has(format);
}

/** Plausible text of a format; `undefined` for a format that is unknown or of numbers. */
export function getFormatSample(format: string): string | undefined {
  return FORMATS.get(format)?.[0];
}

/** Longest text that is held against a format, in characters. */
const MAX_CHARS = 5000;

/** Whether a text or number is of a format; an unknown format is only a note, so that it is. */
export function isOfFormat(value: string | number | bigint, format: string): boolean {
  if (typeof value === 'string')
    return value.length > MAX_CHARS || FORMATS.get(format)?.[1].test(value) !== false;
  const bits = BITS.get(format);
  if (bits === undefined) return true;
  const isWhole = typeof value === 'bigint' || Number.isInteger(value);
  return isWhole && value >= -(2 ** bits) && value < 2 ** bits;
}
