import { truncateDeepJson } from '../core/json';
import { printJson } from '../core/print-json';
import { NO_SCHEMA } from '../core/schema-types';
import type { JsonObject } from '../core/types';
import { getMappedVariants } from '../schema/mapped-variants';
import { getKeyword, type ResolvedSchema, resolveSchema } from '../schema/resolve-schema';
import { matchDiscriminator } from '../schema/schema-discriminator';
import { getTypes } from '../schema/schema-type';
import { getUnions, listChoices, mergeForm } from '../schema/schema-unions';
import type { Change, Direction } from './change';
import { listSchemaFields } from './compare-fields';
import type { Both, KeyedSchema, SchemaGraph, SchemaPair } from './schema-pair';
import { compareTypes, isBareType, listUnionValues } from './value-sets';

/** Form of a union; the schema itself where only the other document has a union. */
type Form = KeyedSchema & {
  /** Name of the component, else its title; empty for none. */
  readonly name: string;
  /** The form as it is written, without its names. */
  readonly text: string;
  /** Values of the discriminator by which a receiver knows it; empty for none. */
  readonly tag: string;
  /** Its place in the union; absent for a schema without one. */
  readonly index?: number;
};

/** Forms of two schemas that belong together. */
export type BothForms = {
  readonly forms: Both<readonly Form[]>;
  readonly isUnion: boolean;
  /** Whether each form holds what stands beside the union, which is then not compared by itself. */
  readonly isJoined: boolean;
};

type KeySchema = (resolved: ResolvedSchema, pointer: string) => KeyedSchema;

/** Lists the forms of a schema, else those that its discriminator names. Values and bare types are none. */
function listForms(
  document: JsonObject,
  resolved: ResolvedSchema,
  keySchema: KeySchema,
): readonly Form[] {
  if (resolved.never) return [];
  const choices = listChoices(resolved, NO_SCHEMA, []);
  const found = choices.length > 0 ? choices : getMappedVariants(document, resolved);
  const forms = found.map(({ schema }, index): Form => {
    const form = resolveSchema(document, { ...schema, openRefs: [] });
    const { value = '', others = [] } =
      matchDiscriminator(document, resolved, schema, () => form) ?? {};
    return {
      ...keySchema(form, schema.pointer),
      name: getName(form),
      text: printJson(truncateDeepJson(schema.value ?? true)),
      tag: [value, ...others].join(' '),
      index,
    };
  });
  const isPlain =
    forms.every(({ name, resolved: form }) => name === '' && isBareType(form)) ||
    listUnionValues(document, resolved) !== undefined;
  return isPlain ? [] : forms;
}

function getName(form: ResolvedSchema): string {
  const title = getKeyword(form, 'title');
  return form.ref ?? (typeof title === 'string' ? title : '');
}

/** Names of a schema's own fields, with those that are required. */
function describeFields(resolved: ResolvedSchema): string {
  const fields = listSchemaFields(resolved).map(({ name, required }) => `${name} ${required}`);
  return fields.sort().join('\n');
}

/**
 * Lists the forms of two schemas. A schema beside a union counts as a union of one form; and where the fields beside two
 * unions differ, each form holds them: they may have moved into the forms.
 */
export function listBothForms(
  documents: Both<JsonObject>,
  schemas: Both<KeyedSchema>,
  keySchema: KeySchema,
): BothForms {
  const list = (side: 0 | 1) => listForms(documents[side], schemas[side].resolved, keySchema);
  const [before, after] = [list(0), list(1)];
  const isUnion = before.length > 0 && after.length > 0;
  const none = { forms: [before, after], isUnion, isJoined: false } as const;
  if (before.length === 0 && after.length === 0) return none;
  const unions = schemas.map(({ resolved }) => getUnions(resolved, []).length);
  const canJoin = unions.every(
    (count, side) => count === Math.sign([before, after][side]?.length ?? 0),
  );
  const [from, to] = schemas.map(({ resolved }) => describeFields(resolved));
  if (!canJoin || (isUnion && from === to)) return none;
  const join = (schema: KeyedSchema, forms: readonly Form[]): readonly Form[] => {
    const { resolved } = schema;
    if (forms.length === 0) return [{ ...schema, name: getName(resolved), text: '', tag: '' }];
    const outer = listSchemaFields(resolved).map(({ name }) => name);
    return forms.map((form) => {
      const keyed = keySchema(mergeForm(resolved, form.resolved), form.pointer);
      const own = new Set(listSchemaFields(form.resolved).map(({ name }) => name));
      const beside = new Set(outer.filter((name) => !own.has(name)));
      return { ...form, ...keyed, key: `joined ${keyed.key}`, beside };
    });
  };
  return {
    forms: [join(schemas[0], before), join(schemas[1], after)],
    ...{ isUnion: true, isJoined: true },
  };
}

/** Most pairs of forms that are compared to find those that are the same. */
const MAX_PAIRS = 400;

/**
 * Finds the forms that belong together: first those that allow the same, then those of one name, then in order. A form
 * whose values another one has breaks nothing when it goes or comes.
 */
export function compareForms(
  graph: SchemaGraph,
  pair: SchemaPair,
  { forms: [before, after] }: BothForms,
  pointers: Change['pointers'],
): void {
  const [removed, added] = [new Set(before), new Set(after)];
  const isWithin = (from: Form, to: Form, direction: Direction) =>
    isOfOneKind(from, to) && graph.fits(graph.connect(from, to), direction);
  const isSame = (from: Form, to: Form) =>
    isWithin(from, to, 'request') && isWithin(from, to, 'response');
  const match = (from: Form, to: Form, only?: Direction) => {
    removed.delete(from);
    added.delete(to);
    const { index } = to;
    const step = index === undefined ? undefined : ({ kind: 'variant', index } as const);
    pair.edges.push({ to: graph.connect(from, to), step, only });
  };
  const matchSame = (isCandidate: (from: Form, to: Form) => boolean) => {
    for (const from of [...removed]) {
      const to = [...added].find((one) => isCandidate(from, one) && isSame(from, one));
      if (to) match(from, to);
    }
  };
  matchSame((from, to) => (from.name === '' ? from.text === to.text : from.name === to.name));
  const isSmall = removed.size * added.size <= MAX_PAIRS;
  if (isSmall) matchSame(() => true);
  const keeps = new Map(
    [...removed].map((from) => [
      from,
      isSmall && after.some((to) => isWithin(from, to, 'request')),
    ]),
  );
  const knows = new Map(
    [...added].map((to) => [to, isSmall && before.some((from) => isWithin(from, to, 'response'))]),
  );
  const compareOthers = (from: Form, to: Form) => {
    const [isKept, isKnown] = [keeps.get(from), knows.get(to)];
    if (isKept && isKnown) return;
    match(from, to, isKept ? 'response' : isKnown ? 'request' : undefined);
  };
  const matchOthers = (isCandidate: (from: Form, to: Form) => boolean) => {
    for (const from of [...removed]) {
      const to = [...added].find((one) => isCandidate(from, one));
      if (to) compareOthers(from, to);
    }
  };
  const isAlone = before.length === 1 || after.length === 1;
  if (isAlone) {
    // Each form of a union is compared with the one schema that the other document has.
    const [froms, tos] = [[...removed], [...added]];
    for (const from of froms)
      for (const to of tos) if (isSimilar(from, to)) compareOthers(from, to);
  } else {
    matchOthers((from, to) => from.name !== '' && from.name === to.name && isOfOneKind(from, to));
    matchOthers((from, to) => isSimilar(from, to) && isOfOneKind(from, to));
  }
  for (const from of removed)
    pair.findings.push({
      kind: 'variant-removed',
      ...{ subject: '', pointers, before: describe(from), after: '' },
      effect: keeps.get(from) ? 'none' : 'narrowed',
    });
  for (const to of added) {
    const { index } = to;
    pair.findings.push({
      kind: 'variant-added',
      ...{ subject: '', pointers, before: '', after: describe(to) },
      effect: knows.get(to) ? 'none' : 'widened',
      step: index === undefined ? undefined : { kind: 'variant', index },
    });
  }
}

/** Whether a receiver knows two forms by the same values; a schema without a union is of any kind. */
function isOfOneKind(from: Form, to: Form): boolean {
  return from.index === undefined || to.index === undefined || from.tag === to.tag;
}

/** Whether two forms may be one that has changed: values of one type, and no two names. */
function isSimilar(from: Form, to: Form): boolean {
  if (compareTypes(getTypes(from.resolved), getTypes(to.resolved)) === 'replaced') return false;
  if (from.name === '' || to.name === '' || from.name === to.name) return true;
  const [names, others] = [from, to].map((form) =>
    listSchemaFields(form.resolved).map(({ name }) => name),
  );
  const shared = names?.filter((name) => others?.includes(name)) ?? [];
  return shared.length * 2 > Math.max(names?.length ?? 0, others?.length ?? 0);
}

/** Name of a form; its type where it has none. */
function describe({ name, tag, resolved }: Form): string {
  return name || tag || getTypes(resolved).join(', ');
}
