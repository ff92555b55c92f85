import type { SchemaNode } from '@/lib/openapi/core/schema-types';
import { truncateText } from '@/lib/text/truncate-name';
import { DocsLink } from '../parts/docs-link';
import styles from '../parts/fields.module.css';
import { ProblemList } from '../parts/problem-list';
import type { View } from '../state/view';
import { ConstraintChips } from './chips';
import { distinctTitle } from './distinct-title';

type SchemaHeadProps = {
  node: SchemaNode;
  /** Label that is shown above it. */
  name?: string;
  view: View;
};

/** Constraints, title, description, docs and problems of a schema that has no row of its own. */
export function SchemaHead({ node, name, view }: SchemaHeadProps) {
  const { description, constraints, deprecated, docs, problems } = node;
  const title = distinctTitle(node, name);
  return (
    <>
      {(constraints.length > 0 || deprecated) && (
        <p className={styles.head}>
          <ConstraintChips constraints={constraints} deprecated={deprecated} noXml={view.noXml} />
        </p>
      )}
      {title !== '' && <p className={styles.text}>{truncateText(title)}</p>}
      {description !== '' && <div className={styles.text}>{view.renderText(description)}</div>}
      <DocsLink docs={docs} view={view} />
      <ProblemList problems={problems} />
    </>
  );
}
