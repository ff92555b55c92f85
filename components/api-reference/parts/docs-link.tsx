import { readMore } from '@/.generated/words/reference/parts';
import { TextLink } from '@/components/ui/link/text-link';
import { parseWebUrl } from '@/lib/openapi/core/external-docs';
import type { ExternalDocs } from '@/lib/openapi/core/types';
import { resolveDocumentLink } from '@/lib/routes/resolve-document-link';
import type { View } from '../state/view';
import styles from './article.module.css';

type DocsLinkProps = {
  docs: ExternalDocs | undefined;
  view: View;
};

/**
 * Target of an address that a document names; `undefined` where it leads nowhere: at build, the address of the document
 * that it is relative to is not known.
 */
export function getDocumentHref(url: string, { links }: View): string | undefined {
  const href = links ? links.resolve(url) : resolveDocumentLink(url, undefined);
  return href?.startsWith('/') || parseWebUrl(href ?? '') !== undefined ? href : undefined;
}

/**
 * Link to external docs; nothing without them. Their words and address where it leads nowhere.
 */
export function DocsLink({ docs, view }: DocsLinkProps) {
  if (!docs) return null;
  const href = getDocumentHref(docs.url, view);
  if (href === undefined)
    return (
      <p className={styles.docs}>
        {docs.description && `${docs.description}: `}
        <code>{docs.url}</code>
      </p>
    );
  return (
    <p className={styles.docs}>
      <TextLink href={href} rel="noopener noreferrer nofollow">
        {docs.description || readMore}
      </TextLink>
    </p>
  );
}
