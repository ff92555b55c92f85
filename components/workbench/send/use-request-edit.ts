import { useMemo, useState } from 'react';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { BodyError } from '@/lib/workbench/send/check-body';
import {
  editRequest,
  fieldKey,
  type FieldTexts,
  getBodyText,
} from '@/lib/workbench/send/edit-request';
import type { SandboxOperation, SendField } from '@/lib/workbench/send/send-fields';

/** Checks of an operation against its document. */
export type RequestChecks = {
  readonly checkField: (field: SendField, text: string) => string;
  readonly checkBody: (text: string) => readonly BodyError[];
};

/** What a form shows: its texts and the request that they make. */
export type RequestEdit = {
  readonly request: SampleRequest;
  readonly texts: FieldTexts;
  readonly setField: (key: string, text: string) => void;
  /** Text of the body; `undefined` where the request has none that can be edited. */
  readonly body: string | undefined;
  readonly setBody: (text: string) => void;
  /** Status that the local API host is asked for; empty for any. */
  readonly status: string;
  readonly setStatus: (status: string) => void;
};

/** Texts that the fields begin with: examples of required parameters. */
function listFirstTexts({ fields }: SandboxOperation): FieldTexts {
  const required = fields.filter((one) => one.required);
  return Object.fromEntries(required.map((one) => [fieldKey(one), one.example]));
}

/** Request that asks the local API host for a status, by a header that the sample shows. */
function withStatus(request: SampleRequest, status: string): SampleRequest {
  if (status === '') return request;
  return { ...request, headers: [...request.headers, ['Prefer', `code=${status}`]] };
}

/**
 * Keeps what a reader types for an operation. A body is edited until another example is chosen.
 * @param base Request of the chosen example.
 */
export function useRequestEdit(of: SandboxOperation, base: SampleRequest): RequestEdit {
  const [texts, setTexts] = useState(() => listFirstTexts(of));
  const [edited, setEdited] = useState<{ readonly base: SampleRequest; readonly text: string }>();
  const [status, setStatus] = useState('');
  const body = edited?.base === base ? edited.text : getBodyText(base.body);
  const request = useMemo(
    () => withStatus(editRequest(of, base, { texts, body }), status),
    [of, base, texts, body, status],
  );
  return {
    request,
    texts,
    setField: (key, text) => setTexts((before) => ({ ...before, [key]: text })),
    body,
    setBody: (text) => setEdited({ base, text }),
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
