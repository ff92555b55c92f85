import { MethodBadge } from '@/components/api-reference/parts/method-badge';
import { InlineCode } from '@/components/ui/code/inline-code';
import { PageLink } from '@/components/ui/link/page-link';
import { NewTabLink } from '@/components/ui/link/text-link';
import { getRowName } from '@/lib/openapi/overview/operation-rows';
import { getOperationById } from '@/lib/pages/read-apis';
import { urls } from '@/lib/routes/urls';
import styles from './operation-card.module.css';

/**
 * A link to an operation by its id: `post /sale`.
 * @throws When no document has it; the content check names the file before that.
 */
export function OperationCard({ id, newTab = false }: { id: string; newTab?: boolean }) {
  const found = getOperationById(id);
  if (!found) throw new Error(`No OpenAPI document has the operation "${id}"`);
  const { entry } = found;
  const Link = newTab ? NewTabLink : PageLink;
  return (
    <p className={styles.card}>
      <MethodBadge method={entry.method} />{' '}
      <Link href={urls.operation(entry.group, entry.url)}>{getRowName(entry)}</Link>{' '}
      {entry.isNamed && <InlineCode>{entry.path}</InlineCode>}
    </p>
  );
}
