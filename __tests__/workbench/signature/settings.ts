import { webhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';

/** How a provider of tests signs: not as the shipped one does. */
export const SETTINGS = webhookSignature.parse({
  header: 'x-shop-signature',
  hash: 'SHA-256',
  encoding: 'base64',
  separator: ',',
  timeField: 'at',
  eventField: 'event',
  maxAgeHours: 72,
  receiver: 'http://localhost:9000/hooks',
  known: {
    secret: 'known-secret',
    body: '{"event":"paid"}',
    signature: 'fOtXnPei2qSNXROHXxSP5qCNOVQ2fl61/Wmk2bhX144=',
  },
});
