import type { ReactNode } from 'react';
import { ProviderReference } from '@/components/api-reference/api-reference';
import { ShellSwitch } from '@/components/navigation/shell-switch';
import { getShellOverrides } from '@/lib/pages/shell/shell-overrides';
import { urls } from '@/lib/routes/urls';

export default function ApiLayout({ children }: { children: ReactNode }) {
  return (
    <ProviderReference shell={<ShellSwitch flags={getShellOverrides(`${urls.api}*`)} />}>
      {children}
    </ProviderReference>
  );
}
