import type { SchemaNode } from '@/lib/openapi/schema-types';
import { FactChips } from './chips';
import { DocsLink } from '../parts/docs-link';
import styles from '../parts/fields.module.css';
import { ProblemList } from '../parts/problem-list';
import type { View } from '../state/view';

/** What a schema says of itself where its fields stand without a row above them that would say it. */
export function SchemaHead({ node, view }: { node: SchemaNode; view: View }) {
  const { description, facts, deprecated, docs, problems } = node;
  return (
    <>
      {(facts.length > 0 || deprecated) && (
        <p className={styles.head}>
          <FactChips facts={facts} deprecated={deprecated} noXml={view.noXml} />
        </p>
      )}
      {description !== '' && <div className={styles.text}>{view.renderText(description)}</div>}
      <DocsLink docs={docs} />
      <ProblemList problems={problems} />
    </>
  );
}
