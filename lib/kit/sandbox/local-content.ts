import { readSandboxRules, readTestData, readWebhookSignature } from '@/lib/content/read-data';
import { getSandboxSecret, type Receiver } from '@/lib/sandbox/deliver-events';
import type { LocalContent } from './local-sandbox';

/** Reads what the sandbox knows beside the documents: rules, and test data; none where the provider has none. */
export function readLocalContent(): LocalContent {
  return { testData: readTestData(), ...readSandboxRules() };
}

/** Reads how events are signed and repeated, for a receiver at an address. */
export function readReceiver(url: string): Receiver {
  const signature = readWebhookSignature();
  const { rules } = readSandboxRules();
  const secret = getSandboxSecret(signature);
  return { rules: rules.events, secret, url, ...(signature ? { signature } : {}) };
}
