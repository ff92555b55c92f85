import type { Sandbox } from '@/lib/content/schemas/sandbox/sandbox';

/** Rules of a sandbox that decides nothing. */
export const NO_RULES: Sandbox = {
  request: {},
  response: {},
  charges: [],
  refusals: {},
  otherwise: {},
  advised: [],
  errors: [],
};
