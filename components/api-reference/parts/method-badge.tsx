import type { Method } from '@/lib/openapi/core/types';
import { formatMethod } from '@/lib/openapi/overview/method-label';
import styles from './method-badge.module.css';

type MethodBadgeProps = {
  method: Method;
  /** Lists use the short form. */
  short?: boolean;
  /** The provider calls the reader: the method is not the reader's to choose. */
  webhook?: boolean | undefined;
};

/** The method in words, then in colour. The search leaves it out: in an excerpt it reads as a stray word. */
export function MethodBadge({ method, short = false, webhook = false }: MethodBadgeProps) {
  return (
    <span className={styles.badge} data-method={webhook ? undefined : method} data-pagefind-ignore>
      {formatMethod(method, { short, webhook })}
    </span>
  );
}
