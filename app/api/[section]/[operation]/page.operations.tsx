import { notFound } from 'next/navigation';
import { SavedOperation } from '@/components/api-reference/live/saved-operation';
import { ShellSwitch } from '@/components/navigation/shell-switch';
import { buildMetadata } from '@/lib/pages/metadata';
import { buildOperationHead } from '@/lib/pages/operation-head';
import { getOperation, readOperations } from '@/lib/pages/read-apis';
import { hasSectionPage } from '@/lib/pages/section-groups';
import { getShellOverrides } from '@/lib/pages/shell/shell-overrides';
import { getOperationPath } from '@/lib/routes/operation-paths';
import type { RouteParams } from '../../../route-params';

export const dynamicParams = false;

export function generateStaticParams() {
  return readOperations().map(({ entry }) => ({ section: entry.group, operation: entry.url }));
}

export async function generateMetadata({ params }: RouteParams<'section' | 'operation'>) {
  const { section, operation } = await params;
  const found = getOperation(section, operation);
  if (!found) return {};
  const entries = readOperations().map(({ entry }) => entry);
  return buildMetadata(buildOperationHead(found.entry, entries));
}

export default async function OperationPage({ params }: RouteParams<'section' | 'operation'>) {
  const { section, operation } = await params;
  const found = getOperation(section, operation);
  if (!found) notFound();
  const { saved, entry } = found;
  return (
    <>
      <ShellSwitch flags={getShellOverrides(getOperationPath(entry))} />
      <SavedOperation saved={saved} entry={entry} hasSection={hasSectionPage(section)} />
    </>
  );
}
