import styles from '../parts/fields.module.css';
import { ManyRows, type ManyRowsProps } from './many-rows';

/** Rows of fields, however many. */
export function FieldList(props: ManyRowsProps) {
  return (
    <ul className={styles.fields}>
      <ManyRows {...props} />
    </ul>
  );
}
