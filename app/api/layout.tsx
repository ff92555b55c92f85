import type { ReactNode } from 'react';
import { ApiReference } from '@/components/api-reference/api-reference';
import { BootstrapArticle } from '@/components/api-reference/live/bootstrap-article';
import { readApiReferenceSettings } from '@/lib/pages/api-reference-settings';

export default function ApiLayout({ children }: { children: ReactNode }) {
  return (
    <ApiReference {...readApiReferenceSettings()} bootstrap={<BootstrapArticle />}>
      {children}
    </ApiReference>
  );
}
