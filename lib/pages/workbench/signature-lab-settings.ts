import { readWebhookSignature } from '@/lib/content/read-data';
import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import { getText, isObject } from '@/lib/openapi/core/json';
import { printJson } from '@/lib/openapi/core/print-json';
import { resolveEntryOperation } from '@/lib/openapi/operation/resolve-operation';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { getField } from '@/lib/workbench/signature/signed-string';
import { readOperations } from '../read-apis';

/** A documented event with the first example of its body. */
export type WebhookEvent = {
  /** Name in the body: `checkout_payment_success`. */
  readonly event: string;
  /** Name of its page: `Checkout payment approved`. */
  readonly name: string;
  readonly href: string;
  /** Compact JSON. */
  readonly body: string;
};

/** How webhooks are signed, and the events that a test delivery can be made of. */
export type SignatureLabSettings = {
  readonly signature: WebhookSignature;
  readonly events: readonly WebhookEvent[];
};

/** Events of all documents that have an example, in the order of the documents. */
function readEvents({ eventField, root }: WebhookSignature): readonly WebhookEvent[] {
  return readOperations().flatMap(({ saved, entry }) => {
    const content = entry.webhook && resolveEntryOperation(saved.api, entry)?.requestBody?.content;
    const value = content?.flatMap(({ examples }) => examples)[0]?.value;
    const fields = getField(value, root);
    const event = isObject(fields) ? getText(fields, eventField) : '';
    if (value === undefined || event === '') return [];
    return [{ event, name: entry.name, href: getOperationPath(entry), body: printJson(value) }];
  });
}

/** Reads the settings of the signature lab; `undefined` where the provider has no webhooks. */
export function readSignatureLabSettings(): SignatureLabSettings | undefined {
  const signature = readWebhookSignature();
  return signature ? { signature, events: readEvents(signature) } : undefined;
}
