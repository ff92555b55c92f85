import type { ReactNode } from 'react';
import { ApiReference } from '@/components/api-reference/api-reference';
import { BootstrapArticle } from '@/components/api-reference/live/bootstrap-article';
import { ShellSwitch } from '@/components/navigation/shell-switch';
import { readApiReferenceSettings } from '@/lib/pages/api-reference-settings';
import { getShellOverrides } from '@/lib/pages/shell-overrides';
import { urls } from '@/lib/routes/urls';

export default function ApiLayout({ children }: { children: ReactNode }) {
  return (
    <ApiReference
      {...readApiReferenceSettings()}
      shell={<ShellSwitch flags={getShellOverrides(`${urls.api}*`)} />}
      bootstrap={<BootstrapArticle />}
    >
      {children}
    </ApiReference>
  );
}
