/** A response of an API as the reader received it. */
export type ReceivedResponse = {
  /** Three digits; 0 where only a body was received. */
  readonly status: number;
  /** Names and values in the order of arrival; a name may be there twice. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Text as it came; empty for none. */
  readonly body: string;
};

/** Value of the first header with a name in any case; `undefined` for none. */
export function getHeader({ headers }: ReceivedResponse, name: string): string | undefined {
  return headers.find(([one]) => one.toLowerCase() === name.toLowerCase())?.[1];
}
