import { getFenceTitle } from '@/lib/markdown/rehype-code.mjs';
import type { Parameter } from '@/lib/openapi/core/operation-types';
import { findSampleToken } from '@/lib/openapi/request/token-request';
import {
  findBodyError,
  findMissingParameters,
  findParameterErrors,
  findResponseError,
} from '../requests/check-request';
import { joinRequestFences, parseRequestFence } from '../requests/request-parts';
import { childrenOf, formatPosition, getTextAttributes, type MdxNode } from '../source/mdx-tree';
import type { BodyContext } from './check-words';

/** Fence of a node; `undefined` for a node that is no fence. */
function readFence({ type, lang, meta, value = '' }: MdxNode) {
  if (type !== 'code') return undefined;
  return { language: lang ?? '', title: getFenceTitle(meta), source: value };
}

/** Error of a path parameter without a value, with the way to give it one. */
function describeMissing({ name }: Parameter): string {
  return `the path parameter "${name}" has no value: add \`\`\`yaml with "${name}: …"`;
}

/** Checks what stands inside a `<Request>`, and holds it against the operation that it names. */
export function checkRequest(node: MdxNode, context: BodyContext): void {
  const { report, api } = context;
  const { operation: id = '' } = getTextAttributes(node);
  const found = api?.getOperation(id);
  const fences = childrenOf(node).flatMap((child) => {
    const fence = readFence(child);
    const parts = fence && parseRequestFence(fence);
    const error = parts ? 'error' in parts && parts.error : 'expected only fences inside';
    if (typeof error === 'string') report(formatPosition(child), `<Request>: ${error}`);
    if (!found || !fence) return fence ?? [];
    const own = joinRequestFences([fence]);
    const errors = [
      ...findParameterErrors(found, own),
      ...(own.body === undefined ? [] : [findBodyError(found, own)]),
      ...own.responses.map((response) => findResponseError(found, response)),
    ];
    for (const one of errors)
      if (one !== '') report(formatPosition(child), `<Request> ${id}: ${one}`);
    return fence;
  });
  if (!found) return;
  const parts = joinRequestFences(fences);
  const missing = [
    ...findMissingParameters(found, parts).map(describeMissing),
    ...(parts.body === undefined ? [findBodyError(found, parts)] : []),
  ];
  for (const one of missing)
    if (one !== '') report(formatPosition(node), `<Request> ${id}: ${one}`);
}

/** Checks that an operation of an `<AccessToken>` has a scheme which names the source of its token. */
export function checkToken(node: MdxNode, { report, api }: BodyContext): void {
  const { operation: id = '' } = getTextAttributes(node);
  const found = api?.getOperation(id);
  if (found && !findSampleToken(found.api, found.operation))
    report(
      formatPosition(node),
      `<AccessToken> ${id}: its samples need no token that a request fetches: no scheme of theirs is OAuth 2.0 with client credentials or authorization code, or OpenID Connect. Leave the element out`,
    );
}
