import { useCallback, useEffect, useMemo, useState } from 'react';
import { RUNNER_SETTINGS } from '@/.generated/runner';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { ResponseReview } from '@/lib/workbench/response/compare-response';
import { getPrefilledText, type Prefill } from '@/lib/workbench/response/prefill';
import type { ReceivedResponse } from '@/lib/workbench/response/received-response';
import type { Exchange } from '@/lib/workbench/response/runtime-expression';
import type { BodyError } from '@/lib/workbench/send/check-request-body';
import {
  editRequest,
  fieldKey,
  type FieldTexts,
  getBodyText,
} from '@/lib/workbench/send/edit-request';
import { buildNextAttempt, startAttempts } from '@/lib/workbench/send/json-text';
import type { KeyWay } from '@/lib/workbench/send/key-ways';
import type { SandboxOperation, SendField } from '@/lib/workbench/send/send-fields';

/** An operation that a response leads to, with the address of its page. */
export type SentFollowUp = {
  readonly title: string;
  readonly href: string;
  /** Whether the page that is open shows it: the host may have none of its own. */
  readonly isLive: boolean;
  readonly prefill: Prefill;
};

/** Checks of an operation and its responses against its document. */
export type RequestChecks = {
  /** Ways to authenticate its requests, that of its sample first. */
  readonly ways: readonly KeyWay[];
  readonly checkField: (field: SendField, text: string) => string;
  readonly checkBody: (text: string) => readonly BodyError[];
  readonly review: (received: ReceivedResponse) => ResponseReview;
  /** Operations that a response leads to by the links of its document. */
  readonly follow: (exchange: Exchange) => readonly SentFollowUp[];
};

/** State of a form: its texts and the request that they make. */
export type RequestEdit = {
  readonly request: SampleRequest;
  readonly texts: FieldTexts;
  readonly setField: (key: string, text: string) => void;
  /** Text of the body; `undefined` where the request has none that can be edited. */
  readonly body: string | undefined;
  readonly setBody: (text: string) => void;
  /** Body of the next attempt of this request; `undefined` where it cannot be repeated safely. */
  readonly nextAttempt: string | undefined;
  /** Builds the request with another body. */
  readonly build: (body: string) => SampleRequest;
  /** Makes the body a request of its own, after the last one has ended. */
  readonly startAttempts: () => void;
  /** Status that the local API host is asked for; empty for any. */
  readonly status: string;
  readonly setStatus: (status: string) => void;
};

/** Texts that the fields begin with: those of a link that was followed before those of the page. */
function listFirstTexts({ fields }: SandboxOperation, prefill: Prefill | undefined): FieldTexts {
  return Object.fromEntries(
    fields.map((one) => [fieldKey(one), (prefill && getPrefilledText(prefill, one)) ?? one.first]),
  );
}

/** Request that asks the local API host for a status, by a header that the sample shows. */
function withStatus(request: SampleRequest, status: string): SampleRequest {
  if (status === '') return request;
  return { ...request, headers: [...request.headers, ['Prefer', `code=${status}`]] };
}

/** Request that is authenticated in a way. */
function withKeys(request: SampleRequest, way: KeyWay | undefined): SampleRequest {
  if (!way) return request;
  const { keys, certificate } = way;
  return { ...request, keys, ...(certificate && { certificate }) };
}

const { retry } = RUNNER_SETTINGS;

/** Body that can be repeated safely, where its operation knows how. */
function withRetry({ operation }: SandboxOperation, body: string): string {
  return retry?.operations.includes(operation) ? startAttempts(body, retry, Date.now()) : body;
}

/** Body that the editor begins with; `undefined` for one that cannot be edited. */
function getFirstBody(
  of: SandboxOperation,
  base: SampleRequest,
  prefill?: Prefill,
): string | undefined {
  const text = prefill?.body ?? getBodyText(base.body);
  return text === undefined ? undefined : withRetry(of, text);
}

/**
 * Keeps what a reader types for an operation. A body is edited until another example is chosen.
 * @param base Request of the chosen example.
 * @param prefill What a link fills in.
 * @param way Chosen way to authenticate it; absent for that of the sample.
 * @param onRequest Receives the request after each change; `undefined` at the end.
 */
export function useRequestEdit(
  of: SandboxOperation,
  base: SampleRequest,
  onRequest: (request: SampleRequest | undefined) => void,
  prefill: Prefill | undefined,
  way?: KeyWay,
): RequestEdit {
  const [texts, setTexts] = useState(() => listFirstTexts(of, prefill));
  const [edited, setEdited] = useState(() => ({ base, text: getFirstBody(of, base, prefill) }));
  const [status, setStatus] = useState('');
  // Another example was chosen.
  if (edited.base !== base) setEdited({ base, text: getFirstBody(of, base) });
  const body = edited.text;
  const build = useCallback(
    (text: string | undefined) =>
      withKeys(withStatus(editRequest(of, base, { texts, body: text }), status), way),
    [of, base, texts, status, way],
  );
  const request = useMemo(() => build(body), [build, body]);
  useEffect(() => onRequest(request), [onRequest, request]);
  useEffect(() => () => onRequest(undefined), [onRequest]);
  const setBody = (text: string) => setEdited({ base, text });
  return {
    request,
    texts,
    setField: (key, text) => setTexts((before) => ({ ...before, [key]: text })),
    body,
    setBody,
    nextAttempt: retry && body !== undefined ? buildNextAttempt(body, retry) : undefined,
    build,
    // The text as it is then: more may have been typed while the request was on its way.
    startAttempts: () =>
      setEdited(({ text, ...rest }) => ({
        ...rest,
        text: text === undefined ? undefined : withRetry(of, text),
      })),
    status,
    setStatus,
  };
}

/** Errors of what was typed: of fields by their keys, empty texts for none, and of the body. */
export type RequestErrors = {
  readonly fields: Readonly<Record<string, string>>;
  readonly body: readonly BodyError[];
};

/** Errors where nothing is checked. */
export const NO_ERRORS: RequestErrors = { fields: {}, body: [] };

/** Checks what was typed for an operation. */
export function findRequestErrors(
  checks: RequestChecks,
  { fields }: SandboxOperation,
  { texts, body }: Pick<RequestEdit, 'texts' | 'body'>,
): RequestErrors {
  return {
    fields: Object.fromEntries(
      fields.map((one) => [fieldKey(one), checks.checkField(one, texts[fieldKey(one)] ?? '')]),
    ),
    body: body === undefined ? [] : checks.checkBody(body),
  };
}

/** Number of errors. */
export function countErrors({ fields, body }: RequestErrors): number {
  return Object.values(fields).filter((error) => error !== '').length + body.length;
}
