'use client';

import { useSampleText } from '@/components/ui/code/sample-host';
import type { DocumentFile } from '@/lib/pages/read-apis';
import { formatFileSize } from '@/lib/plugins/file-size';

type DocumentLinkProps = {
  file: DocumentFile;
  /** Text of the link before its kind and size. */
  text?: string;
};

/** Size without fractions: a live document differs by some bytes. */
const roundToKilobytes = (bytes: number) => Math.round(bytes / 1000) * 1000;

/**
 * Link to an OpenAPI document on the API of this host's environment, with the size of the bundled copy.
 * `lib/bootstrap/point-samples.ts` leads it there before hydration.
 */
export function DocumentLink({ file, text = 'OpenAPI' }: DocumentLinkProps) {
  const { address, bytes } = file;
  return (
    <a href={useSampleText(address)} suppressHydrationWarning>
      {text} ({/\.ya?ml$/.test(address) ? 'YAML' : 'JSON'},{' '}
      {formatFileSize(roundToKilobytes(bytes))})
    </a>
  );
}
