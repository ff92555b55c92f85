import { readSandboxRules, readTestData, readWebhookSignature } from '@/lib/content/read-data';
import { readSignatures } from '@/lib/content/read-signatures';
import { getSandboxSecret, type Receiver } from '@/lib/sandbox/deliver-events';
import type { LocalContent } from './local-sandbox';

/** Reads what the sandbox knows beside the documents: rules, test data, and how requests are signed; none where the provider has none. */
export function readLocalContent(): LocalContent {
  return { testData: readTestData(), ...readSandboxRules(), ...readSignatures() };
}

/** Reads how events are signed and repeated, for a receiver at an address. */
export function readReceiver(url: string): Receiver {
  const signature = readWebhookSignature();
  const { rules } = readSandboxRules();
  const secret = getSandboxSecret(signature);
  return { rules: rules.events, secret, url, ...(signature ? { signature } : {}) };
}
