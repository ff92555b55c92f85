import fc from 'fast-check';
import type { Json, Problem } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import { parseText } from '@/lib/openapi/parse/parse-text';
import { getFixture, listForeignDocuments, readJsonText } from '../../fixtures/documents';
import { FEW_RUNS } from '../../support/property-runs';
import { mutate, MUTATION } from './mutations';
import { readAll, readIndex } from './read-all';

jest.setTimeout(FEW_RUNS * 5_000);

/** Problems without a place, or without words to read; in short, because a hostile text is a million letters. */
function toOdd(problems: readonly Problem[]): readonly string[] {
  const odd = problems.filter(
    ({ at, message }) => !/^#(\/|$)/.test(at) || message.length > 500 || !/^["A-Z]/.test(message),
  );
  return odd.map(({ id, at, message }) => `${id} ${at.slice(0, 200)}: ${message.slice(0, 200)}`);
}

/** A refusal names the place; where nothing of a document is left, there is none. */
function isClear(problem: Problem | undefined): boolean {
  return (
    problem?.id === 'empty' ||
    problem?.id === 'not-an-object' ||
    /line \d+, column \d+: .{10}/.test(problem?.message ?? '')
  );
}

/** Operations to read: those that the change is likely to be seen in, and some others. */
function choose(ids: readonly string[], seeds: readonly number[]): readonly string[] {
  return [...new Set(seeds.flatMap((seed) => ids[seed % ids.length] ?? []))];
}

describe.each(listForeignDocuments())('$name, changed anyhow', (file) => {
  const document: Json = JSON.parse(readJsonText(file));

  test('is read without a fault, within its bounds, its problems beside their place', () => {
    const seeds = fc.array(fc.nat(5000), { minLength: 1, maxLength: 2 });
    const changes = fc.array(MUTATION, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(changes, seeds, (mutations, chosen) => {
        const parsed = parseDocument(mutations.reduce(mutate, document));
        if (!parsed.ok) return;
        const api = indexApi(parsed.document, parsed.problems);
        expect(toOdd(api.problems)).toEqual([]);
        const ways = mutations.map(({ steps }) => steps[0] ?? 0);
        for (const id of choose([...api.operations.keys()], [...ways, ...chosen])) {
          expect(toOdd(readAll(api, id).problems)).toEqual([]);
        }
        readIndex(api, 'a');
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns: Math.ceil(FEW_RUNS / 2) },
    );
  });
});

test('any JSON at all is refused or read', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const parsed = parseDocument(value);
      if (!parsed.ok) return;
      const api = indexApi(parsed.document, parsed.problems);
      for (const id of api.operations.keys()) readAll(api, id);
    }),
  );
});

test('text that is cut off or changed anywhere is refused or read', async () => {
  const document: Json = JSON.parse(readJsonText(getFixture('display-fields-and-spaced-ids.json')));
  const text = JSON.stringify(document, null, 1);
  const change = fc.record({
    at: fc.nat(text.length),
    length: fc.nat(20),
    put: fc.constantFrom(
      '',
      '"',
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '\t',
      '&a ',
      '*a',
      '!!',
      '- ',
      '\\',
    ),
  });
  await fc.assert(
    fc.asyncProperty(change, fc.boolean(), async ({ at, length, put }, isCut) => {
      const rest = isCut ? '' : text.slice(at + length);
      const parsed = await parseText(text.slice(0, at) + put + rest);
      const first = parsed.problems[0];
      expect(parsed.ok || isClear(first)).toBe(true);
    }),
    { numRuns: FEW_RUNS },
  );
});
