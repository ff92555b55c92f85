import { describeError } from '@/lib/kit/system/run-main';
import type { Sandbox } from '@/lib/sandbox/create-sandbox';
import { type Receiver, deliverEvents, type EventDelivery } from '@/lib/sandbox/deliver-events';

/** Time between two looks at what is due, in ms. */
const PAUSE_MS = 200;
/** Time that a receiver has for its response, in ms. */
const TIMEOUT_MS = 10_000;

/** Says what events are signed with: a secret, which receivers need; a private key is not shown. */
export function describeSecret(secret: string): string {
  return secret.includes('\n') ? '' : `(signed with ${secret})`;
}

/** Sends an event to an address; `undefined` where no response came. */
async function sendEvent(
  url: string,
  { headers, body }: EventDelivery,
): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // A receiver that leads elsewhere is no receiver: events go to the address that was given, and nowhere else.
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal,
      redirect: 'manual',
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

/** Says how an event was delivered: name, attempt, status, headers, and the body where it was asked for. */
function describeDelivery(
  url: string,
  { event, attempt, headers, body }: EventDelivery,
  status: number | undefined,
): string {
  const again = attempt > 1 ? ` (attempt ${attempt})` : '';
  const lines = [
    `${event.id}  ${event.event}${again} → ${url}  ${status ?? 'no response'}`,
    ...Object.entries(headers).map(([name, value]) => `    ${name}: ${value}`),
    `    ${body}`,
  ];
  return lines.join('\n');
}

/**
 * Forwards the events of a sandbox to an address until it is stopped.
 * @param get Gets the sandbox, which may be another after a document has changed.
 * @param print Prints what was delivered.
 */
export function forwardEvents(
  get: () => Sandbox,
  receiver: Receiver,
  print: (text: string) => void,
): () => void {
  const look = () =>
    deliverEvents(get(), receiver, async (delivery) => {
      const status = await sendEvent(receiver.url, delivery);
      print(describeDelivery(receiver.url, delivery, status));
      return status;
    });
  let isBusy = false;
  const lookUnlessBusy = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      await look();
    } catch (error) {
      print(`Events were not sent: ${describeError(error)}`);
    }
    isBusy = false;
  };
  const timer = setInterval(() => void lookUnlessBusy(), PAUSE_MS);
  return () => clearInterval(timer);
}
