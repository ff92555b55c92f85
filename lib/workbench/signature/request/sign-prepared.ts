import * as words from '@/.generated/words/workbench/refusals';
import type { RequestSignature } from '@/lib/content/schemas/workbench/request-signature';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { PreparedRequest } from '../../send/prepare-request';
import { canSign } from '../sign-body';
import { type SigningKey, signRequest } from './sign-request';

type Prepared = Extract<PreparedRequest, { ok: true }>;

/** A signed request, for `fetch` and as the sample that shows it; or one sentence on why it is not signed. */
type SignedRequest =
  | { readonly ok: true; readonly prepared: Prepared; readonly sent: SampleRequest }
  | {
      readonly ok: false;
      readonly reason: string;
      /** Whether the key is why. */
      readonly isOfKey: boolean;
    };

/** Signs a prepared request over the very bytes that `fetch` sends. Never throws. */
export async function signPrepared(
  request: SampleRequest,
  { url, init }: Prepared,
  settings: RequestSignature,
  key: Pick<SigningKey, 'secret' | 'keyId'>,
): Promise<SignedRequest> {
  if (!canSign())
    return { ok: false, reason: `${words.needsSecurePage} ${words.nothingSent}`, isOfKey: false };
  const { signature = [] } = request;
  const headers = new Headers(init.headers);
  // Placeholders of the sample.
  for (const [name] of signature) headers.delete(name);
  const body = new Uint8Array(await new Response(init.body ?? '').arrayBuffer());
  const { method = 'GET' } = init;
  const fresh = { now: Date.now(), nonce: crypto.randomUUID() };
  const signed = await signRequest(
    { method, url, headers, body },
    { ...key, ...fresh },
    settings,
  ).catch(() => undefined);
  if (!signed)
    return {
      ok: false,
      reason: words.keyIsNotRead(settings.key.encoding),
      isOfKey: true,
    };
  for (const [name, value] of Object.entries(signed)) headers.set(name, value);
  const others = request.headers.filter((one) => !signature.some(([name]) => name === one[0]));
  return {
    ok: true,
    prepared: { ok: true, url, init: { ...init, headers } },
    sent: { ...request, headers: [...others, ...Object.entries(signed)] },
  };
}
