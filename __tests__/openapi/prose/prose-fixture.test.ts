/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isList, isObject } from '@/lib/openapi/json';
import { readSchema } from '@/lib/openapi/schema/read-schema';
import type { Json } from '@/lib/openapi/types';
import { toApi } from '../support';

const FILE = path.resolve(process.cwd(), '../shared/fixtures/openapi/platform.json');

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

const run = existsSync(FILE) ? test : test.skip;
if (!existsSync(FILE)) process.stdout.write(`prose facts: the fixture is absent, passed over\n`);

run('facts of a real document are lifted out of its prose', () => {
  const document: Json = JSON.parse(readFileSync(FILE, 'utf8'));
  const api = toApi(document);
  const there = none();
  const left = none();
  const kept: string[] = [];
  for (const value of listDescribed(document)) {
    const text = isObject(value) && typeof value.description === 'string' ? value.description : '';
    const node = readSchema(api, { value, pointer: '#', trail: [] });
    const [before, after] = [count(text), count(`${node.description} ${node.condition}`)];
    for (const key of ['formats', 'conditions', 'defaults', 'lists'] as const) {
      there[key] += before[key];
      left[key] += after[key];
      if (after[key] > 0) kept.push(`${key}: ${text.slice(0, 200)}`);
    }
    if (before.formats > 0) expect(node.facts[0]?.kind).toBe('format');
    if (before.conditions > 0) expect(node.condition).not.toBe('');
    const named = node.facts.find((one) => one.text.startsWith('default '));
    if (before.defaults > after.defaults) expect(node.default ?? named).toBeDefined();
    if (before.lists > after.lists) expect(node.enum).not.toEqual([]);
  }
  process.stdout.write(
    `prose facts: ${JSON.stringify({ there, left }, null, 1)}\n${kept.join('\n')}\n`,
  );
  expect(there).toMatchObject({ formats: 1103, conditions: 101, defaults: 46 });
  expect(left).toMatchObject({ formats: 0, conditions: 0, defaults: 1 });
});
