import { capitalize } from '@/lib/text/join-words';
import { humanizeIdentifier, tagSlug } from '@/lib/text/slug';
import { joinAnchor, joinAnchorName } from '../core/anchors';
import type { Constraint, Field, SchemaNode, SchemaSource, Variant } from '../core/schema-types';
import type { ApiIndex } from '../core/types';
import { hasFlag } from '../schema/merged-keywords';
import { type ResolvedSchema, resolveSchema } from '../schema/resolve-schema';
import { getRequired } from '../schema/schema-requirements';
import { getSchemaKind } from '../schema/schema-type';
import { mergeForm } from '../schema/schema-unions';
import { excludesByNames, refusesName } from './form-exclusion';
import { getNodeFields, getSchemaNode } from './schema-node';
import { subschemaConstraints } from './subschema-constraints';

/** One of the forms of a body that exclude each other. */
export type BodyForm = {
  /** Slug of the label, unique among the forms: `swiped-card`. */
  readonly name: string;
  /** Title, else the component's name in words: `Swiped card`. */
  readonly label: string;
  readonly schema: SchemaSource;
  readonly discriminator?: Variant['discriminator'];
  /** The form with what stands beside the choice, merged; what only other forms have is refused. */
  readonly resolved: ResolvedSchema;
  /** Head and parts of the form, with the fields that not every form has. */
  readonly node: SchemaNode;
};

/** Choice at the top of a body. */
export type BodyForms = {
  readonly forms: readonly BodyForm[];
  /** Part beside every form: the body without its choice, and without the fields of forms. */
  readonly rest: SchemaNode;
  /** Names of the body's own fields that only some forms have. */
  readonly divided: ReadonlySet<string>;
};

/** Most forms that are offered as a choice: more are no choice at a glance. */
const MAX_FORMS = 24;

/** The first choice of a schema: its variants up to those of the next one; empty for none. */
function getFirstChoice(variants: readonly Variant[]): readonly Variant[] {
  const end = variants.findIndex(
    ({ kind, startsChoice }) => startsChoice || !/^(one|any)Of$/.test(kind),
  );
  return end === -1 ? variants : variants.slice(0, end);
}

/** Whether all have different values of one discriminator property. */
function isTagged(variants: readonly Variant[]): boolean {
  const values = variants.map(
    ({ discriminator }) => discriminator && `${discriminator.property} ${discriminator.value}`,
  );
  return !values.includes(undefined) && new Set(values).size === values.length;
}

/**
 * Whether one form at most applies: always of `oneOf` (JSON Schema Core 10.2.1.3); of `anyOf` where
 * a discriminator tells them apart (OpenAPI 3.1 4.8.25), or each refuses what another requires.
 */
function isExclusive(variants: readonly Variant[], resolved: readonly ResolvedSchema[]): boolean {
  if (variants[0]?.kind === 'oneOf' || isTagged(variants)) return true;
  return resolved.every((one, index) =>
    resolved.slice(index + 1).every((other) => excludesByNames(one, other)),
  );
}

/** Whether a schema describes objects or lists, or only says what objects require. */
function mayBeForm(resolved: ResolvedSchema): boolean {
  const isForm = /^(?:object|array|any)$/.test(getSchemaKind(resolved));
  return !resolved.never && !resolved.cyclic && isForm;
}

/** Label of a form: what tells it apart, else its title, else the name of its component in words. */
function formatLabel({ label, key }: Variant, { title, ref, kind, type }: SchemaNode): string {
  if (key === undefined && title.trim() !== '') return title.trim();
  if (key !== undefined || ref === undefined) return kind === 'array' ? type : label;
  const words = humanizeIdentifier(ref).replace(/ [A-Z](?=[a-z])/g, (one) => one.toLowerCase());
  return capitalize(words);
}

/** Slugs of labels in any language; the second of equal ones ends in `-2`. */
function listNames(labels: readonly string[]): readonly string[] {
  const slugs = labels.map((label) => tagSlug(label));
  return slugs.map((slug, index) => {
    const before = slugs.slice(0, index).filter((one) => one === slug).length;
    return before === 0 ? slug : `${slug}-${before + 1}`;
  });
}

type Draft = {
  readonly variant: Variant;
  readonly schema: ResolvedSchema;
  readonly node: SchemaNode;
};

/** Names that a form requires or allows by itself: not those that it inherits from the body. */
function listOwnNames(
  { schema, node }: Draft,
  body: ReadonlyMap<string, Field>,
): ReadonlySet<string> {
  const required = [...getRequired(schema, [])].filter((name) => !body.get(name)?.required);
  const declared = node.fields
    .filter((field) => body.get(field.name)?.schema.pointer !== field.schema.pointer)
    .map(({ name }) => name);
  return new Set([...required, ...declared].filter((name) => !refusesName(schema, name)));
}

/**
 * Divides names among forms: those that not every form has, by form. A name belongs to the forms
 * that declare or require it. It stands beside another form, too, where that one does not refuse it,
 * and where the names that they require and refuse keep the two apart already.
 */
function divideNames(
  drafts: readonly Draft[],
  body: ReadonlyMap<string, Field>,
): readonly ReadonlySet<string>[] {
  const own = drafts.map((draft) => listOwnNames(draft, body));
  const all = [...new Set(own.flatMap((names) => [...names]))];
  return drafts.map(({ schema }) => {
    const hasName = (name: string) => {
      const owners = drafts.filter((_, at) => own[at]?.has(name)).map((draft) => draft.schema);
      const isBeside = () =>
        body.has(name) &&
        !refusesName(schema, name) &&
        owners.every((owner) => excludesByNames(schema, owner));
      return owners.includes(schema) || isBeside();
    };
    return new Set(all.filter(hasName));
  });
}

/** Merges a form with the body; names of other forms are refused. */
function mergeBody(
  base: ResolvedSchema,
  { schema, variant: { schema: source } }: Draft,
  refused: readonly string[],
): ResolvedSchema {
  const merged = mergeForm(base, schema);
  const properties = Object.fromEntries(refused.map((name) => [name, false]));
  const part = { value: { properties }, pointer: source.pointer, scope: [] };
  return refused.length === 0 ? merged : { ...merged, parts: [...merged.parts, part] };
}

/** Constraints of a form but those that its fields show once it is merged with the body. */
function listConstraints(
  { document }: ApiIndex,
  { schema, node }: Draft,
  resolved: ResolvedSchema,
): readonly Constraint[] {
  const listTexts = (one: ResolvedSchema) =>
    subschemaConstraints(document, one).map(({ text }) => text);
  const kept = listTexts(resolved);
  const shown = new Set(listTexts(schema).filter((text) => !kept.includes(text)));
  return node.constraints.filter(({ text }) => !shown.has(text));
}

/** Form as the page shows it: its head and parts, and the fields that not every form has. */
function buildFormNode(
  api: ApiIndex,
  draft: Draft,
  resolved: ResolvedSchema,
  fields: readonly Field[],
): SchemaNode {
  const { additional, ...node } = draft.node;
  // `true` says what every schema allows that does not refuse it.
  const isSaid = additional?.value !== true && !hasFlag(resolved, 'additionalProperties', false);
  return {
    ...node,
    constraints: listConstraints(api, draft, resolved),
    fields: fields.toSorted((one, other) => Number(other.required) - Number(one.required)),
    fieldCount: fields.length,
    ...(additional && isSaid && { additional }),
  };
}

const cache = new WeakMap<SchemaNode, BodyForms | undefined>();

/**
 * Forms of a body of which one is sent: the first choice of an object's schema, where its forms
 * exclude each other. `undefined` without such a choice, for forms that are neither objects nor lists, and for more
 * than 24.
 */
export function getBodyForms(api: ApiIndex, source: SchemaSource): BodyForms | undefined {
  const node = getSchemaNode(api, source);
  if (!cache.has(node)) cache.set(node, buildBodyForms(api, source, node));
  return cache.get(node);
}

function buildBodyForms(
  api: ApiIndex,
  source: SchemaSource,
  node: SchemaNode,
): BodyForms | undefined {
  const { kind, cyclic, variants } = node;
  const choice = cyclic || !/^(object|union)$/.test(kind) ? [] : getFirstChoice(variants);
  if (choice.length < 2 || choice.length > MAX_FORMS) return undefined;
  const drafts = choice.map((variant): Draft => ({
    variant,
    schema: resolveSchema(api.document, variant.schema),
    node: getSchemaNode(api, variant.schema),
  }));
  const schemas = drafts.map(({ schema }) => schema);
  if (!schemas.every(mayBeForm) || !isExclusive(choice, schemas)) return undefined;
  const base = resolveSchema(api.document, source);
  const body = new Map(node.fields.map((field) => [field.name, field]));
  const own = divideNames(drafts, body);
  const divided = new Set(own.flatMap((names) => [...names]));
  const labels = drafts.map(({ variant, node }) => formatLabel(variant, node));
  const names = listNames(
    drafts.map(({ variant, node }) =>
      formatLabel({ ...variant, label: variant.key ?? variant.label }, node),
    ),
  );
  const forms = drafts.map((draft, index): BodyForm => {
    const has = (name: string) => own[index]?.has(name) === true;
    const resolved = mergeBody(
      base,
      draft,
      [...divided].filter((name) => !has(name)),
    );
    const fields = getNodeFields(api, resolved, source).filter(({ name }) => has(name));
    const { schema, discriminator } = draft.variant;
    return {
      name: names[index] ?? '',
      label: labels[index] ?? '',
      schema,
      ...(discriminator && { discriminator }),
      resolved,
      node: buildFormNode(api, draft, resolved, fields),
    };
  });
  return {
    forms,
    rest: {
      ...node,
      fields: node.fields.filter(({ name }) => !divided.has(name)),
      variants: variants.slice(forms.length),
    },
    divided: new Set([...divided].filter((name) => body.has(name))),
  };
}

/**
 * Anchors of a form and its fields. A field of the body itself keeps its own, `body.exp_date`, in
 * the first form that has it; elsewhere it begins with that of the form, `body.(4).exp_date`.
 * @param id Anchor of the body.
 */
export function createFormAnchors(id: string, { forms, divided }: BodyForms, index: number) {
  const at = joinAnchor(id, { kind: 'variant', index });
  const before = new Set(
    forms.slice(0, index).flatMap(({ node }) => node.fields.map(({ name }) => name)),
  );
  const getAnchor = (name: string) =>
    joinAnchorName(divided.has(name) && !before.has(name) ? id : at, name);
  return { at, getAnchor };
}
