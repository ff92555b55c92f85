import type { Claim } from '@/lib/pages/proof/claims';
import type { ClaimResult } from './proof-schema';
import type { Results } from './results';

/**
 * Judges each claim by the results of its suites. One that failed fails the claim; one that is missing, or of which no
 * test ran, is never counted as passed.
 * @param suites Paths of the suites behind each claim.
 */
export function judgeClaims(
  claims: readonly Claim[],
  suites: Readonly<Record<Claim, readonly string[]>>,
  results: Results,
): readonly ClaimResult[] {
  return claims.map((id) => judgeClaim(id, suites[id], results));
}

/** End of the name of a suite that looked at the portal in a further language: ` (de)`. */
const LANGUAGE_MARK = / \([\w-]+\)$/;

function judgeClaim(id: Claim, suites: readonly string[], results: Results): ClaimResult {
  const ran = Object.entries(results).flatMap(([name, result]) => {
    const suite = name.replace(LANGUAGE_MARK, '');
    return suites.includes(suite) ? [{ suite, ...result }] : [];
  });
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    ran.reduce((total, result) => total + result[key], 0);
  const notRun = suites.filter((suite) => {
    const { passed = 0, failed = 0 } = results[suite] ?? {};
    return passed + failed === 0;
  });
  const counts = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  const [last] = ran.map(({ began }) => began).sort((one, other) => other.localeCompare(one, 'en'));
  return {
    id,
    status: getStatus(counts.failed, notRun.length, suites.length),
    ...counts,
    ...(last !== undefined && notRun.length < suites.length && { ran: last }),
    suites: [...suites],
    notRun,
    failures: ran.flatMap(({ suite, failures }) => failures.map((test) => ({ suite, test }))),
    figures: ran.flatMap(({ figures }) => figures),
  };
}

function getStatus(failed: number, notRun: number, suites: number): ClaimResult['status'] {
  if (failed > 0) return 'failed';
  if (notRun === suites) return 'not-run';
  return notRun > 0 ? 'partly' : 'passed';
}
