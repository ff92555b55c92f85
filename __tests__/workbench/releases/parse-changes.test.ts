import { collectAdvice, parseChanges } from '@/lib/workbench/releases/parse-changes';

const change = (id: string, texts: object) => ({ id, kind: 'field-removed', places: [], ...texts });

const RELEASES = parseChanges(
  {
    releases: [
      {
        ...{ api: 'pay', version: '3', since: '2' },
        changes: [
          change('a', { sentence: 'Send it.', reason: 'Banks\n\nwant it.' }),
          change('b', { reason: 'Old.' }),
        ],
      },
      { api: 'pay', version: '2', since: '1', changes: [change('a', { sentence: 'Former.' })] },
    ],
  },
  'pay',
);

const advise = (from: string, to: string) =>
  Object.fromEntries(collectAdvice(RELEASES, { from, to }));

test('advice is what to do and why, in one line', () => {
  expect(advise('2', '3')).toEqual({ a: 'Send it. Banks want it.', b: 'Old.' });
});

test('only releases on the way advise, the later one where both do', () => {
  expect(advise('1', '2')).toEqual({ a: 'Former.' });
  expect(advise('1', '3')).toEqual({ a: 'Send it. Banks want it.', b: 'Old.' });
});

test('the way back has no advice', () => {
  for (const [from = '', to = ''] of [
    ['3', '1'],
    ['2', '1'],
    ['3', '2'],
    ['3', '3'],
    ['1', '1'],
    ['0', '3'],
  ])
    expect(advise(from, to)).toEqual({});
});
