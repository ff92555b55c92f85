import type { ReactNode } from 'react';
import { DOCUMENT_LANGUAGE } from '@/.generated/document-language';

/** Text of the provider's documents, marked with its language where the page is in another one (WCAG 2.2 3.1.2). */
export function DocumentText({ children }: { children: ReactNode }) {
  return DOCUMENT_LANGUAGE === undefined ? (
    children
  ) : (
    <div lang={DOCUMENT_LANGUAGE}>{children}</div>
  );
}
