'use client';

import { ToolOpener } from '../tool-opener';

const loadLab = async () => (await import('./signature-lab')).SignatureLab;

/** Button of the signature lab in the guide to webhooks. */
export function SignatureLabOpener() {
  return (
    <ToolOpener
      name="Open the signature lab"
      lead="Body and secret stay in this page: nothing is sent, and nothing is kept."
      load={loadLab}
    />
  );
}
