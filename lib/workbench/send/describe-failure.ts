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
  const repeat = canRepeat
    ? 'send it again safely'
    : 'find out what happened before you send it again';
  switch (kind) {
    case 'redirect':
      return `${host} answered with a redirect, which was not followed so that your key stays here: correct the address.`;
    case 'timeout':
      return `${host} did not answer within ${toSeconds(ms)} seconds and the outcome is unknown: ${repeat}.`;
    case 'refused':
      return `${host} is up but does not let this page read its answer (CORS), so the request may or may not have been carried out: run the curl command, and paste what it prints.`;
    case 'down':
      return host.startsWith('localhost')
        ? `Nothing answers at ${host}: start the local API host with npm start.`
        : `${host} cannot be reached: check its status page, and whether a firewall or extension blocks it.`;
    case 'broken':
      return `The answer of ${host} broke off and the outcome is unknown: ${repeat}.`;
    case 'offline':
      return 'This device is offline: connect it, then send again.';
    default:
      return kind satisfies never;
  }
}
