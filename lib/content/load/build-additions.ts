import type { JsonObject } from '@/lib/openapi/core/types';
import type { DocumentAdditions } from '@/lib/openapi/parse/document-additions';
import { placeholderValue } from '@/lib/openapi/request/parameter-value';
import type { Site } from '../schemas/site';
import type { RequestSignature } from '../schemas/workbench/request-signature';
import { expandSignature } from '../schemas/workbench/signature-template';

type Api = Site['apis'][number];

type Statement = { readonly text?: string; readonly page?: string };

/** Statement as an extension has it; the parts that are absent are left out. */
const toExtension = ({ text, page }: Statement): JsonObject => ({
  ...(text !== undefined && { description: text }),
  ...(page !== undefined && { url: page }),
});

/** How calls are repeated: by the field of the runner, and by what the entry says. */
function buildRepeat({ calls }: Api, runner: Site['runner']): JsonObject {
  const { safe, within, ...statement } = calls?.repeat ?? {};
  const field = runner ? runner.retry?.id : undefined;
  return {
    ...(field !== undefined && { field }),
    ...(safe !== undefined && { safe }),
    ...(within !== undefined && { within }),
    ...toExtension(statement),
  };
}

/** Entry of an API; `undefined` where its requests are not signed. */
export function findRequestSignature(
  signatures: readonly RequestSignature[],
  api: string,
): RequestSignature | undefined {
  return signatures.find(({ apis }) => apis?.includes(api) ?? true);
}

/** How requests are signed: their headers, with placeholders for what a client computes. */
function buildSignature(signature: RequestSignature | undefined): JsonObject {
  if (!signature) return {};
  const { guide } = signature;
  const { headers } = expandSignature(signature);
  const fill = (value: string) =>
    value.replace(/\{([^{}]*)\}/g, (_, name: string) => placeholderValue(name.replace(/:.*/, '')));
  return {
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, fill(value)]),
    ),
    ...(guide !== undefined && { url: guide }),
  };
}

/** Extensions of a document by `calls` of its entry and `runner.retry` (`lib/openapi/operation/needs` reads them). */
function buildExtensions(
  entry: Api,
  { runner }: Pick<Site, 'runner'>,
  signatures: readonly RequestSignature[],
): JsonObject {
  const { permission, rateLimit, timeout, sandbox } = entry.calls ?? {};
  const all = {
    'x-request-signature': buildSignature(findRequestSignature(signatures, entry.id)),
    'x-required-permissions': toExtension(permission ?? {}),
    'x-rate-limit': toExtension(rateLimit ?? {}),
    'x-idempotency': buildRepeat(entry, runner),
    'x-timeout': toExtension(timeout ?? {}),
    'x-sandbox': toExtension(sandbox ?? {}),
  };
  return Object.fromEntries(
    Object.entries(all).filter(([, extension]) => Object.keys(extension).length > 0),
  );
}

/**
 * What content adds to a document; empty for nothing.
 * @param entry Its entry in `content/site.json`.
 * @param signatures How requests are signed, by groups of APIs.
 */
export function buildDocumentAdditions(
  entry: Api,
  site: Pick<Site, 'runner'>,
  signatures: readonly RequestSignature[] = [],
): DocumentAdditions {
  const { sandbox, servers = sandbox === undefined ? undefined : [{ url: sandbox }] } = entry;
  const extensions = buildExtensions(entry, site, signatures);
  return {
    ...(servers && { servers }),
    ...(Object.keys(extensions).length > 0 && { extensions }),
  };
}
