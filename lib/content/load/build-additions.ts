import type { JsonObject } from '@/lib/openapi/core/types';
import type { DocumentAdditions } from '@/lib/openapi/parse/document-additions';
import type { Site } from '../schemas/site';

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

/** Extensions of a document by `calls` of its entry and `runner.retry` (`lib/openapi/operation/needs` reads them). */
function buildExtensions(entry: Api, { runner }: Pick<Site, 'runner'>): JsonObject {
  const { permission, rateLimit, timeout, sandbox } = entry.calls ?? {};
  const all = {
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

/** What the entry of a document in `content/site.json` adds to it; empty for nothing. */
export function buildDocumentAdditions(entry: Api, site: Pick<Site, 'runner'>): DocumentAdditions {
  const { sandbox, servers = sandbox === undefined ? undefined : [{ url: sandbox }] } = entry;
  const extensions = buildExtensions(entry, site);
  return {
    ...(servers && { servers }),
    ...(Object.keys(extensions).length > 0 && { extensions }),
  };
}
