'use client';

import { useSampleText } from '@/components/ui/code/sample-host';
import type { DocumentFile } from '@/lib/pages/read-apis';
import { formatDocumentName } from '@/lib/plugins/file-size';

type DocumentLinkProps = {
  file: DocumentFile;
  /** Text of the link before its kind and size. */
  text?: string;
};

/**
 * Link to an OpenAPI document on the API of this host's environment, with the size of the bundled copy.
 * `lib/bootstrap/point-samples.ts` leads it there before hydration.
 */
export function DocumentLink({ file, text = 'OpenAPI' }: DocumentLinkProps) {
  return (
    <a href={useSampleText(file.address)} suppressHydrationWarning>
      {formatDocumentName(text, file)}
    </a>
  );
}
