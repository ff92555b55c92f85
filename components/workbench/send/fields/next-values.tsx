'use client';

import { offer } from '@/.generated/words/workbench/send';
import { Sentence } from '@/components/ui/sentence';
import { findNextValues } from '@/lib/workbench/send/find-next-values';
import styles from '../send.module.css';

type NextValuesProps = {
  /** Name of the field. */
  name: string;
  /** Its value, which is not offered again. */
  current: string;
  onChoose: (value: string) => void;
};

/** Values of earlier responses that a field may want, each as a button; nothing without one. */
export function NextValues({ name, current, onChoose }: NextValuesProps) {
  return findNextValues(name)
    .filter(({ value }) => value !== current)
    .map(({ name: field, value, operation }) => (
      <button key={value} type="button" className={styles.offer} onClick={() => onChoose(value)}>
        <Sentence text={offer({ field, operation })}>
          <code>{value}</code>
        </Sentence>
      </button>
    ));
}
