import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSite } from '@/lib/content/read-site';
import { ACCESSIBILITY_CLAIMS } from '@/lib/pages/proof/claims';
import { listPageAges, listWeighedPages } from '@/lib/pages/proof/page-kinds';
import { readClaims } from '@/lib/pages/proof/proof-head';
import { proofFiles } from '@/lib/routes/proof-files';
import { CLAIM_SUITES } from './claim-suites';
import { judgeClaims } from './judge-claims';
import { listHosts, weighPages } from './measure-export';
import type { ClaimResult, Proof } from './proof-schema';
import type { Results } from './results';

/** Builds what the page of an export shows. @param page File of that page. */
export function buildProof(
  root: string,
  basePath: string,
  page: string,
  { stamp, results }: { readonly stamp: string; readonly results: Results },
): Proof {
  const { url, email, accessibilityGaps } = readSite();
  const claims = judgeClaims(readClaims(), CLAIM_SUITES, results);
  return {
    $schema: `${url}${basePath}${proofFiles.schema}`,
    portal: `${url}${basePath}/`,
    sources: stamp,
    claims: [...claims],
    hosts: listHosts(readFileSync(join(root, page), 'utf8')),
    weights: weighPages(root, basePath, listWeighedPages()),
    pages: [...listPageAges()],
    accessibility: {
      ...describeChecks(claims.filter(({ id }) => ACCESSIBILITY_CLAIMS.includes(id))),
      gaps: accessibilityGaps,
      contact: email,
    },
  };
}

/** What the checks say together: one that failed, or did not run, leaves nothing to claim. */
export function describeChecks(
  checks: readonly ClaimResult[],
): Omit<Proof['accessibility'], 'gaps' | 'contact'> {
  const states = new Set(checks.map(({ status }) => status));
  const [only = 'not-run', ...others] = states;
  const status = states.has('failed') ? 'failed' : others.length > 0 ? 'partly' : only;
  const days = checks.flatMap(({ ran }) => ran ?? []).sort();
  const last = days.at(-1);
  return {
    ...{ standard: 'WCAG 2.2 AA', status, checks: checks.map(({ id }) => id) },
    ...(status === 'passed' && last !== undefined && { checked: last }),
  };
}
