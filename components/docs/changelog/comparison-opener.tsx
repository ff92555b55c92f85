'use client';

import * as words from '@/.generated/words/docs/comparison';
import { useSearch } from '@/components/api-reference/state/use-search';
import { Heading } from '@/components/ui/heading';
import { ToolOpener } from '@/components/workbench/tool-opener';
import type { NamedReleases } from '@/lib/routes/release-address';
import styles from './release-comparison.module.css';

/** Button of the comparison of two releases; an address that names them opens it at once. */
export function ComparisonOpener({ documents }: { documents: readonly NamedReleases[] }) {
  const search = useSearch();
  const load = async () => {
    const { ReleaseComparison } = await import('./release-comparison');
    return () => <ReleaseComparison documents={documents} />;
  };
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
