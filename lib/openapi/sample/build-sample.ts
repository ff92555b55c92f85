import { isObject } from '../core/json';
import { isJsonMedia } from '../core/media-type';
import { printJson } from '../core/print-json';
import type { Sample, SchemaSource } from '../core/schema-types';
import type { ApiIndex, Json, JsonObject } from '../core/types';
import { getLimit } from '../schema/merged-keywords';
import { getTextKeyword, type ResolvedSchema } from '../schema/resolve-schema';
import { getChild } from '../schema/schema-children';
import { getSchemaKind, getTypes } from '../schema/schema-type';
import { getDocumentedValue } from './documented-value';
import { applyConditions } from './sample-conditions';
import { completeExample } from './sample-example';
import { buildSampleEntries, getSampleFields } from './sample-fields';
import { buildSampleList } from './sample-list';
import { buildSampleMapEntries } from './sample-map';
import {
  isHidden,
  resolveInRun,
  type SamplePosition,
  type SampleRun,
  spendBudget,
} from './sample-run';
import { buildSampleScalar } from './sample-scalar';
import { buildDiscriminatorEntry, buildMappedVariant, buildUnionValue } from './sample-variants';

/** Maximum length of JSON in a text, in characters: nested quotes are escaped and hard to read. */
const MAX_TEXT_CHARS = 1000;

/**
 * Builds JSON in a text, as `contentSchema` describes it (JSON Schema Validation 8.5), on one line.
 * `undefined` for any other text, and for one that exceeds its limit.
 */
function buildEmbeddedJson(
  run: SampleRun,
  resolved: ResolvedSchema,
  position: SamplePosition,
): string | undefined {
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
  /** Example to show as it is; `all` adds the fields that it omits. */
  readonly example?: Json | undefined;
};

function buildObject(
  run: SampleRun,
  resolved: ResolvedSchema,
  source: SchemaSource,
  position: SamplePosition,
): JsonObject {
  const fields = getSampleFields(run, resolved, source);
  const mappedVariant = buildMappedVariant(run, resolved, fields, position);
  if (mappedVariant !== undefined) return mappedVariant;
  const entries = buildSampleEntries(run, fields, position);
  const unionValue =
    buildUnionValue(run, resolved, source, position) ??
    buildDiscriminatorEntry(run, resolved, source, fields);
  if (isObject(unionValue)) return Object.fromEntries([...entries, ...Object.entries(unionValue)]);
  const isMap = entries.length === 0 && fields.every(({ schema }) => isHidden(run, schema));
  return Object.fromEntries(isMap ? buildSampleMapEntries(run, resolved, position) : entries);
}

function buildByKind(
  run: SampleRun,
  resolved: ResolvedSchema,
  source: SchemaSource,
  position: SamplePosition,
): Json | undefined {
  const kind = getSchemaKind(resolved);
  switch (kind) {
    case 'object':
      return applyConditions(
        run,
        resolved,
        source,
        position,
        buildObject(run, resolved, source, position),
      );
    case 'array':
      return buildSampleList(run, resolved, source, position);
    case 'union':
      return buildUnionValue(run, resolved, source, position);
    case 'scalar': {
      const [type = 'null'] = getTypes(resolved);
      const embedded = type === 'string' ? buildEmbeddedJson(run, resolved, position) : undefined;
      return embedded ?? buildSampleScalar(resolved, type);
    }
    case 'any':
      return {};
    case 'never':
      return undefined;
    default:
      return kind satisfies never;
  }
}

function buildValue(
  run: SampleRun,
  source: SchemaSource,
  position: SamplePosition,
): Json | undefined {
  run.budget -= 1;
  if (run.budget < 0) {
    // One entry marks the end of the budget; a list of all omissions would be as long.
    if (run.budget === -1) run.truncated.push(position.at);
    return undefined;
  }
  const resolved = resolveInRun(run, source);
  const documented = getDocumentedValue(resolved, source);
  if (documented !== undefined && spendBudget(run, documented, position))
    return completeExample(run, source, documented, position);
  if (documented !== undefined || resolved.cyclic || position.depth > run.depth) {
    run.truncated.push(position.at);
    return undefined;
  }
  return buildByKind(run, resolved, source, position);
}

/**
 * Builds sample data of a schema (SPEC 3): examples of the document first, plausible values
 * elsewhere. Open references end loops, the budget limits size; `truncated` lists where. A schema
 * that allows nothing, or is cut at its root, gives `null`; no schema gives an empty object.
 */
export function buildSample(
  api: ApiIndex,
  source: SchemaSource,
  { nodes = 2000, depth = 12, direction, only, example }: SampleOptions = {},
): Sample {
  const hiddenKeyword = direction && (direction === 'request' ? 'readOnly' : 'writeOnly');
  const run: SampleRun = {
    api,
    depth,
    only,
    hiddenKeyword,
    truncated: [],
    resolvedSchemas: new WeakMap(),
    budget: nodes,
    buildValue: (inner, position) => buildValue(run, inner, position),
  };
  const root = { at: '', depth: 0 };
  const isGiven = example !== undefined && spendBudget(run, example, root);
  const value = isGiven
    ? completeExample(run, source, example, root, true)
    : run.buildValue(source, root);
  return { value: value ?? null, truncated: run.truncated };
}
