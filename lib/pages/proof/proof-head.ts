import * as words from '@/.generated/words/docs/proof';
import { title as searches } from '@/.generated/words/docs/searched-in-vain';
import { readQuestions } from '@/lib/content/read-data';
import { readParts } from '@/lib/content/read-parts';
import type { Part } from '@/lib/content/schemas/parts';
import { PROOF_PATH } from '@/lib/routes/proof-files';
import type { PageHead } from '../metadata';
import { type Claim, CLAIMS } from './claims';

/** Reads title, address and description of the page. */
export function readProofHead(): PageHead {
  return { path: PROOF_PATH, title: words.title, description: words.description };
}

/** Parts of the page, in their order, with what the search finds them by besides their title. */
export const PROOF_PARTS = [
  { id: 'claims', text: words.claimsTitle, also: '' },
  { id: 'measured', text: words.measuredTitle, also: words.hostsTitle },
  { id: 'accessibility', text: words.accessibilityTitle, also: words.gapsTitle },
  { id: 'ages', text: words.agesTitle, also: '' },
  { id: 'searches', text: searches, also: '' },
] as const;

/** Claims that need a part of the portal, which may be empty. */
const NEEDED: Readonly<Partial<Record<Claim, Part>>> = {
  ...{ samples: 'operations', programs: 'operations', sandbox: 'operations' },
  ...{ live: 'operations', workflows: 'workflows' },
};

/** Lists the claims that a portal makes: none about what it does not have. */
export function readClaims(): readonly Claim[] {
  const hasQuestions = Object.keys(readQuestions()).length > 0;
  return CLAIMS.filter((claim) => {
    const part = NEEDED[claim];
    return claim === 'questions' ? hasQuestions : part === undefined || readParts().includes(part);
  });
}
