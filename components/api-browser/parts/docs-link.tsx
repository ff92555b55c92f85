import { TextLink } from '@/components/link/text-link';
import type { ExternalDocs } from '@/lib/openapi/types';
import { withoutFormerBase } from '@/lib/reference/former-base';
import styles from './article.module.css';

/** Where a document says that more is written. Nothing where it does not. */
export function DocsLink({ docs }: { docs: ExternalDocs | undefined }) {
  if (!docs) return null;
  return (
    <p className={styles.docs}>
      <TextLink href={withoutFormerBase(docs.url) ?? docs.url} rel="noopener noreferrer nofollow">
        {docs.description || 'Read more'}
      </TextLink>
    </p>
  );
}
