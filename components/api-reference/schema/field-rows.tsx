import styles from '../parts/fields.module.css';
import { ManyRows, type ManyRowsProps } from './many-rows';

type FieldRowsProps = Omit<ManyRowsProps, 'wrap'> & {
  /** Name of the field around them; none where a heading says it. */
  name?: string | undefined;
};

/** List of fields, of which there may be thousands. */
export function FieldRows({ name, ...props }: FieldRowsProps) {
  return (
    <ManyRows
      {...props}
      wrap={(rows) => (
        <ul className={styles.fields} aria-label={name}>
          {rows}
        </ul>
      )}
    />
  );
}
