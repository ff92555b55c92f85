import type { Method } from '@/lib/openapi/core/types';
import { formatMethod } from '@/lib/openapi/overview/operation-rows';
import styles from './method-badge.module.css';

type MethodBadgeProps = {
  method: Method;
  /** Whether the name is shortened, as in lists. */
  short?: boolean;
  /** Whether the provider makes the call. */
  webhook?: boolean | undefined;
};

/** HTTP method, with a colour; left out of the search, where it would be a stray word. */
export function MethodBadge({ method, short = false, webhook = false }: MethodBadgeProps) {
  return (
    <span className={styles.badge} data-method={webhook ? undefined : method}>
      {formatMethod(method, { short, webhook })}
    </span>
  );
}
