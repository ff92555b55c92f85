import type { SignatureKey } from '@/lib/content/schemas/workbench/request-signature';
import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import { toStandardBase64 } from './changes';
import { decodeBase64, decodeHex, encodeHex, encodeText, getHashLength } from './sign-body';
import { joinBytes } from './signed-string';

type Bytes = Uint8Array<ArrayBuffer>;

/** What stands before an Ed25519 key of 32 bytes: a private one in PKCS #8 (RFC 8410 7). */
const ED25519_PRIVATE_HEAD = decodeHex('302e020100300506032b657004220420');

/** Bytes of a block of PEM; line ends may be written as `\n`. */
function decodePem(text: string): Bytes | undefined {
  const block = /-----BEGIN [A-Z0-9 ]+-----([^-]+)-----END/.exec(
    text.replaceAll(String.raw`\n`, '\n'),
  );
  return decodeBase64(block?.[1]?.replace(/\s/g, '') ?? '');
}

/** First element of DER (X.690), with what it holds and where it ends. */
function readElement(der: Bytes, start: number): { head: number; end: number } {
  const first = der[start + 1] ?? 0;
  const count = first < 128 ? 0 : first & 127;
  const length =
    count === 0
      ? first
      : der.slice(start + 2, start + 2 + count).reduce((sum, byte) => sum * 256 + byte, 0);
  return { head: start + 2 + count, end: start + 2 + count + length };
}

/** Public key of a certificate (RFC 5280 4.1): the seventh field of what is signed, the sixth without a version. */
function getCertificateKey(der: Bytes): Bytes {
  const fields = readElement(der, readElement(der, 0).head);
  let at = fields.head;
  const skipped = der[at] === 0xa0 ? 6 : 5;
  for (let field = 0; field < skipped; field += 1) at = readElement(der, at).end;
  return der.slice(at, readElement(der, at).end);
}

/** Bytes of a secret or a public key as the settings write it; `undefined` for another text. */
export function decodeKey(
  secret: string,
  { encoding, prefix }: WebhookSignature['key'],
): Bytes | undefined {
  const text = secret.startsWith(prefix) ? secret.slice(prefix.length) : secret;
  if (encoding === 'text') return encodeText(secret);
  if (encoding === 'base64') return decodeBase64(toStandardBase64(text));
  if (encoding === 'hex') return decodeHex(text);
  const der = decodePem(secret);
  return der && secret.includes('CERTIFICATE') ? getCertificateKey(der) : der;
}

/** Checks what was signed against a signature. */
export type Verifier = (signature: Bytes, signed: Bytes) => Promise<boolean>;

/** Parameters of an algorithm for WebCrypto: those by which a key is imported, and those of a signature. */
function getParameters({ algorithm, hash }: Omit<SignatureKey, 'key'>) {
  switch (algorithm) {
    case 'RSA': {
      const rsa = { name: 'RSASSA-PKCS1-v1_5', hash };
      return { imported: rsa, used: rsa };
    }
    case 'RSA-PSS':
      // The salt is as long as the hash (RFC 9421 3.3.1).
      return {
        imported: { name: algorithm, hash },
        used: { name: algorithm, saltLength: getHashLength(hash) },
      };
    case 'ECDSA':
      return {
        imported: { name: algorithm, namedCurve: 'P-256' },
        used: { name: algorithm, hash },
      };
    default:
      return { imported: { name: algorithm }, used: { name: algorithm } };
  }
}

/**
 * Creates a function that verifies signatures with a public key.
 * @param key SPKI, or the 32 bytes of an Ed25519 key.
 * @throws where the browser does not know the algorithm, or the key is of another.
 */
export async function createVerifier(settings: WebhookSignature, key: Bytes): Promise<Verifier> {
  const { subtle } = crypto;
  const { imported: parameters, used } = getParameters(settings);
  const format = settings.algorithm === 'Ed25519' && key.length === 32 ? 'raw' : 'spki';
  const imported = await subtle.importKey(format, key, parameters, false, ['verify']);
  return (signature, signed) => subtle.verify(used, imported, signature, signed);
}

/** Bytes of a private key in PKCS #8. @throws where the text is none. */
function decodePrivateKey(secret: string): Bytes {
  const seed = decodeBase64(toStandardBase64(secret.replace(/^[a-z]+_/, '')))?.slice(0, 32);
  const der =
    decodePem(secret) ?? (ED25519_PRIVATE_HEAD && seed && joinBytes([ED25519_PRIVATE_HEAD, seed]));
  if (!der) throw new Error('the private key is no PEM');
  return der;
}

/** Signs bytes. */
type Signer = (signed: Bytes) => Promise<Bytes>;

/**
 * Creates a function that signs with HMAC (RFC 2104).
 * @param key bytes of the secret; an empty one signs nothing.
 */
export async function createSigner(hash: string, key: Bytes): Promise<Signer> {
  const algorithm = { name: 'HMAC', hash };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return async (signed) => new Uint8Array(await crypto.subtle.sign('HMAC', imported, signed));
}

/**
 * Creates a function that signs as the provider does.
 * @param secret the secret, or the private key in PEM (PKCS #8); an Ed25519 key may be its 32 or 64 bytes in Base64.
 * @throws where the key cannot be read.
 */
export async function createProviderSigner(
  settings: SignatureKey,
  secret: string,
): Promise<Signer> {
  const { algorithm, hash, key } = settings;
  if (algorithm === 'HMAC') {
    const bytes = decodeKey(secret, key);
    if (!bytes) throw new Error(`the secret is no ${key.encoding}`);
    return createSigner(hash, bytes);
  }
  const { imported: parameters, used } = getParameters(settings);
  const der = decodePrivateKey(secret);
  const imported = await crypto.subtle.importKey('pkcs8', der, parameters, false, ['sign']);
  return async (signed) => new Uint8Array(await crypto.subtle.sign(used, imported, signed));
}

/**
 * Creates a function that verifies what a secret or private key has signed.
 * @throws where the key cannot be read.
 */
export async function createOwnVerifier(settings: SignatureKey, secret: string): Promise<Verifier> {
  if (settings.algorithm === 'HMAC') {
    const sign = await createProviderSigner(settings, secret);
    return async (signature, signed) => encodeHex(signature) === encodeHex(await sign(signed));
  }
  const { subtle } = crypto;
  const { imported: parameters, used } = getParameters(settings);
  const der = decodePrivateKey(secret);
  const own = await subtle.importKey('pkcs8', der, parameters, true, ['sign']);
  // The public half (RFC 7518 6, RFC 8037 2).
  const { kty, crv, x, y, n, e } = await subtle.exportKey('jwk', own);
  const half = Object.entries({ kty, crv, x, y, n, e }).filter(([, value]) => value !== undefined);
  const key = await subtle.importKey('jwk', Object.fromEntries(half), parameters, false, [
    'verify',
  ]);
  return (signature, signed) => subtle.verify(used, key, signature, signed);
}
