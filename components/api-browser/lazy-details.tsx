'use client';

import { type ReactNode, useState } from 'react';
import styles from './disclosure.module.css';

type LazyDetailsProps = {
  className: string | undefined;
  summary: ReactNode;
  open: boolean;
  id: string | undefined;
  render: () => ReactNode;
};

/** A `<details>` whose content is made when it is first opened, and kept from then on. */
export function LazyDetails({ className, summary, open, id, render }: LazyDetailsProps) {
  const [opened, setOpened] = useState(open);
  return (
    <details
      className={className}
      id={id}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      {summary}
      <div className={styles.content}>{opened && render()}</div>
    </details>
  );
}
