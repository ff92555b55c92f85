import type { Method } from '@/lib/openapi/types';
import styles from './method-mark.module.css';

const SHORT: Readonly<Partial<Record<Method, string>>> = { delete: 'del', options: 'opt' };

/** The method in words, then in colour. Lists use the short form. */
export function MethodMark({ method, short = false }: { method: Method; short?: boolean }) {
  return (
    <span className={styles.mark} data-method={method}>
      {(short && SHORT[method]) || method}
    </span>
  );
}
