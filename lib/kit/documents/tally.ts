import type { Sample } from '@/lib/openapi/core/schema-types';
import type { Verdict } from './validator';

/** A sample that its own schema refuses. */
export type Refusal = {
  readonly operation: string;
  /** Place that the sample is of: `body`, `response 200`, `query limit`. */
  readonly subject: string;
  /** First error of the validator. */
  readonly error: string;
  /** Whether the page says so: the sample was cut, or may not fit its schema. */
  readonly isAnnounced: boolean;
};

/** Samples of one kind, validated against their own schemas. */
export type Tally = {
  total: number;
  valid: number;
  /** Samples whose schema the validator cannot compile. */
  unchecked: number;
  readonly refused: Refusal[];
};

/** Creates a tally of no samples. */
export function createTally(): Tally {
  return { total: 0, valid: 0, unchecked: 0, refused: [] };
}

/** Counts a sample by its verdict. */
export function countSample(
  tally: Tally,
  verdict: Verdict,
  { truncated, refused = [] }: Pick<Sample, 'truncated' | 'refused'>,
  labels: Pick<Refusal, 'operation' | 'subject'>,
): void {
  tally.total += 1;
  if ('problem' in verdict) {
    tally.unchecked += 1;
    return;
  }
  const [error] = verdict.errors;
  if (error === undefined) tally.valid += 1;
  else
    tally.refused.push({
      ...labels,
      error,
      isAnnounced: truncated.length > 0 || refused.length > 0,
    });
}
