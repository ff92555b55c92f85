import { findSchemaMarks } from '@/lib/openapi/compare/change-marks';
import { findField } from '@/lib/openapi/operation/find-field';
import { readChangelog } from '@/lib/pages/changelog/read-changelog';
import { readSinceMarks } from '@/lib/pages/changelog/since-marks';
import { readApis } from '@/lib/pages/read-apis';

/** Fields that a release added, and the current page still has. */
const added = readChangelog().flatMap(({ api, release, changes }) =>
  changes
    .filter(({ kind }) => kind === 'field-added')
    .flatMap(({ places }) => places.map((place) => ({ ...place, saved: api, release })))
    .flatMap(({ saved, release: { version }, operation, anchor }) => {
      const found = findField(saved.api, operation, anchor);
      return found?.ok ? [{ saved, version, operation, anchor, schema: found.schema }] : [];
    }),
);

test('a field that a release added says since when', () => {
  expect(added.length).toBeGreaterThan(0);
  const without = added.filter(({ saved, version, operation, schema }) => {
    const marks = readSinceMarks(saved.id, operation);
    return !findSchemaMarks(saved.api, marks, schema).some(({ text }) => text.endsWith(version));
  });
  expect(without.map(({ operation, anchor }) => `${operation} ${anchor}`)).toEqual([]);
});

test('an operation that no release has touched has no marks', () => {
  const [saved] = readApis();
  expect(readSinceMarks(saved?.id ?? '', 'post /none')).toEqual([]);
  expect(readSinceMarks('none', 'post /sale')).toEqual([]);
});
