import * as words from '@/.generated/words/signature/reasons';
import { listJsonForms } from './json-forms';
import { encodeText } from './sign-body';

/** Variant that may have been signed or used instead of what was given, and why it differs. */
export type Variant = {
  /** A sentence about what was given; empty for what was given itself. */
  readonly reason: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** Changes by which a body loses the bytes that were signed: editors, shells and logs make them. */
const BODY_CHANGES: readonly (readonly [reason: string, undo: (body: string) => string])[] = [
  [words.lineEndAdded, (body) => body.replace(/(?:\r?\n)+$/, '')],
  [words.markAdded, (body) => body.replace(/^\ufeff/, '')],
  [words.spaceAdded, (body) => body.trim()],
  [words.lineEndMissing, (body) => `${body}\n`],
  [words.crlfMissing, (body) => `${body}\r\n`],
  [words.lfToCrlf, (body) => body.replaceAll('\r\n', '\n')],
  [words.crlfToLf, (body) => body.replace(/\r?\n/g, '\r\n')],
];

/** A body and what may have been signed instead of it, the least change first; each once. */
export function listBodyVariants(body: Uint8Array<ArrayBuffer>): readonly Variant[] {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
  const changes = BODY_CHANGES.map(([reason, undo]) => [undo(text), reason] as const);
  const forms = listJsonForms(text.trim()).flatMap(
    (form) =>
      [
        [form.text, words.rewritten(form.name)],
        [`${form.text}\n`, words.rewrittenWithLineEnd(form.name)],
      ] as const,
  );
  const variants = new Map<string, string>();
  for (const [changed, reason] of [...changes, ...forms])
    if (changed !== text && !variants.has(changed)) variants.set(changed, reason);
  return [
    { reason: '', bytes: body },
    ...[...variants].map(([changed, reason]) => ({ reason, bytes: encodeText(changed) })),
  ];
}
