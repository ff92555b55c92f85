/** Location of the reader's key in a request, which itself never holds the key. */
export type RequestKey =
  /** HTTP Basic: user name and password, or the key as the user name with an empty password. */
  (
    | { readonly in: 'basic'; readonly password?: true }
    /** Header with `before` in front of the key: `Bearer `. */
    | { readonly in: 'header'; readonly name: string; readonly before: string }
    | { readonly in: 'cookie'; readonly name: string }
    | { readonly in: 'query'; readonly name: string }
  ) & {
    /** Environment variable of the key, where a request has several. Default `SANDBOX_KEY`. */
    readonly variable?: string;
  };

/** Whether a key is a user name with a password. */
export function hasPassword(key: RequestKey): boolean {
  return key.in === 'basic' && key.password === true;
}

/** Environment variable that a key, or the user name of HTTP Basic, is read from. */
export function getKeyVariable(key: RequestKey): string {
  return key.variable ?? (hasPassword(key) ? 'SANDBOX_USER' : 'SANDBOX_KEY');
}

/** Environment variable that the password of HTTP Basic is read from. */
export function getPasswordVariable({ variable }: RequestKey): string {
  return variable === undefined ? 'SANDBOX_PASSWORD' : `${variable}_PASSWORD`;
}

/** Environment variables of a request, in the order of its keys. */
export function listKeyVariables(keys: readonly RequestKey[]): readonly string[] {
  return keys.flatMap((key) => [
    getKeyVariable(key),
    ...(hasPassword(key) ? [getPasswordVariable(key)] : []),
  ]);
}
