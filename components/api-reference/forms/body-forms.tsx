import { withEach } from '@/.generated/words/reference/nested';
import {
  type BodyForm,
  type BodyForms,
  createFormAnchors,
} from '@/lib/openapi/schema-view/get-body-forms';
import { Deferred } from '../rendering/deferred';
import { SchemaContent } from '../schema/schema-content';
import { SchemaHead } from '../schema/schema-head';
import { describeDiscriminator } from '../schema/schema-summary';
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
        forms={forms.map((one, index) => {
          const { name, label } = one;
          const { at, getAnchor } = createFormAnchors(id, body, index);
          const form = <OneForm {...{ form: one, getAnchor, view }} id={at} />;
          const content = view.lazy ? (
            <Deferred wait={name !== (first ?? forms[0]?.name)}>{form}</Deferred>
          ) : (
            form
          );
          return { name, label, id: at, content };
        })}
      />
      {rest.fields.length > 0 && (
        <p className={styles.beside} data-markdown-ignore>
          {withEach}
        </p>
      )}
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
        <SchemaHead {...{ id, schema, node, view }} name={label} />
      </div>
      <SchemaContent {...{ id, node, getAnchor, view }} name={label} depth={0} />
    </>
  );
}
