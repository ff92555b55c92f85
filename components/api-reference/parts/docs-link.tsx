import { TextLink } from '@/components/ui/link/text-link';
import { parseWebUrl } from '@/lib/openapi/core/external-docs';
import type { ExternalDocs } from '@/lib/openapi/core/types';
import { resolveDocumentLink } from '@/lib/routes/document-link';
import styles from './article.module.css';

type DocsLinkProps = {
  docs: ExternalDocs | undefined;
  /** Address of a foreign document, which a relative link is relative to. */
  base: string | undefined;
};

/** Link to external docs; nothing without them, or where the address cannot be resolved. */
export function DocsLink({ docs, base }: DocsLinkProps) {
  if (!docs) return null;
  const href = resolveDocumentLink(docs.url, base);
  if (!href.startsWith('/') && parseWebUrl(href) === undefined) return null;
  return (
    <p className={styles.docs}>
      <TextLink href={href} rel="noopener noreferrer nofollow">
        {docs.description || 'Read more'}
      </TextLink>
    </p>
  );
}
