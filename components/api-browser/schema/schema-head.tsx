import type { SchemaNode } from '@/lib/openapi/schema-types';
import { FactChips } from './chips';
import { DocsLink } from '../parts/docs-link';
import styles from '../parts/fields.module.css';
import { ProblemList } from '../parts/problem-list';
import { toToldTitle } from './told-title';
import type { View } from '../state/view';

type SchemaHeadProps = {
  node: SchemaNode;
  /** What stands above it already. */
  name?: string;
  view: View;
};

/** What a schema says of itself where its fields stand without a row above them that would say it. */
export function SchemaHead({ node, name, view }: SchemaHeadProps) {
  const { description, facts, deprecated, docs, problems } = node;
  const title = toToldTitle(node, name);
  return (
    <>
      {(facts.length > 0 || deprecated) && (
        <p className={styles.head}>
          <FactChips facts={facts} deprecated={deprecated} noXml={view.noXml} />
        </p>
      )}
      {title !== '' && <p className={styles.text}>{title}</p>}
      {description !== '' && <div className={styles.text}>{view.renderText(description)}</div>}
      <DocsLink docs={docs} base={view.base} />
      <ProblemList problems={problems} />
    </>
  );
}
