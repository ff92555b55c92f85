import { DOCUMENT_LANGUAGE } from '@/.generated/document-language';
import { fieldsOf } from '@/.generated/words/docs/guides';
import styling from '@/components/api-reference/parts/fields.module.css';
import { EnumValues } from '@/components/api-reference/schema/enum-values';
import { FieldLine } from '@/components/api-reference/schema/field-line';
import { PageLink } from '@/components/ui/link/page-link';
import { DocumentText } from '@/components/ui/markdown/document-text';
import { ForeignText } from '@/components/ui/markdown/foreign-text';
import { Sentence } from '@/components/ui/sentence';
import { parseHtml } from '@/lib/markdown/foreign/escape-unknown-tags';
import type { ApiIndex } from '@/lib/openapi/core/types';
import {
  type FieldList,
  type ListedField,
  readField,
  readFieldList,
} from '@/lib/pages/guide/field-list';
import styles from './field-reference.module.css';

/** One field of an operation, from the OpenAPI document: `post /sale body.card_number`. */
export function FieldReference({ path }: { path: string }) {
  return <Fields list={readField(path)} />;
}

type FieldReferenceListProps = { operation: string; only: string };

/** Several fields of one operation, in the order given. */
export function FieldReferenceList({ operation, only }: FieldReferenceListProps) {
  return <Fields list={readFieldList(operation, only)} />;
}

function Fields({ list: { operation, api, fields } }: { list: FieldList }) {
  return (
    <figure className={styles.group}>
      <figcaption className={styles.caption}>
        <Sentence text={fieldsOf}>
          <PageLink href={operation.href}>{operation.name}</PageLink>
        </Sentence>
      </figcaption>
      <ul className={styles.list}>
        {fields.map((field) => (
          <FieldItem key={field.href} api={api} field={field} />
        ))}
      </ul>
    </figure>
  );
}

/** One field, rendered at build from the bundled document. */
function FieldItem({ api, field }: { api: ApiIndex; field: ListedField }) {
  const { name, href, required, node } = field;
  const renderText = (text: string) => (
    <DocumentText language={DOCUMENT_LANGUAGE}>
      <ForeignText text={text} parseHtml={parseHtml} />
    </DocumentText>
  );
  return (
    <li className={styling.field}>
      <div className={styling.head}>
        <PageLink className={styling.name} href={href}>
          {name}
        </PageLink>{' '}
        <FieldLine name={name} required={required} node={node} />
      </div>
      {node.description !== '' && (
        <div className={styling.text}>{renderText(node.description)}</div>
      )}
      {node.condition !== '' && (
        <div className={styling.condition}>{renderText(node.condition)}</div>
      )}
      <EnumValues
        id={href}
        name={name}
        values={node.enum}
        view={{ api, lazy: false, renderText }}
      />
    </li>
  );
}
