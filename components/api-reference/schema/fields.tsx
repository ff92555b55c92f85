import { joinAnchorName } from '@/lib/openapi/core/anchors';
import type { Field } from '@/lib/openapi/core/schema-types';
import type { View } from '../state/view';
import { FieldRow } from './field-row';
import { FieldRows } from './field-rows';

type FieldsProps = {
  id: string;
  /** Name of the field around them. */
  name?: string | undefined;
  fields: readonly Field[];
  view: View;
  depth: number;
};

/** Properties of one object, in reading order. */
export function Fields({ id, name, fields, view, depth }: FieldsProps) {
  const ids = fields.map(({ name }) => joinAnchorName(id, name));
  return (
    <FieldRows {...{ name, ids, view, depth }}>
      {fields.map((field, index) => (
        <FieldRow
          key={field.name}
          id={ids[index] ?? id}
          name={field.name}
          required={field.required}
          requiredWith={field.requiredWith}
          constraints={field.constraints}
          schema={field.schema}
          view={view}
          depth={depth}
        />
      ))}
    </FieldRows>
  );
}
