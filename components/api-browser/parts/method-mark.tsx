import type { Method } from '@/lib/openapi/types';
import { toMethodLabel } from '@/lib/reference/method-label';
import styles from './method-mark.module.css';

type MethodMarkProps = {
  method: Method;
  /** Lists use the short form. */
  short?: boolean;
  /** The provider calls the reader: the method is not the reader's to choose. */
  webhook?: boolean | undefined;
};

/** The method in words, then in colour. The search leaves it out: in an excerpt it reads as a stray word. */
export function MethodMark({ method, short = false, webhook = false }: MethodMarkProps) {
  return (
    <span className={styles.mark} data-method={webhook ? undefined : method} data-pagefind-ignore>
      {toMethodLabel(method, { short, webhook })}
    </span>
  );
}
