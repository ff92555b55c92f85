import { Fragment } from 'react';
import { anchorHref } from '@/lib/openapi/core/anchors';
import { truncateName } from '@/lib/text/truncate-name';
import { getSchemaNode } from '@/lib/openapi/node/schema-node';
import type { Constraint, SchemaNode, SchemaSource } from '@/lib/openapi/core/schema-types';
import type { Example, Json } from '@/lib/openapi/core/types';
import { Chips } from './chips';
import { DocsLink } from '../parts/docs-link';
import { EnumValues, ExampleValues } from './enum-values';
import styles from '../parts/fields.module.css';
import { areNamed, NamedExamples } from './named-examples';
import { ProblemList } from '../parts/problem-list';
import { getVisibleExamples } from './visible-examples';
import { SchemaChildren } from './schema-children';
import { distinctTitle } from './distinct-title';
import type { View } from '../state/view';

type FieldRowProps = {
  /** Anchor of the field: `body.customer.first_name`. */
  id: string;
  name: string;
  /** Of an item of a list: what the list is called. */
  outer?: string | undefined;
  /** Something around the row has its anchor already: the section of a body, a form of a union. */
  anchored?: boolean;
  /** Its name says its type: a form of a union without another name. */
  untyped?: boolean;
  /** Absent where nobody sends it by name: an item of a list, a body. The filter keeps such rows. */
  required?: boolean;
  /** Names of properties that make it required once one of them is sent. */
  requiredWith?: readonly string[] | undefined;
  schema: SchemaSource;
  example?: Json | undefined;
  /** The parameter's own: its named examples, its facts. */
  examples?: readonly Example[];
  constraints?: readonly Constraint[] | undefined;
  deprecated?: boolean;
  view: View;
  depth: number;
};

/** A field reads as one line and one sentence: name, type, facts; then what it means. */
export function FieldRow(props: FieldRowProps) {
  const { id, name, anchored = false, schema, example, view, depth } = props;
  const node = getSchemaNode(view.api, schema);
  const spoken = spokenName(props);
  const required = props.required && !isOtherDirection(node, view.direction);
  const { condition, description } = node;
  const title = distinctTitle(node, name);
  const examples = getVisibleExamples(node, example);
  // Of a parameter or header: no sample shows it whole, and one of a response has none at all.
  const alone = props.examples !== undefined && !areNamed(props.examples);
  // What the document says in words need not be said again.
  const words = condition.split(/[^\w-]+/);
  const others = (props.requiredWith ?? []).filter((other) => !words.includes(other));
  const need = getNeed(required, others.length > 0 || condition !== '');
  return (
    <li className={styles.field} id={anchored ? undefined : id} data-need={need}>
      <div className={styles.head}>
        <a className={styles.name} href={anchorHref(id)} data-pagefind-weight="5">
          {name}
        </a>{' '}
        {!props.untyped && <span className={styles.type}>{node.type}</span>}{' '}
        <Chips
          required={required === true}
          conditional={need === 'conditional'}
          node={node}
          examples={examples}
          constraints={props.constraints}
          deprecated={props.deprecated}
          noXml={view.noXml}
        />
      </div>
      {title !== '' && <p className={styles.text}>{title}</p>}
      {description !== '' && <div className={styles.text}>{view.renderText(description)}</div>}
      {condition !== '' && <div className={styles.condition}>{view.renderText(condition)}</div>}
      {others.length > 0 && <RequiredWith others={others} />}
      <EnumValues name={spoken} values={node.enum} view={view} />
      <ExampleValues name={spoken} {...{ examples, alone, view }} />
      <NamedExamples id={id} name={spoken} examples={props.examples ?? []} view={view} />
      <DocsLink docs={node.docs} base={view.base} />
      <ProblemList problems={node.problems} />
      <SchemaChildren {...{ id, node, schema, view }} name={spoken} depth={depth + 1} />
    </li>
  );
}

/** What the field is called far from where it stands, in a list of buttons. */
function spokenName({ name, outer, view: { responseStatus } }: FieldRowProps): string {
  if (outer !== undefined) return truncateName(`${name} of ${outer}`);
  return truncateName(responseStatus === undefined ? name : `${name} in ${responseStatus}`);
}

/** Whether a field never goes this way (OpenAPI 3.0.3 4.7.24.2): then `required` speaks of the other. */
function isOtherDirection(
  { readOnly, writeOnly }: SchemaNode,
  direction: View['direction'],
): boolean {
  return direction === 'request' ? readOnly : direction === 'response' && writeOnly;
}

/** Names that are listed; of more it says how many. */
const MAX_OTHERS = 8;

function RequiredWith({ others }: { others: readonly string[] }) {
  const more = others.length - MAX_OTHERS;
  return (
    <p className={styles.condition}>
      Required when{' '}
      {others.slice(0, MAX_OTHERS).map((other, index) => (
        <Fragment key={other}>
          {index > 0 && ' or '}
          <code>{other}</code>
        </Fragment>
      ))}{' '}
      {more > 0 && `or one of ${more} more `}is sent.
    </p>
  );
}

/** What the filter above a body's fields goes by; optional fields carry nothing. */
function getNeed(required: boolean | undefined, conditional: boolean): string | undefined {
  if (required === undefined) return 'part';
  if (required) return 'required';
  return conditional ? 'conditional' : undefined;
}
