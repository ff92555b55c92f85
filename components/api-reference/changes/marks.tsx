import { Fragment } from 'react';
import type { ChangeMark } from '@/lib/openapi/compare/change-marks';
import styles from '../schema/field-line.module.css';

/** Marks of what releases brought to an operation, a field or one of its values; nothing without marks. */
export function Marks({ marks }: { marks: readonly ChangeMark[] }) {
  return marks.map(({ text, isNew }, index) => (
    <Fragment key={index}>
      {' '}
      <span className={isNew ? `${styles.chip} ${styles.conditional}` : styles.example}>
        {text}
      </span>
    </Fragment>
  ));
}
