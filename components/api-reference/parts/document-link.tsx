'use client';

import { useSampleText } from '@/components/ui/code/sample-host';
import type { DocumentFile } from '@/lib/pages/read-apis';
import { formatFileSize } from '@/lib/plugins/file-size';

type DocumentLinkProps = {
  file: DocumentFile;
  /** Text of the link before its kind and size; absent where its column says what it is. */
  text?: string;
};

/**
 * Link to an OpenAPI document on the API of this host's environment, with the size of the bundled copy.
 * `lib/bootstrap/point-samples.ts` leads it there before hydration.
 */
export function DocumentLink({ file, text = '' }: DocumentLinkProps) {
  const { address, bytes } = file;
  const kind = `JSON, ${formatFileSize(bytes)}`;
  return (
    <a href={useSampleText(address)} suppressHydrationWarning>
      {text === '' ? kind : `${text} (${kind})`}
    </a>
  );
}
