/** A request that failed, in words (SPEC 8). `status` is 0 when no answer arrived. */
export class LoadError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'LoadError';
    this.status = status;
  }
}

/**
 * The message of a failed request (SPEC 8): status 0 is 'Check internet connection'; otherwise the
 * status and its text, or 'Server error' when the server gave no text (HTTP/2 never does).
 */
export function describeLoadError(status: number, statusText: string): string {
  if (status === 0) return 'Check internet connection';
  return statusText === '' ? 'Server error' : `${status} ${statusText}`;
}
