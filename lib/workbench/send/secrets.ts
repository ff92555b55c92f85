import { nameKeyVariable, type RequestKey } from '@/lib/openapi/request/request-key';

/** What a reader types for a key of a request, and where it may go. */
export type Secret = {
  /** Name by which it is held: an API base, and a location in requests to it. */
  readonly name: string;
  readonly kind: 'key' | 'token' | 'user' | 'password' | 'clientId' | 'clientSecret';
  readonly key: RequestKey;
  /** API base, the only place that it is sent to. */
  readonly base: string;
};

/** Credentials of an OAuth 2.0 client at its token endpoint (RFC 6749 2.3.1). */
export const CLIENT_KEY: RequestKey = {
  in: 'basic',
  variable: nameKeyVariable('CLIENT_ID'),
  password: nameKeyVariable('CLIENT_SECRET'),
};

/** Whether a key is a user name with a password. */
export function hasPassword(key: RequestKey): boolean {
  return key.in === 'basic' && key.password !== undefined;
}

function listKinds(key: RequestKey): readonly Secret['kind'][] {
  if (key === CLIENT_KEY) return ['clientId', 'clientSecret'];
  if (key.in === 'cookie') return [];
  if (hasPassword(key)) return ['user', 'password'];
  return key.in === 'header' && key.before !== '' ? ['token'] : ['key'];
}

/**
 * Lists what a reader types for the keys of a request, each once; nothing for a cookie, which no page can send.
 * Another API base or location has secrets of its own.
 */
export function listSecrets(keys: readonly RequestKey[], base: string): readonly Secret[] {
  const all = keys.flatMap((key) =>
    listKinds(key).map((kind): readonly [string, Secret] => {
      const place = key.in === 'basic' ? '' : ` ${key.name.toLowerCase()}`;
      const name = `${base} ${key.in}${place} ${kind}`;
      return [name, { name, kind, key, base }];
    }),
  );
  return [...new Map(all).values()];
}
