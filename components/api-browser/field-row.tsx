import { readSchema } from '@/lib/openapi/read-schema';
import type { Json, SchemaSource } from '@/lib/openapi/types';
import { Chips } from './chips';
import { EnumValues } from './enum-values';
import styles from './fields.module.css';
import { ProblemList } from './problem-list';
import { SchemaChildren } from './schema-children';
import type { View } from './view';

type FieldRowProps = {
  /** Anchor of the field: `body.customer.first_name`. */
  id: string;
  name: string;
  required: boolean;
  schema: SchemaSource;
  /** The parameter's own words; the schema's when absent. */
  description?: string;
  example?: Json | undefined;
  view: View;
  depth: number;
};

/** A field reads as one line and one sentence: name, type, facts; then what it means. */
export function FieldRow(props: FieldRowProps) {
  const { id, name, required, schema, example, view, depth } = props;
  const node = readSchema(view.api, schema);
  const description = props.description || node.description;
  return (
    <li className={styles.field} id={id}>
      <div className={styles.head}>
        <a className={styles.name} href={`#${encodeURI(id)}`} data-pagefind-weight="5">
          {name}
        </a>{' '}
        <span className={styles.type}>{node.type}</span>{' '}
        <Chips required={required} node={node} example={example} />
      </div>
      {description !== '' && <div className={styles.text}>{view.renderText(description)}</div>}
      <EnumValues values={node.enum} view={view} />
      <ProblemList problems={node.problems} />
      <SchemaChildren id={id} node={node} view={view} depth={depth + 1} />
    </li>
  );
}
