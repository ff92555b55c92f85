import { needsKeyId } from '@/lib/content/schemas/workbench/placeholders';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { RequestKey } from '@/lib/openapi/request/request-key';
import { CLIENT_KEY } from '@/lib/openapi/request/token-request';
import type { SandboxServer } from './target';

/** What a reader types for a key or the signature of a request, and where it may go. */
export type Secret = {
  /** Name by which it is held: an API base, and a location in requests to it. */
  readonly name: string;
  readonly kind:
    | 'key'
    | 'token'
    | 'user'
    | 'password'
    | 'clientId'
    | 'clientSecret'
    | 'keyId'
    | 'signingSecret'
    | 'privateKey';
  /** Absent for what signs requests. */
  readonly key?: RequestKey;
  /** API base, the only place that it is sent to. */
  readonly base: string;
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

/** Lists what a reader types to sign requests to a sandbox; nothing where they are not signed. */
export function listSigningSecrets({
  own,
  signature,
}: Pick<SandboxServer, 'own' | 'signature'>): readonly Secret[] {
  if (!signature) return [];
  const { algorithm, apis = [] } = signature;
  const kinds = [
    ...(needsKeyId(signature) ? (['keyId'] as const) : []),
    algorithm === 'HMAC' ? ('signingSecret' as const) : ('privateKey' as const),
  ];
  return kinds.map((kind) => ({
    name: `${own} ${['signature', ...apis].join(' ')} ${kind}`,
    kind,
    base: own,
  }));
}

/** Lists what a reader types to send a request: its keys, then what signs it. */
export function listRequestSecrets(
  { keys, signature }: Pick<SampleRequest, 'keys' | 'signature'>,
  server: Pick<SandboxServer, 'own' | 'signature'>,
): readonly Secret[] {
  return [...listSecrets(keys, server.own), ...(signature ? listSigningSecrets(server) : [])];
}
