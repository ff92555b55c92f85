import * as words from '@/.generated/words/workbench/failures';
import type { SendOutcome } from './send-request';

/** An outcome without a response. */
export type Failure = Exclude<SendOutcome, { kind: 'response' }>;

/** Seconds of a time in ms: `70`. */
function toSeconds(ms: number): string {
  return String(Math.round(ms / 1000));
}

/**
 * Describes why there is no response, in one sentence with what to do.
 * @param host Host that the request was for: `localhost:4010`.
 * @param canRepeat Whether a repeat is safe: after a timeout the request may have been carried out.
 */
export function describeFailure({ kind, ms }: Failure, host: string, canRepeat: boolean): string {
  switch (kind) {
    case 'redirect':
      return words.redirect(host);
    case 'timeout':
      return canRepeat
        ? words.timeoutRepeatable({ host, seconds: toSeconds(ms) })
        : words.timeout({ host, seconds: toSeconds(ms) });
    case 'refused':
      return words.refused(host);
    case 'down':
      return host.startsWith('localhost') ? words.localDown(host) : words.down(host);
    case 'broken':
      return canRepeat ? words.brokenRepeatable(host) : words.broken(host);
    case 'offline':
      return words.offline;
    default:
      return kind satisfies never;
  }
}
