import { description, title } from '@/.generated/words/docs/proof';
import { readQuestions } from '@/lib/content/read-data';
import { readParts } from '@/lib/content/read-parts';
import type { Part } from '@/lib/content/schemas/parts';
import { PROOF_PATH } from '@/lib/routes/proof-files';
import type { PageHead } from '../metadata';
import { type Claim, CLAIMS } from './claims';

/** Reads title, address and description of the page. */
export function readProofHead(): PageHead {
  return { path: PROOF_PATH, title, description };
}

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
