'use client';

import { API_REFERENCE_SETTINGS } from '@/.generated/api-reference';
import * as words from '@/.generated/words/docs/comparison';
import { useSearch } from '@/components/api-reference/state/use-search';
import { Heading } from '@/components/ui/heading';
import { ToolOpener } from '@/components/workbench/tool-opener';
import styles from './release-comparison.module.css';

const load = async () => (await import('./release-comparison')).ReleaseComparison;

/** Button of the comparison of two releases; an address that names them opens it at once. */
export function ComparisonOpener() {
  const search = useSearch();
  if (API_REFERENCE_SETTINGS.releases.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="compare" data-markdown-ignore="">
      <Heading level={2} id="compare">
        {words.title}
      </Heading>
      <ToolOpener
        name={words.open}
        lead={words.about}
        load={load}
        isWanted={new URLSearchParams(search).has('from')}
      />
    </section>
  );
}
