import * as words from '@/.generated/words/docs/breaking';
import { Heading } from '@/components/ui/heading';
import { RecordTable } from '@/components/ui/record-table';
import type { BreakingGroup } from '@/lib/pages/changelog/breaking-view';
import type { PageHead as Head } from '@/lib/pages/metadata';
import prose from '../pages/prose.module.css';
import { ReleaseFrame } from '../pages/release-frame';
import { Sides } from './change-list';
import styles from './release.module.css';

type BreakingPageProps = {
  head: Head;
  groups: readonly BreakingGroup[];
  /** What the provider promises, in sentences. */
  promise: readonly string[];
};

/** What counts as a breaking change: every kind of change with an example, and whom it breaks. */
export function BreakingPage({ head, groups, promise }: BreakingPageProps) {
  const entries = groups.map(({ id, title }) => ({ id, text: title, depth: 2 as const }));
  return (
    <ReleaseFrame {...{ head, entries }}>
      <div className={`${prose.prose} ${styles.intro}`}>
        <p>{words.rule}</p>
        <p>{words.source}</p>
        {promise.length > 0 && <p>{promise.join(' ')}</p>}
      </div>
      {groups.map((group) => (
        <section
          key={group.id}
          className={`${styles.release} ${styles.kinds}`}
          aria-labelledby={group.id}
        >
          <Heading level={2} id={group.id}>
            {group.title}
          </Heading>
          <Changes group={group} />
        </section>
      ))}
    </ReleaseFrame>
  );
}

function Changes({ group: { title, rows } }: { group: BreakingGroup }) {
  return (
    <RecordTable
      label={title}
      columns={[{ name: words.change }, { name: words.senders }, { name: words.readers }]}
      rows={rows.map(({ text, before, after, senders, readers }) => ({
        key: `${text} ${before} ${after}`,
        head: (
          <>
            {text} <Sides before={before} after={after} />
          </>
        ),
        cells: [
          <Verdict key="senders" isBroken={senders} />,
          <Verdict key="readers" isBroken={readers} />,
        ],
      }))}
    />
  );
}

function Verdict({ isBroken }: { isBroken: boolean }) {
  return isBroken ? <span className={styles.breaking}>{words.breaks}</span> : words.goesOn;
}
