import { listJsonForms } from './json-forms';
import { encodeText } from './sign-body';

/** What may have been signed or used instead of what was given, and why it differs. */
export type Variant = {
  /** A sentence about what was given; empty for what was given itself. */
  readonly reason: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** Changes by which a body loses the bytes that were signed: editors, shells and logs make them. */
const BODY_CHANGES: readonly (readonly [reason: string, undo: (body: string) => string])[] = [
  [
    'The body has a line end after it that was not sent.',
    (body) => body.replace(/(?:\r?\n)+$/, ''),
  ],
  [
    'The body begins with a byte order mark that was not sent.',
    (body) => body.replace(/^\ufeff/, ''),
  ],
  ['The body has white space around it that was not sent.', (body) => body.trim()],
  ['A line end after the body was sent, and is missing here.', (body) => `${body}\n`],
  ['A line end (CRLF) after the body was sent, and is missing here.', (body) => `${body}\r\n`],
  [
    'The line ends of the body were LF, and are CRLF here.',
    (body) => body.replaceAll('\r\n', '\n'),
  ],
  [
    'The line ends of the body were CRLF, and are LF here.',
    (body) => body.replace(/\r?\n/g, '\r\n'),
  ],
];

/** A body and what may have been signed instead of it, the least change first; each once. */
export function listBodyVariants(body: Uint8Array<ArrayBuffer>): readonly Variant[] {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
  const changes = BODY_CHANGES.map(([reason, undo]) => [undo(text), reason] as const);
  const forms = listJsonForms(text.trim()).flatMap((form) => {
    const reason = `The body was parsed and written anew. What was signed is ${form.name}`;
    return [
      [form.text, `${reason}.`],
      [`${form.text}\n`, `${reason}, with a line end after it.`],
    ] as const;
  });
  const variants = new Map<string, string>();
  for (const [changed, reason] of [...changes, ...forms])
    if (changed !== text && !variants.has(changed)) variants.set(changed, reason);
  return [
    { reason: '', bytes: body },
    ...[...variants].map(([changed, reason]) => ({ reason, bytes: encodeText(changed) })),
  ];
}
