import type { ComponentType } from 'react';
import { theRequestBody } from '@/.generated/words/reference/fields';
import { joinAnchorName } from '@/lib/openapi/core/anchors';
import type { Field } from '@/lib/openapi/core/schema-types';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import type { View } from '../state/view';
import type { FieldProps } from './field-row';
import { FieldRows } from './field-rows';

type FieldsProps = {
  /** Row of one field, with the fields inside it, which are such a list again. */
  Row: ComponentType<FieldProps>;
  id: string;
  /** Name of the field around them. */
  name?: string | undefined;
  fields: readonly Field[];
  /** Anchor of a field by its name; by default below `id`. */
  getAnchor?: ((name: string) => string) | undefined;
  view: View;
  depth: number;
};

/** Properties of one object, in reading order. */
export function Fields(props: FieldsProps) {
  const { Row, id, name, fields, view, depth } = props;
  const { getAnchor = (field: string) => joinAnchorName(id, field) } = props;
  const getId = (index: number) => getAnchor(fields[index]?.name ?? '');
  const getSibling = (field: string) =>
    fields.some((one) => one.name === field) ? getAnchor(field) : undefined;
  const renderRow = (index: number) => {
    const field = fields[index];
    return (
      field && (
        <Row
          key={field.name}
          id={getId(index)}
          name={field.name}
          required={field.required}
          requiredWith={field.requiredWith}
          constraints={field.constraints}
          getSibling={getSibling}
          schema={field.schema}
          view={view}
          depth={depth}
        />
      )
    );
  };
  const isFolded = (index: number) => {
    const field = fields[index];
    return field?.required === false && getSchemaNode(view.api, field.schema).deprecated;
  };
  return (
    <FieldRows
      {...{ id, name, getId, renderRow, isFolded, view, depth }}
      of={name ?? view.responseStatus ?? theRequestBody}
      count={fields.length}
      kind="fields"
    />
  );
}
