import { isList, isObject } from '@/lib/openapi/core/json';
import type { Json } from '@/lib/openapi/core/types';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import {
  getFixture,
  listDocuments,
  readJsonText,
  type DocumentFile,
} from '../../fixtures/documents';
import { toApi } from '../core/support';

// Counted by the marks themselves, not by what reads them.
const MARKS = {
  formats: /<strong>Format: ?<\/strong>/g,
  conditions: /<strong>Conditional Requirement: ?<\/strong>/g,
  defaults: /<strong>Default: ?<\/strong>/g,
  lists: /<ul>/g,
} as const;

type Counts = Record<keyof typeof MARKS, number>;

const none = (): Counts => ({ formats: 0, conditions: 0, defaults: 0, lists: 0 });

function* listDescribed(value: Json | undefined): Generator<Json> {
  if (isList(value)) for (const one of value) yield* listDescribed(one);
  if (!isObject(value)) return;
  if (typeof value.description === 'string') yield value;
  for (const one of Object.values(value)) yield* listDescribed(one);
}

function count(text: string): Counts {
  const found = none();
  for (const key of ['formats', 'conditions', 'defaults', 'lists'] as const)
    found[key] = text.match(MARKS[key])?.length ?? 0;
  return found;
}

/** Counts the marks of facts in the texts of a document, and those that are left once facts are lifted out. */
function countFacts(file: DocumentFile): { readonly there: Counts; readonly left: Counts } {
  const document: Json = JSON.parse(readJsonText(file));
  const api = toApi(document);
  const there = none();
  const left = none();
  for (const value of listDescribed(document)) {
    const text = isObject(value) && typeof value.description === 'string' ? value.description : '';
    const node = getSchemaNode(api, { value, pointer: '#', openRefs: [] });
    const [before, after] = [count(text), count(`${node.description} ${node.condition}`)];
    for (const key of ['formats', 'conditions', 'defaults', 'lists'] as const) {
      there[key] += before[key];
      left[key] += after[key];
    }
    if (before.formats > after.formats) expect(node.constraints[0]?.kind).toBe('format');
    if (before.conditions > after.conditions) expect(node.condition).not.toBe('');
    const named = node.constraints.find((one) => one.text.startsWith('default '));
    if (before.defaults > after.defaults) expect(node.default ?? named).toBeDefined();
    if (before.lists > after.lists) expect(node.enum).not.toEqual([]);
  }
  return { there, left };
}

test.each(listDocuments())('facts of $name are lifted out of its prose', (file) => {
  const { left } = countFacts(file);
  expect(left).toMatchObject({ formats: 0, conditions: 0 });
});

test('no fact of prose gets lost, and what only looks like one stays', () => {
  const { there, left } = countFacts(getFixture('html-descriptions-and-two-tags.json'));
  expect(there).toEqual({ formats: 24, conditions: 5, defaults: 5, lists: 6 });
  // A default that is a sentence, and two lists of sentences instead of values.
  expect(left).toEqual({ formats: 0, conditions: 0, defaults: 1, lists: 2 });
});
