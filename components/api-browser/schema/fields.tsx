import { toNamedAnchor } from '@/lib/openapi/anchors';
import type { Field } from '@/lib/openapi/schema-types';
import { FieldRow } from './field-row';
import styles from './fields.module.css';
import type { View } from '../state/view';

type FieldsProps = { id: string; fields: readonly Field[]; view: View; depth: number };

/** The properties of one object, in reading order. */
export function Fields({ id, fields, view, depth }: FieldsProps) {
  const { Rows } = view;
  const ids = fields.map(({ name }) => toNamedAnchor(id, name));
  const rows = fields.map((field, index) => (
    <FieldRow
      key={field.name}
      id={ids[index] ?? id}
      name={field.name}
      required={field.required}
      requiredWith={field.requiredWith}
      facts={field.facts}
      schema={field.schema}
      view={view}
      depth={depth}
    />
  ));
  return (
    <ul className={styles.fields}>
      {Rows ? (
        <Rows ids={ids} wait={false}>
          {rows}
        </Rows>
      ) : (
        rows
      )}
    </ul>
  );
}
