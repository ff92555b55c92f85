import type { ReactNode } from 'react';
import { ApiReference } from '@/components/api-browser/api-browser';
import { BootstrapArticle } from '@/components/api-browser/live/early-article';
import { readApiReferenceSettings } from '@/lib/reference/browser-settings';

export default function ApiLayout({ children }: { children: ReactNode }) {
  return (
    <ApiReference {...readApiReferenceSettings()} bootstrap={<BootstrapArticle />}>
      {children}
    </ApiReference>
  );
}
