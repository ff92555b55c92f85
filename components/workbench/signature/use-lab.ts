import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import type { SignatureLabSettings } from '@/lib/pages/workbench/signature-lab-settings';
import { describeAge, type EventAge } from '@/lib/workbench/signature/event-age';
import { encodeText } from '@/lib/workbench/signature/sign-body';
import { type Verification, verifySignature } from '@/lib/workbench/signature/verify-signature';

/** A file with the body as it was received. */
export type BodyFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** Finding of the lab. */
export type LabResult = {
  readonly verification: Verification;
  readonly age: EventAge | undefined;
  /** Whether the body is a file, whose bytes are those that arrived. */
  readonly isFile: boolean;
};

/** Field of one line, or of several. */
export type LineField = HTMLInputElement & HTMLTextAreaElement;

/** Headers of the known answer: the value alone where there is one header. */
export function printKnownHeaders({ header, headers, known }: WebhookSignature): string {
  const values = Object.entries(headers).map(
    ([name, place]) =>
      `${place}: ${Object.entries(known.headers ?? {}).find(([one]) => one === name)?.[1] ?? ''}`,
  );
  return values.length === 0
    ? known.signature
    : [...values, `${header}: ${known.signature}`].join('\n');
}

/**
 * Fields and result of the signature lab. The fields are read when they are needed, and emptied when the page is left:
 * a page that the browser keeps for "back" would keep them.
 */
export function useLab({ signature, events }: SignatureLabSettings) {
  const body = useRef<HTMLTextAreaElement>(null);
  const header = useRef<LineField>(null);
  const secret = useRef<LineField>(null);
  const formerSecret = useRef<LineField>(null);
  const url = useRef<LineField>(null);
  const webhookId = useRef<LineField>(null);
  const [file, setFile] = useState<BodyFile>();
  const [result, setResult] = useState<LabResult>();
  const clearResult = () => setResult(undefined);
  const setFields = (...texts: readonly string[]) => {
    for (const [index, { current }] of [
      header,
      secret,
      formerSecret,
      body,
      url,
      webhookId,
    ].entries())
      if (current) current.value = texts[index] ?? '';
    setFile(undefined);
    clearResult();
  };
  const forget = () => setFields();
  const leave = useEffectEvent(forget);
  useEffect(() => {
    const onLeave = () => leave();
    addEventListener('pagehide', onLeave);
    return () => removeEventListener('pagehide', onLeave);
  }, []);
  const verify = async () => {
    const bytes = file?.bytes ?? encodeText(body.current?.value ?? '');
    const verification = await verifySignature(
      {
        body: bytes,
        header: header.current?.value ?? '',
        values: { url: url.current?.value.trim(), webhookId: webhookId.current?.value.trim() },
        secrets: [secret, formerSecret].map(({ current }) => current?.value ?? ''),
      },
      signature,
      events,
    );
    const age = describeAge(bytes, signature, Date.now(), verification.time);
    setResult({ verification, age, isFile: file !== undefined });
  };
  return {
    ...{ body, header, secret, formerSecret, url, webhookId, file, result, clearResult, forget },
    setFile: (next: BodyFile | undefined) => {
      setFile(next);
      clearResult();
    },
    verify: () => void verify(),
    fillKnown: () => {
      const { known } = signature;
      const { secret: key, body: text, url: address = '', webhookId: webhook = '' } = known;
      setFields(printKnownHeaders(signature), key, '', text, address, webhook);
    },
    getSecret: () => secret.current?.value ?? '',
  };
}
