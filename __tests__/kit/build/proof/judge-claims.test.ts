import { existsSync, readFileSync } from 'node:fs';
import { describeChecks } from '@/lib/kit/build/proof/build-proof';
import { CLAIM_SUITES } from '@/lib/kit/build/proof/claim-suites';
import { judgeClaims } from '@/lib/kit/build/proof/judge-claims';
import type { Results } from '@/lib/kit/build/proof/results';
import { CLAIMS, FIGURES } from '@/lib/pages/proof/claims';

const BEGAN = '2031-02-03T04:05:06.000Z';
const PASSED = { passed: 2, failed: 0, skipped: 0, failures: [], began: BEGAN, figures: [] };
const FAILED = { ...PASSED, passed: 1, failed: 1, failures: ['opens the menu'] };
const SKIPPED = { ...PASSED, passed: 0, skipped: 1 };
const [FIRST = '', SECOND = ''] = CLAIM_SUITES.live;

const judge = (results: Results) =>
  judgeClaims(CLAIMS, CLAIM_SUITES, results).find(({ id }) => id === 'live');

describe('a claim', () => {
  test.each(CLAIMS)('%s has suites behind it, which exist', (claim) => {
    expect(CLAIM_SUITES[claim]).not.toEqual([]);
    expect(CLAIM_SUITES[claim].filter((file) => !existsSync(file))).toEqual([]);
  });

  test('whose suites all passed has passed', () => {
    expect(judge({ [FIRST]: PASSED, [SECOND]: PASSED })).toMatchObject({
      ...{ status: 'passed', passed: 4, notRun: [], failures: [], ran: BEGAN },
    });
  });

  test('has failed where one test failed, with its name and suite, whatever others did', () => {
    expect(judge({ [FIRST]: FAILED, [SECOND]: PASSED })).toMatchObject({
      ...{ status: 'failed', failed: 1, failures: [{ suite: FIRST, test: 'opens the menu' }] },
    });
    expect(judge({ [FIRST]: FAILED })?.status).toBe('failed');
    const german = { [FIRST]: PASSED, [`${FIRST} (de)`]: FAILED, [SECOND]: PASSED };
    expect(judge(german)).toMatchObject({
      ...{ status: 'failed', passed: 5, failures: [{ suite: FIRST, test: 'opens the menu' }] },
    });
  });

  test('without results, and one of which every test was skipped, is not run', () => {
    expect(judge({})).toMatchObject({ status: 'not-run', notRun: [FIRST, SECOND] });
    expect(judge({ [FIRST]: SKIPPED, [SECOND]: SKIPPED })).toMatchObject({
      ...{ status: 'not-run', skipped: 2, notRun: [FIRST, SECOND] },
    });
    expect(judge({})).not.toHaveProperty('ran');
  });

  test('of which a suite is missing or was skipped has not passed', () => {
    expect(judge({ [FIRST]: PASSED })).toMatchObject({ status: 'partly', notRun: [SECOND] });
    expect(judge({ [FIRST]: PASSED, [SECOND]: SKIPPED })?.status).toBe('partly');
  });
});

describe('the accessibility statement', () => {
  const describeWith = (...states: readonly Results[string][]) =>
    describeChecks(
      judgeClaims(
        CLAIMS,
        CLAIM_SUITES,
        Object.fromEntries(
          CLAIM_SUITES.axe.flatMap((suite, at) => {
            const state = states[at];
            return state ? [[suite, state] as const] : [];
          }),
        ),
      ).filter(({ id }) => id === 'axe'),
    );

  test('names the day of its checks where all of them passed', () => {
    expect(describeWith(PASSED, PASSED)).toMatchObject({ status: 'passed', checked: BEGAN });
  });

  test('claims nothing where a check failed or did not run', () => {
    for (const states of [[FAILED, PASSED], [PASSED], [SKIPPED, SKIPPED], []])
      expect(describeWith(...states)).not.toHaveProperty('checked');
    expect(describeWith(PASSED).status).toBe('partly');
    expect(describeChecks([]).status).toBe('not-run');
  });
});

test('each figure is reported by a suite behind a claim', () => {
  const texts = Object.values(CLAIM_SUITES)
    .flat()
    .map((file) => readFileSync(file, 'utf8'));
  expect(
    FIGURES.filter((name) => !texts.some((text) => text.includes(`reportFigure('${name}'`))),
  ).toEqual([]);
});
