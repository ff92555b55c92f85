import * as words from '@/.generated/words/workbench/needs';
import { anchorHref, callAnchor } from '@/lib/openapi/core/anchors';
import type { CallNeed, Operation } from '@/lib/openapi/core/operation-types';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { listNamedSchemes } from '@/lib/openapi/operation/resolve-security';

/** What a call needs that an error of it may lack, with the place on its page that says so. */
export type NeedExplanation = { readonly text: string; readonly href: string };

type ExplainedNeed = {
  readonly kind: CallNeed['kind'];
  readonly sentence: (need: string) => string;
};

/** Needs by the status of a response to a call that lacks them. */
const NEED_BY_STATUS: ReadonlyMap<number, ExplainedNeed> = new Map([
  [403, { kind: 'permission', sentence: words.permission }],
  [409, { kind: 'repeat', sentence: words.repeat }],
  [429, { kind: 'rateLimit', sentence: words.rateLimit }],
]);

/** Ways to authenticate; with a status of 403 those alone that ask for scopes or roles. */
function explainAuthentication(
  api: ApiIndex,
  { security }: Operation,
  status: number,
): NeedExplanation | undefined {
  const schemes = new Set(listNamedSchemes(api).map(({ label }) => label));
  const ways = status === 401 ? security : security.filter((label) => !schemes.has(label));
  if (ways.length === 0) return undefined;
  const text = words.authentication(ways.reduce((scheme, other) => words.or({ scheme, other })));
  return { text, href: anchorHref(callAnchor('authentication')) };
}

/**
 * Explains an error by what its call needs: 401 by the authentication, 403 by the permission, 429 by the rate limit, and
 * 409 by how a repeat is recognised.
 * @returns `undefined` for another status, and where the document does not say it.
 */
export function explainNeed(
  api: ApiIndex,
  operation: Operation,
  status: number,
): NeedExplanation | undefined {
  if (status === 401) return explainAuthentication(api, operation, status);
  const explained = NEED_BY_STATUS.get(status);
  const need = operation.needs.find(({ kind }) => kind === explained?.kind);
  if (!explained || !need)
    return status === 403 ? explainAuthentication(api, operation, status) : undefined;
  const { kind, text, key } = need;
  // A conflict has other reasons where no key tells a repeat from another request.
  if (status === 409 && !key) return undefined;
  const written = key ? text.replace('{}', () => key.name) : text;
  return { text: explained.sentence(written), href: anchorHref(callAnchor(kind)) };
}
