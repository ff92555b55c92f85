import { noAuthentication } from '@/.generated/words/openapi/security';
import * as words from '@/.generated/words/reference/operation';
import { callAnchor } from '@/lib/openapi/core/anchors';
import type { Operation } from '@/lib/openapi/core/operation-types';
import { truncateText } from '@/lib/text/truncate-name';
import styles from '../parts/article.module.css';

/** Most alternatives that are listed; further ones are counted. */
const MAX_LABELS = 50;

/** Security schemes of an operation, the provider's for a webhook; nothing when there are none. */
export function OperationSecurity({ operation }: { operation: Operation }) {
  const { entry, security } = operation;
  if (security.length === 0) return null;
  const props = { id: callAnchor('authentication'), className: styles.security };
  if (security[0] === noAuthentication) return <p {...props}>{noAuthentication}</p>;
  const listed = security.slice(0, MAX_LABELS).map(truncateText).join(words.or);
  const more = security.length - MAX_LABELS;
  const ways = more > 0 ? listed + words.orOneOfMore(more) : listed;
  return (
    <p {...props}>
      {entry.webhook ? words.providerAuthentication(ways) : words.authentication(ways)}
    </p>
  );
}
