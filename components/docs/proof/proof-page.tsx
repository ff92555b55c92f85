import type { ReactNode } from 'react';
import * as words from '@/.generated/words/docs/proof';
import { title as searches } from '@/.generated/words/docs/searched-in-vain';
import { Heading } from '@/components/ui/heading';
import { PageLink } from '@/components/ui/link/page-link';
import { RecordTable } from '@/components/ui/record-table';
import { Sentence } from '@/components/ui/sentence';
import { formatReleaseDay } from '@/lib/openapi/overview/document-info';
import type { PageHead as Head } from '@/lib/pages/metadata';
import type { Claim } from '@/lib/pages/proof/claims';
import type { listPageAges, listWeighedPages, PageAge } from '@/lib/pages/proof/page-kinds';
import { PROOF_PARTS } from '@/lib/pages/proof/proof-head';
import { markSlot } from '@/lib/pages/proof/proof-slots';
import { proofFiles } from '@/lib/routes/proof-files';
import { withBasePath } from '@/lib/routes/urls';
import { SearchedInVain } from '../mdx/data/searched-in-vain';
import prose from '../pages/prose.module.css';
import { ReleaseFrame } from '../pages/release-frame';
import styles from './proof-page.module.css';

type ProofPageProps = {
  head: Head;
  claims: readonly Claim[];
  weighed: ReturnType<typeof listWeighedPages>;
  ages: ReturnType<typeof listPageAges>;
};

const ENTRIES = PROOF_PARTS.map(({ id, text }) => ({ id, text, depth: 2 }) as const);

/**
 * What the portal claims and what tests say of it. Results come after the page is built, so each stands in a place
 * that `lib/kit/build/proof` fills in the export.
 */
export function ProofPage({ head, claims, weighed, ages }: ProofPageProps) {
  return (
    <ReleaseFrame {...{ head, entries: ENTRIES }}>
      <div className={`${prose.prose} ${styles.intro}`}>
        <Slot id="about" />
        <p>
          <Sentence text={words.formats}>
            <a href={withBasePath(proofFiles.proof)}>JSON</a>
            <a href={withBasePath(proofFiles.schema)}>{words.jsonSchema}</a>
          </Sentence>
        </p>
      </div>
      <Part id="claims" title={words.claimsTitle}>
        <Claims claims={claims} />
      </Part>
      <Part id="measured" title={words.measuredTitle}>
        <h3>{words.hostsTitle}</h3>
        <p>{words.hostsText}</p>
        <Slot id="hosts" />
        <h3>{words.weightsTitle}</h3>
        <p>{words.weightsText}</p>
        <Weights weighed={weighed} />
      </Part>
      <Part id="accessibility" title={words.accessibilityTitle}>
        <Slot id="accessibility" />
      </Part>
      <Part id="ages" title={words.agesTitle}>
        <Ages ages={ages} />
      </Part>
      <Part id="searches" title={searches}>
        <SearchedInVain />
      </Part>
    </ReleaseFrame>
  );
}

type PartProps = { id: string; title: string; children: ReactNode };

function Part({ id, title, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** Place that is filled in the export; React leaves it as it is. */
function Slot({ id, text = '' }: { id: string; text?: string }) {
  return (
    <div
      className={styles.slot}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markSlot(id, text) }}
    />
  );
}

function Claims({ claims }: Pick<ProofPageProps, 'claims'>) {
  return (
    <RecordTable
      label={words.claimsTitle}
      columns={[{ name: words.claim }, { name: words.result }, { name: words.tried }]}
      rows={claims.map((claim) => ({
        key: claim,
        head: words.claims[claim],
        cells: [
          <Slot key="result" id={`${claim}-result`} text={words.statuses['not-run']} />,
          <Slot key="tried" id={`${claim}-tried`} />,
        ],
      }))}
    />
  );
}

function Weights({ weighed }: Pick<ProofPageProps, 'weighed'>) {
  return (
    <RecordTable
      label={words.weightsTitle}
      columns={[words.page, words.html, words.styles, words.scripts].map((name) => ({ name }))}
      rows={weighed.map(({ kind, path }) => ({
        key: kind,
        head: <PageLink href={path}>{words.kinds[kind]}</PageLink>,
        cells: (['html', 'styles', 'scripts'] as const).map((part) => (
          <Slot key={part} id={`${kind}-${part}`} />
        )),
      }))}
    />
  );
}

function Ages({ ages }: Pick<ProofPageProps, 'ages'>) {
  const isKnown = ages.some(({ day }) => day !== undefined);
  if (!isKnown) return <p>{words.noAges}</p>;
  return (
    <>
      <p>{words.agesText}</p>
      <RecordTable
        label={words.agesTitle}
        columns={[{ name: words.page }, { name: words.changed }]}
        rows={ages.map((age) => ({
          key: age.path,
          head: <PageLink href={age.path}>{age.title}</PageLink>,
          cells: [<Day key="day" {...age} />],
        }))}
      />
    </>
  );
}

function Day({ day }: PageAge) {
  return day === undefined ? words.unknownAge : <time dateTime={day}>{formatReleaseDay(day)}</time>;
}
