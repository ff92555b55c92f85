import { createListeners } from '@/lib/store/listeners';
import type { FollowUp } from './follow-links';

/** Values that a link of a response fills into the form of an operation. */
export type Prefill = Pick<FollowUp, 'parameters' | 'body'> & {
  /** Store name of the document and id of the operation. */
  readonly api: string;
  readonly operation: string;
  /** Number of the press that asked for it, where a request is to be sent again. */
  readonly again?: number;
};

const { subscribe, notify } = createListeners();
/** The link that was followed last, in memory only. */
let prefill: Prefill | undefined;

/** Fills in the form of an operation when its page is shown; `undefined` for none any more. */
export function setPrefill(next: Prefill | undefined): void {
  prefill = next;
  notify();
}

/** Values for the form of an operation; `undefined` for none. */
export function getPrefill(api: string, operation: string): Prefill | undefined {
  return prefill?.api === api && prefill.operation === operation ? prefill : undefined;
}

/** Calls back when it changes. Returns how to unsubscribe. */
export const subscribePrefill = subscribe;

/** Text that a link gives a field; `undefined` for none. */
export function getPrefilledText(
  { parameters }: Prefill,
  { in: location, name }: { readonly in: string; readonly name: string },
): string | undefined {
  const [key] = [`${location}.${name}`, name].filter((one) => Object.hasOwn(parameters, one));
  return key === undefined ? undefined : parameters[key];
}
