import { getRef } from '../core/resolve';
import type { SchemaSource } from '../core/schema-types';
import type { ApiIndex, JsonObject } from '../core/types';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { type Direction, listBrokenParties } from './change';
import { keepSharedTypes, resolveComparable } from './comparable/resolve-comparable';
import { compareApplicators } from './compare-applicators';
import { compareFields, compareUnnamed } from './compare-fields';
import { compareForms } from './compare-forms';
import { compareKeywords } from './compare-keywords';
import { compareXmlFields } from './content/compare-xml';
import { listBothForms } from './forms/list-forms';
import type { Both, KeyedSchema, Notation, SchemaGraph, SchemaPair } from './schema-pair';

/** Keywords that change no value: a part with nothing else is no other schema. */
const ANNOTATION = /^(?:\$ref|\$comment|title|summary|description|examples?|externalDocs|x-.*)$/;

function isMeaningful(part: JsonObject): boolean {
  return Object.keys(part).some((key) => !ANNOTATION.test(key));
}

/** Gives a resolved schema the key of the parts that it is made of. */
function keySchema(resolved: ResolvedSchema, pointer: string): KeyedSchema {
  const parts = resolved.parts.filter(({ value }) => isMeaningful(value));
  // A form that leads back to its union would have the same parts again and again.
  const pointers = [...new Set(parts.map((part) => part.pointer))];
  const flags = `${resolved.orNull ? 'null' : ''} ${resolved.never ? 'never' : ''}`;
  return { resolved, key: `${flags} ${pointers.join(' ')}`, pointer: pointers.at(-1) ?? pointer };
}

/** Reference with nothing beside it; `undefined` for any other schema. */
function getBareRef({ value, joined }: SchemaSource): string | undefined {
  const ref = joined === undefined ? getRef(value) : undefined;
  const isBare = ref?.startsWith('#/') && typeof value === 'object' && value !== null;
  return isBare && Object.keys(value).length === 1 ? ref : undefined;
}

function createKeyedSchemas(document: JsonObject): (source: SchemaSource) => KeyedSchema {
  const byRef = new Map<string, KeyedSchema>();
  return (source) => {
    const ref = getBareRef(source);
    const known = ref === undefined ? ref : byRef.get(ref);
    if (known !== undefined) return known;
    const keyed = keySchema(resolveComparable(document, source), source.pointer);
    if (ref !== undefined) byRef.set(ref, keyed);
    return keyed;
  };
}

/** Creates the graph of two documents. Cycles are edges to pairs that are there already. */
export function createSchemaGraph(apis: Both<ApiIndex>): SchemaGraph {
  const documents = [apis[0].document, apis[1].document] as const;
  const [keyBefore, keyAfter] = [
    createKeyedSchemas(documents[0]),
    createKeyedSchemas(documents[1]),
  ];
  const pairs = new Map<string, SchemaPair>();
  const waiting: (() => void)[] = [];
  const undecided: SchemaPair[] = [];
  const connect = (notation: Notation, before: KeyedSchema, after: KeyedSchema): SchemaPair => {
    const key = `${notation} ${before.key}\n${after.key}`;
    const known = pairs.get(key);
    if (known !== undefined) return known;
    const pair: SchemaPair = { findings: [], edges: [], decisions: [], fits: {} };
    pairs.set(key, pair);
    waiting.push(() => {
      comparePair(graphs[notation], pair, [before, after]);
      if (pair.decisions.length > 0) undecided.push(pair);
    });
    return pair;
  };
  const compareWaiting = () => {
    for (let compare = waiting.pop(); compare !== undefined; compare = waiting.pop()) compare();
  };
  const fits = createFitCheck(compareWaiting);
  const settle = () => {
    compareWaiting();
    for (let pair = undecided.pop(); pair !== undefined; pair = undecided.pop()) {
      decide(pair);
      compareWaiting();
    }
    return pairs.size;
  };
  const build = (notation: Notation): SchemaGraph => ({
    ...{ apis, documents, notation, fits, settle },
    getPair: (before, after) => connect(notation, keyBefore(before), keyAfter(after)),
    connect: (before, after) => connect(notation, before, after),
    writtenAs: (other) => graphs[other],
  });
  const graphs = {
    ...{ json: build('json'), text: build('text') },
    ...{ xml: build('xml'), parts: build('parts') },
  };
  return graphs.json;
}

/** Makes the comparisons of a pair that wait for others. */
function decide(pair: SchemaPair): void {
  for (const run of pair.decisions.splice(0)) run();
}

/**
 * Creates `SchemaGraph.fits`. A pair that is met again on the way is taken to fit: it does unless
 * another part does not. What does not fit is so whatever was taken for granted; what fits is kept
 * only when the first pair does.
 */
function createFitCheck(compareWaiting: () => void): SchemaGraph['fits'] {
  const assumed: Record<Direction, Set<SchemaPair>> = { request: new Set(), response: new Set() };
  const check = (pair: SchemaPair, direction: Direction): boolean => {
    compareWaiting();
    const known = pair.fits[direction];
    if (known !== undefined || assumed[direction].has(pair)) return known ?? true;
    assumed[direction].add(pair);
    decide(pair);
    compareWaiting();
    const isFit =
      pair.findings.every((finding) => !breaks(finding, direction)) &&
      pair.edges.every(({ to, only = direction }) => only !== direction || check(to, direction));
    if (!isFit) pair.fits[direction] = false;
    return isFit;
  };
  return (pair, direction) => {
    const isFirst = assumed[direction].size === 0;
    const isFit = check(pair, direction);
    if (!isFirst) return isFit;
    if (isFit) for (const one of assumed[direction]) one.fits[direction] ??= true;
    assumed[direction].clear();
    return isFit;
  };
}

function breaks(finding: SchemaPair['findings'][number], direction: Direction): boolean {
  const { only = direction } = finding;
  return only === direction && listBrokenParties(finding, new Set([direction])).length > 0;
}

function comparePair(
  graph: SchemaGraph,
  pair: SchemaPair,
  [before, after]: Both<KeyedSchema>,
): void {
  const pointers = { before: before.pointer, after: after.pointer };
  const forms = listBothForms(graph.documents, [before, after], keySchema);
  if (!forms.isJoined) {
    const findings = compareKeywords(
      { document: graph.documents[0], resolved: before.resolved },
      { document: graph.documents[1], resolved: after.resolved },
      { isUnion: forms.isUnion, isText: graph.notation === 'text' },
    );
    for (const finding of findings) pair.findings.push({ ...finding, subject: '', pointers });
    // Nothing inside a value is the same where its type is another one.
    if (findings.some(({ kind, effect }) => kind === 'type-changed' && effect === 'replaced'))
      return;
    const [from, to] = keepSharedTypes([before.resolved, after.resolved]);
    const shared = [
      { ...before, resolved: from },
      { ...after, resolved: to },
    ] as const;
    compareFields(graph, pair, [from, to], after.beside);
    if (graph.notation === 'xml')
      for (const finding of compareXmlFields(graph.documents, [from, to]))
        pair.findings.push(finding);
    compareUnnamed(graph, pair, shared);
    compareApplicators(graph, pair, shared);
  }
  if (forms.unions.length > 0)
    pair.decisions.push(() => compareForms(graph, pair, [before, after], forms));
}
