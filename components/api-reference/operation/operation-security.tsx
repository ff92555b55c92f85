import type { Operation } from '@/lib/openapi/core/types';
import { NO_AUTHENTICATION } from '@/lib/openapi/operation/security-labels';
import styles from '../parts/article.module.css';

/** Security schemes of an operation, the provider's for a webhook; nothing when there are none. */
export function OperationSecurity({ operation }: { operation: Operation }) {
  const { entry, security } = operation;
  if (security.length === 0) return null;
  if (security[0] === NO_AUTHENTICATION)
    return <p className={styles.security}>{NO_AUTHENTICATION}</p>;
  return (
    <p className={styles.security}>
      {entry.webhook ? 'How the provider proves itself' : 'Authentication'}: {security.join(' or ')}
    </p>
  );
}
