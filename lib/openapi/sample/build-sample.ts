import { getJsonType, isContainer, truncateDeepJson } from '../core/json';
import { isJsonMedia } from '../core/media-type';
import { printJson } from '../core/print-json';
import type { Sample, SchemaSource } from '../core/schema-types';
import type { ApiIndex, Json, JsonObject } from '../core/types';
import { getLimit, MAX_DECIMALS } from '../schema/merged-keywords';
import { getTextKeyword, type ResolvedSchema } from '../schema/resolve-schema';
import { getChild } from '../schema/schema-children';
import { getRequired } from '../schema/schema-requirements';
import { getSchemaKind, getTypes, hasAnyKeyword } from '../schema/schema-type';
import { getUnions } from '../schema/schema-unions';
import { createCheckRun, getHiddenKeyword } from '../validation/check-run';
import { matchesResolved } from '../validation/matches-schema';
import { isOfSomeType } from '../validation/value-limits';
import { listDocumentedValues } from './documented-value';
import { applyConditions } from './sample-conditions';
import { fitExample } from './sample-example';
import { buildSampleEntries, getSampleFields } from './sample-fields';
import { buildSampleList } from './sample-list';
import { buildSampleMapEntries } from './sample-map';
import {
  isHidden,
  resolveInRun,
  type SampledSchema,
  type SampleRun,
  keepRun,
  spendBudget,
} from './sample-run';
import { buildSampleScalar, isUnchecked } from './sample-scalar';
import {
  buildChosenForm,
  buildDiscriminatorEntry,
  buildForm,
  buildMappedVariant,
  dropConflicts,
  type SampleForm,
} from './sample-variants';

/** Maximum length of JSON in a text, in characters: nested quotes are escaped and hard to read. */
const MAX_TEXT_CHARS = 1000;

/**
 * Builds JSON in a text, as `contentSchema` describes it (JSON Schema Validation 8.5), on one line.
 * `undefined` for any other text, and for one that exceeds its limit.
 */
function buildEmbeddedJson({ run, resolved, position }: SampledSchema): string | undefined {
  const isJson = isJsonMedia(getTextKeyword(resolved, 'contentMediaType'));
  const content = isJson ? getChild(resolved, 'contentSchema') : undefined;
  if (content === undefined || getTextKeyword(resolved, 'contentEncoding') !== '') return undefined;
  const value = run.buildValue(content, { ...position, depth: position.depth + 1 });
  const text = value === undefined ? '' : printJson(value);
  const max = Math.min(getLimit(resolved, 'maxLength') ?? MAX_TEXT_CHARS, MAX_TEXT_CHARS);
  return text === '' || text.length > max ? undefined : text;
}

/** Options of a sample: how much of a schema it shows. */
export type SampleOptions = {
  /** Schemas visited before the sample is cut. Default 2,000. */
  readonly nodes?: number;
  /** Levels below the first before the sample is cut. Default 12. */
  readonly depth?: number;
  /** Direction: `request` omits read-only fields, `response` write-only ones. Default: neither. */
  readonly direction?: 'request' | 'response';
  /**
   * Fields to show. `first-request`: display and required fields, if a schema marks any. `plain`:
   * the same, else fields that hold no objects, if any. `all`: also those that examples omit.
   * Default: all fields, examples as they are.
   */
  readonly only?: SampleRun['only'];
  /** Example to show, fitted to the schema if that refuses it; `all` adds what it omits. */
  readonly example?: Json | undefined;
  /** Form to show of the schema's first choice. Default: the first one that the schema allows. */
  readonly form?: SampleForm | undefined;
};

/** Keywords by which properties exclude each other. */
const CONFLICT_KEYWORDS = ['not', 'dependentSchemas', 'dependencies', 'if', 'propertyNames'];

function buildObject(sampled: SampledSchema): JsonObject {
  const { run, resolved, source, position } = sampled;
  const fields = getSampleFields(run, resolved, source);
  const mappedVariant = buildMappedVariant(sampled, fields);
  if (mappedVariant !== undefined) return mappedVariant;
  const entries = buildSampleEntries(run, fields, position);
  const discriminator = buildDiscriminatorEntry(sampled, fields);
  const known = Object.fromEntries([...entries, ...Object.entries(discriminator ?? {})]);
  const taken = Object.keys(known);
  const isMap = taken.length > 0 || fields.every(({ schema }) => isHidden(run, schema));
  if (!isMap) return known;
  const others = buildSampleMapEntries(sampled, taken);
  return others.length === 0 ? known : { ...known, ...Object.fromEntries(others) };
}

function buildByKind(sampled: SampledSchema): Json | undefined {
  const { run, resolved } = sampled;
  if (!resolved.never && getUnions(resolved, []).length > 0) return buildForm(sampled);
  const kind = getSchemaKind(resolved);
  switch (kind) {
    case 'object': {
      const value = applyConditions(sampled, buildObject(sampled));
      if (!hasAnyKeyword(resolved, CONFLICT_KEYWORDS)) return value;
      return dropConflicts(run, resolved, resolved, value) ?? value;
    }
    case 'array':
      return buildSampleList(sampled);
    case 'scalar': {
      const [type = 'null'] = getTypes(resolved);
      const embedded = type === 'string' ? buildEmbeddedJson(sampled) : undefined;
      return embedded ?? buildSampleScalar(resolved, type);
    }
    case 'any':
    case 'union':
      return {};
    case 'never':
      return undefined;
    default:
      return kind satisfies never;
  }
}

/** Keywords that a value may disobey though all inside obeys. */
const OWN_KEYWORDS = [
  ...['minProperties', 'maxProperties', 'minItems', 'maxItems', 'uniqueItems', 'contains'],
  ...['pattern', 'format', 'minLength', 'maxLength', 'multipleOf', 'enum', 'const'],
  MAX_DECIMALS,
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', ...CONFLICT_KEYWORDS],
  ...['patternProperties', 'prefixItems', 'unevaluatedItems', 'unevaluatedProperties'],
];

/** Whether a value that was built from its schema may disobey it all the same. */
function mayDisobey(resolved: ResolvedSchema, value: Json): boolean {
  if (hasAnyKeyword(resolved, OWN_KEYWORDS) || !isOfSomeType(resolved, value)) return true;
  return (
    isContainer(value) && [...getRequired(resolved, [])].some((name) => !Object.hasOwn(value, name))
  );
}

/** Most documented values that are held against their schema, such as those of a long `enum`. */
const MAX_OFFERS = 20;

/** First documented value that fits its schema; `undefined` for none. */
function findDocumented(sampled: SampledSchema): { readonly value?: Json } | undefined {
  const { run, resolved, source, position } = sampled;
  let left = MAX_OFFERS;
  for (const offered of listDocumentedValues(resolved, source)) {
    if ((left -= 1) < 0) break;
    const undo = keepRun(run);
    const refusals = run.refused.length;
    if (!spendBudget(run, offered, position)) return {};
    const value = fitExample(sampled, offered);
    if (value !== undefined) {
      // It was fitted without bounds of numbers.
      const isListed = run.refused.length > refusals;
      if (!isListed && matchesResolved(run, resolved, value) === false)
        run.refused.push(position.at);
      return { value };
    }
    undo();
  }
  return undefined;
}

function buildResolved(sampled: SampledSchema): Json | undefined {
  const { run, resolved, source, position } = sampled;
  run.budget -= 1;
  if (run.budget < 0) {
    // One entry marks the end of the budget; a list of all omissions would be as long.
    if (run.budget === -1) run.truncated.push(position.at);
    return undefined;
  }
  const documented = findDocumented(sampled);
  if (documented?.value !== undefined) return documented.value;
  if (documented !== undefined || resolved.cyclic || position.depth > run.depth) {
    run.truncated.push(position.at);
    return undefined;
  }
  const [cuts, refusals] = [run.truncated.length, run.refused.length];
  const value = buildByKind(sampled);
  if (value === undefined || run.truncated.length > cuts) return value;
  // Inner values were checked when they were built, and forms when they were tried.
  const isInside = run.refused.length > refusals;
  const isRefused = isInside
    ? run.refused.at(-1) === position.at
    : mayDisobey(resolved, value) && matchesResolved(run, resolved, value) === false;
  if (!isInside && (isRefused || (typeof value === 'string' && isUnchecked(resolved, value))))
    run.refused.push(position.at);
  if (!isRefused) return value;
  // Where nothing obeys, the document's own value is the better one, if it is of the same type.
  const [offered] = listDocumentedValues(resolved, source);
  return offered !== undefined && isSameType(offered, value) ? truncateDeepJson(offered) : value;
}

function isSameType(one: Json, other: Json): boolean {
  return getJsonType(one) === getJsonType(other);
}

/**
 * Whether a sample fits as far as known: its parts were checked where they were built, but an
 * example is fitted without bounds of numbers, and `null` stands for what nothing is allowed.
 * @param isWhole Whether it was made as a whole: fitted, or of one form.
 */
function isKnownToFit(
  run: SampleRun,
  resolved: ResolvedSchema,
  value: Json,
  isWhole: boolean,
): boolean {
  if (run.refused.length > 0 || run.truncated.length > 0) return true;
  return !(isWhole || value === null) || matchesResolved(run, resolved, value) !== false;
}

/**
 * Builds sample data of a schema (SPEC 3): examples of the document first, plausible values
 * elsewhere. Open references end loops, the budget limits size; `truncated` lists where. A schema
 * that allows nothing, or is cut at its root, gives `null`; no schema gives an empty object. What
 * the document offers and its own schema refuses is fitted or left out; `refused` lists the values
 * that do not obey all the same.
 */
export function buildSample(
  api: ApiIndex,
  source: SchemaSource,
  { nodes = 2000, depth = 12, direction, only, example, form }: SampleOptions = {},
): Sample {
  const checks = createCheckRun(api, getHiddenKeyword(direction));
  const run: SampleRun = {
    ...checks,
    offers: { ...checks, ignoresBounds: true },
    depth,
    only,
    truncated: [],
    refused: [],
    resolvedSchemas: new WeakMap(),
    budget: nodes,
    attempts: MAX_ATTEMPTS,
    buildValue: (inner, position) =>
      buildResolved({ run, resolved: resolveInRun(run, inner), source: inner, position }),
    buildResolved,
  };
  const resolved = resolveInRun(run, source);
  const root = { run, resolved, source, position: { at: '', depth: 0 } };
  const undo = keepRun(run);
  const fitted =
    example === undefined
      ? undefined
      : fitExample({ ...root, resolved: form?.resolved ?? resolved }, example);
  if (fitted === undefined) undo();
  const build = () => (form ? buildChosenForm(root, form) : buildResolved(root));
  const built = fitted === undefined ? (build() ?? null) : fitted;
  const isWhole = fitted !== undefined || form !== undefined;
  if (!isKnownToFit(run, resolved, built, isWhole)) run.refused.push('');
  const isRefused =
    example !== undefined && matchesResolved(run.offers, resolved, example) === false;
  const isKept = isRefused && run.refused.includes('') && isSameType(example, built);
  return {
    value: isKept ? example : built,
    truncated: run.truncated,
    ...(run.refused.length > 0 && { refused: run.refused }),
    ...(isRefused && { isExampleRefused: true }),
  };
}

/** Most values of a sample that are built again. */
const MAX_ATTEMPTS = 200;
