import type { SandboxRules } from '@/lib/content/schemas/sandbox/sandbox-rules';
import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import { getOwn, isList } from '@/lib/openapi/core/json';
import { decodeKey } from '@/lib/workbench/signature/read-key';
import { signDelivery } from '@/lib/workbench/signature/sign-delivery';
import type { Sandbox } from './create-sandbox';
import type { SandboxEvent, StoredRecord } from './memory/sandbox-state';
import { getDurationMs } from './memory/time';

/** A request that delivers an event. */
export type EventDelivery = {
  readonly event: SandboxEvent;
  /** Number of this attempt, from 1. */
  readonly attempt: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Who gets events: rules of the provider, how they are signed, and the secret where no webhook was added. */
export type Receiver = {
  readonly rules: SandboxRules['events'];
  /** How events are signed; absent where they are not. */
  readonly signature?: WebhookSignature | undefined;
  readonly secret: string;
  readonly url: string;
};

/** Secret of events where no webhook was added, and `webhook-signature.json` has none that is known. */
const DEFAULT_SECRET = 'sandbox-webhook-secret';

/** Secret that a sandbox signs events with until a webhook is added: the one that the guides verify with. */
export function getSandboxSecret(signature: WebhookSignature | null): string {
  return signature?.known.privateKey ?? signature?.known.secret ?? DEFAULT_SECRET;
}

/**
 * Delivers the events that are due, each once, and again after a failure at the times of `events.retries`. Where webhooks
 * were added to the sandbox, events that none of them names are left out.
 * @param send Sends a request, and gives the status of its response; `undefined` where none came.
 */
export async function deliverEvents(
  sandbox: Sandbox,
  receiver: Receiver,
  send: (delivery: EventDelivery) => Promise<number | undefined>,
): Promise<void> {
  const store = sandbox.getStore();
  const due = store
    .listEvents()
    .filter(({ next }) => next !== undefined && next <= sandbox.getNow());
  for (const event of due) {
    const webhook = findWebhook(sandbox, receiver.rules, event);
    store.planDelivery(event.id, undefined);
    if (webhook === 'none') continue;
    const { headers, body } = await signEvent(receiver, webhook, event);
    const attempt = event.attempts.length + 1;
    const status = await send({ event, attempt, headers, body });
    const at = sandbox.getNow();
    store.addAttempt(event.id, {
      at,
      url: receiver.url,
      headers,
      ...(status === undefined ? {} : { status }),
    });
    const isDelivered = status !== undefined && status >= 200 && status < 300;
    const pause = receiver.rules.retries[attempt - 1];
    if (!isDelivered && pause !== undefined)
      store.planDelivery(event.id, at + getDurationMs(pause));
  }
}

/** Webhook that names an event; `undefined` where none was added, `none` where those that were do not name it. */
function findWebhook(
  sandbox: Sandbox,
  { webhook }: SandboxRules['events'],
  { event }: SandboxEvent,
): StoredRecord | 'none' | undefined {
  const added = webhook ? sandbox.getStore().list(webhook.resource) : [];
  if (!webhook || added.length === 0) return undefined;
  const found = added.find(({ state, fields }) => {
    const events = getOwn(fields, webhook.events);
    const isActive = webhook.state === undefined || state === webhook.state;
    return isActive && (!isList(events) || events.includes(event));
  });
  return found ?? 'none';
}

/** Key that a delivery is signed with: that of the webhook that was added, else the known one; empty for none. */
function getSigningKey(
  { rules, signature, secret }: Receiver,
  webhook: StoredRecord | undefined,
): string {
  if (!signature) return '';
  // A public key verifies and does not sign.
  if (signature.algorithm !== 'HMAC') return signature.known.privateKey === undefined ? '' : secret;
  const own = webhook && rules.webhook && getOwn(webhook.fields, rules.webhook.secret);
  const isKey = typeof own === 'string' && own !== '' && decodeKey(own, signature.key);
  return isKey ? own : secret;
}

/** A delivery as it is sent: media type, and the signature where there is a key. */
async function signEvent(
  receiver: Receiver,
  webhook: StoredRecord | undefined,
  { id, body }: SandboxEvent,
): Promise<Pick<EventDelivery, 'headers' | 'body'>> {
  const media = { 'Content-Type': 'application/json' };
  const text = JSON.stringify(body);
  const { signature, url } = receiver;
  const secret = getSigningKey(receiver, webhook);
  if (!signature || secret === '') return { headers: media, body: text };
  const webhookId = webhook?.id ?? signature.known.webhookId;
  // The time of signing is the machine's: receivers compare it with theirs, however far the clock of the sandbox is.
  const delivery = { id, url, body: text, secret, now: Date.now(), webhookId };
  const signed = await signDelivery(delivery, signature);
  return { headers: { ...media, ...signed.headers }, body: signed.body };
}
