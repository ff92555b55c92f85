import { theBody } from '@/.generated/words/reference/fields';
import type { SchemaNode, SchemaSource } from '@/lib/openapi/core/schema-types';
import { distinctTitle } from '@/lib/openapi/schema-view/describe-field';
import { getVisibleExamples } from '@/lib/openapi/schema-view/visible-examples';
import { createRefusalCheck } from '@/lib/openapi/validation/refused-values';
import { getTextDirection } from '@/lib/text/text-direction';
import { truncateText } from '@/lib/text/truncate-name';
import { DocsLink } from '../parts/docs-link';
import styles from '../parts/fields.module.css';
import { ProblemList } from '../parts/problem-list';
import { keepDetails } from '../state/kept-state';
import type { View } from '../state/view';
import { ExampleValues } from './enum-values';
import { ConstraintLine } from './field-line';
import { createReplacementLinks } from './replacement-links';

type SchemaHeadProps = {
  /** Anchor of the schema. */
  id: string;
  schema: SchemaSource;
  node: SchemaNode;
  /** Label that is shown above it. */
  name?: string;
  view: View;
};

/**
 * Constraints, title, description, docs and problems of a schema that has no row of its own, and the
 * examples that it refuses itself, which no sample shows.
 */
export function SchemaHead({ id, schema, node, name, view }: SchemaHeadProps) {
  const { description, constraints, deprecated, docs, problems } = node;
  const title = distinctTitle(node, name);
  const label = name ?? theBody;
  const isRefused = createRefusalCheck(view.api, schema);
  const refused = getVisibleExamples(node, undefined).filter(isRefused);
  return (
    <>
      {(constraints.length > 0 || deprecated) && (
        <div className={styles.head}>
          <ConstraintLine
            name={label}
            {...{ constraints, deprecated }}
            noXml={view.noXml}
            getReplacement={createReplacementLinks(view)}
            kept={keepDetails(view.kept, `${id} words`)}
          />
        </div>
      )}
      {title !== '' && (
        <p className={styles.text} dir={getTextDirection(title)}>
          {truncateText(title)}
        </p>
      )}
      {description !== '' && <div className={styles.text}>{view.renderText(description)}</div>}
      {refused.length > 0 && (
        <div className={styles.refused}>
          <ExampleValues
            id={id}
            name={label}
            examples={refused}
            alone
            isRefused={isRefused}
            noChips
            view={view}
          />
        </div>
      )}
      <DocsLink docs={docs} view={view} />
      <ProblemList problems={problems} kept={keepDetails(view.kept, `${id} problems`)} />
    </>
  );
}
