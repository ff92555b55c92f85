import styles from '../parts/fields.module.css';
import { ManyRows, type ManyRowsProps } from './many-rows';

type FieldRowsProps = ManyRowsProps & {
  /** Of the field that they are in; none where a heading says it. */
  name?: string | undefined;
};

/** Rows of fields, however many. */
export function FieldRows({ name, ...props }: FieldRowsProps) {
  return (
    <ul className={styles.fields} aria-label={name}>
      <ManyRows {...props} />
    </ul>
  );
}
