/** Page of proofs. Scripts of every page import `urls.ts`, and none of them needs this address. */
export const PROOF_PATH = '/proof/';

/** Results of tests and measurements as JSON, and the JSON Schema of that. */
export const proofFiles = {
  proof: `${PROOF_PATH}proof.json`,
  schema: `${PROOF_PATH}proof.schema.json`,
} as const;
