import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import styles from './plugin-page.module.css';

type PluginSectionProps = { id: string; title: string; children: ReactNode };

/** A section of a plugin's page under a heading with a link. */
export function PluginSection({ id, title, children }: PluginSectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
