import styles from '../parts/fields.module.css';
import { ManyRows, type ManyRowsProps } from './many-rows';

type FieldRowsProps = ManyRowsProps & {
  /** Name of the field around them; none where a heading says it. */
  name?: string | undefined;
};

/** List of fields, of which there may be thousands. */
export function FieldRows({ name, ...props }: FieldRowsProps) {
  return (
    <ul className={styles.fields} aria-label={name}>
      <ManyRows {...props} />
    </ul>
  );
}
