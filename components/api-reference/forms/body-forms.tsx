import { type BodyForm, type BodyForms, createFormAnchors } from '@/lib/openapi/node/body-forms';
import { describeDiscriminator, SchemaContent } from '../schema/schema-children';
import { SchemaHead } from '../schema/schema-head';
import type { View } from '../state/view';
import { FormChoice } from './form-choice';
import styles from './form-choice.module.css';

type FormContentProps = {
  /** Anchor of the body. */
  id: string;
  body: BodyForms;
  /** Name of the form that the first sample has. */
  first: string | undefined;
  view: View;
};

/**
 * Fields of a body with forms that exclude each other: the choice of a form with its fields, then
 * what stands beside each form.
 */
export function FormContent({ id, body, first, view }: FormContentProps) {
  const { forms, rest } = body;
  return (
    <>
      <FormChoice
        first={first}
        lazy={view.lazy}
        forms={forms.map((form, index) => {
          const { name, label } = form;
          const { at, getAnchor } = createFormAnchors(id, body, index);
          const holds = form.node.fields.map((field) => getAnchor(field.name));
          const content = <OneForm form={form} id={at} getAnchor={getAnchor} view={view} />;
          return { name, label, id: at, holds, content };
        })}
      />
      {rest.fields.length > 0 && <p className={styles.beside}>With each of them</p>}
      <SchemaContent id={id} node={rest} chosen={forms.length} view={view} depth={0} />
    </>
  );
}

type OneFormProps = {
  form: BodyForm;
  id: string;
  getAnchor: (name: string) => string;
  view: View;
};

/** Head of a form, then its fields. */
function OneForm({ form, id, getAnchor, view }: OneFormProps) {
  const { label, schema, discriminator, node } = form;
  return (
    <>
      <div className={styles.head}>
        {discriminator && <code>{describeDiscriminator(discriminator)}</code>}
        <SchemaHead schema={schema} node={node} name={label} view={view} />
      </div>
      <SchemaContent {...{ id, node, getAnchor, view }} name={label} depth={0} />
    </>
  );
}
