import type { ReactNode } from 'react';
import { ApiBrowser } from '@/components/api-browser/api-browser';
import { EarlyArticle } from '@/components/api-browser/live/early-article';
import { readBrowserSettings } from '@/lib/reference/browser-settings';

export default function ApiLayout({ children }: { children: ReactNode }) {
  return (
    <ApiBrowser {...readBrowserSettings()} early={<EarlyArticle />}>
      {children}
    </ApiBrowser>
  );
}
