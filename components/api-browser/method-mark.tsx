import type { Method } from '@/lib/openapi/types';
import styles from './method-mark.module.css';

const SHORT: ReadonlyMap<Method, string> = new Map([
  ['delete', 'del'],
  ['options', 'opt'],
]);

type MethodMarkProps = {
  method: Method;
  /** Lists use the short form. */
  short?: boolean;
  /** The provider calls the reader: the method is not the reader's to choose. */
  webhook?: boolean | undefined;
};

/** The method in words, then in colour. */
export function MethodMark({ method, short = false, webhook = false }: MethodMarkProps) {
  if (webhook) return <span className={styles.mark}>event</span>;
  return (
    <span className={styles.mark} data-method={method}>
      {(short && SHORT.get(method)) || method}
    </span>
  );
}
