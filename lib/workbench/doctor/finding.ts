/** How much a finding matters, the worst first: what costs money or fails, what will, and what is good to know. */
export const SEVERITIES = ['error', 'warning', 'note'] as const;
/** One of them. */
export type Severity = (typeof SEVERITIES)[number];

/** Something about one request. */
export type Remark = {
  readonly severity: Severity;
  /** What it is and what to do, in sentences. */
  readonly message: string;
  /** Page that says how; empty for none. */
  readonly href: string;
};

/** The same thing about one or more requests of an operation. */
export type Finding = Remark & {
  /** Name of the operation or event; empty where it is about none. */
  readonly operation: string;
  readonly count: number;
  /** Places of the first of them. */
  readonly places: readonly string[];
};

/** Places of a finding that are named. */
const MAX_PLACES = 5;
/** Findings of a report: a log may have a mistake of its own in each request. */
const MAX_FINDINGS = 300;

/** Collects findings. The same message about an operation is one. */
export class FindingList {
  private readonly found = new Map<string, Finding>();

  add(place: string, operation: string, remarks: readonly Remark[]): void {
    for (const remark of remarks) {
      const key = [remark.severity, operation, remark.message].join('\n');
      const { count = 0, places = [] } = this.found.get(key) ?? {};
      if (count === 0 && this.found.size === MAX_FINDINGS) continue;
      const named = places.length < MAX_PLACES ? [...places, place] : places;
      this.found.set(key, { ...remark, operation, count: count + 1, places: named });
    }
  }

  /** The findings, the worst first, and among these in the order of the file. */
  list(): readonly Finding[] {
    return SEVERITIES.flatMap((one) =>
      [...this.found.values()].filter(({ severity }) => severity === one),
    );
  }
}
