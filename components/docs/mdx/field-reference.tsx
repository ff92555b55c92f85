import { fieldsOf } from '@/.generated/words/docs/guides';
import fields from '@/components/api-reference/parts/fields.module.css';
import { EnumValues } from '@/components/api-reference/schema/enum-values';
import { FieldLine } from '@/components/api-reference/schema/field-line';
import { PageLink } from '@/components/ui/link/page-link';
import { ForeignText } from '@/components/ui/markdown/foreign-text';
import { Sentence } from '@/components/ui/sentence';
import { splitFieldPath, splitOnly } from '@/lib/content/source/selection';
import { parseHtml } from '@/lib/markdown/foreign/escape-unknown-tags';
import { findField } from '@/lib/openapi/operation/find-field';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { getOperationById } from '@/lib/pages/read-apis';
import { urls } from '@/lib/routes/urls';
import styles from './field-reference.module.css';

/** One field of an operation, from the OpenAPI document: `post /sale body.card_number`. */
export function FieldReference({ path }: { path: string }) {
  const [operation, anchor] = splitFieldPath(path);
  return <FieldReferenceList operation={operation} only={anchor} />;
}

type FieldReferenceListProps = { operation: string; only: string };

function OperationLink({ id }: { id: string }) {
  const entry = getOperationById(id)?.entry;
  if (!entry) throw new Error(`No OpenAPI document has the operation "${id}"`);
  return <PageLink href={urls.operation(entry.group, entry.url)}>{entry.name}</PageLink>;
}

/** Several fields of one operation, in the order given. */
export function FieldReferenceList({ operation, only }: FieldReferenceListProps) {
  return (
    <figure className={styles.group}>
      <figcaption className={styles.caption}>
        <Sentence text={fieldsOf}>
          <OperationLink id={operation} />
        </Sentence>
      </figcaption>
      <ul className={styles.list}>
        {splitOnly(only).map((anchor) => (
          <FieldItem key={anchor} path={`${operation} ${anchor}`} />
        ))}
      </ul>
    </figure>
  );
}

/**
 * One field, rendered at build from the bundled document.
 * @throws When the field is gone; the content check names the file before that.
 */
function FieldItem({ path }: { path: string }) {
  const [id, anchor] = splitFieldPath(path);
  const operation = getOperationById(id);
  const found = operation && findField(operation.saved.api, id, anchor);
  if (!operation || !found?.ok) throw new Error(`No OpenAPI document has the field "${path}"`);
  const { api } = operation.saved;
  const { group, url } = operation.entry;
  const node = getSchemaNode(api, found.schema);
  const renderText = (text: string) => <ForeignText text={text} parseHtml={parseHtml} />;
  return (
    <li className={fields.field}>
      <div className={fields.head}>
        <PageLink
          className={fields.name}
          href={`${urls.operation(group, url)}#${encodeURI(anchor)}`}
        >
          {found.name}
        </PageLink>{' '}
        <FieldLine name={found.name} required={found.required} node={node} />
      </div>
      {node.description !== '' && <div className={fields.text}>{renderText(node.description)}</div>}
      {node.condition !== '' && (
        <div className={fields.condition}>{renderText(node.condition)}</div>
      )}
      <EnumValues name={found.name} values={node.enum} view={{ api, lazy: false, renderText }} />
    </li>
  );
}
