import { readSchema } from '@/lib/openapi/read-schema';
import type { MediaType } from '@/lib/openapi/types';
import { FieldRow } from './field-row';
import fields from './fields.module.css';
import styles from './operation-article.module.css';
import { ProblemList } from './problem-list';
import { SchemaContent } from './schema-children';
import type { View } from './view';

type MediaTypesProps = { id: string; content: readonly MediaType[]; view: View };

/** Content by media type. JSON alone goes without saying; anything else is named. */
export function MediaTypes({ id, content, view }: MediaTypesProps) {
  const plain = content.length === 1 && content[0]?.name === 'application/json';
  return content.map((media, index) => (
    <div key={media.name}>
      {!plain && <p className={styles.media}>{media.name}</p>}
      <MediaContent id={index === 0 ? id : `${id}-${index + 1}`} media={media} view={view} />
    </div>
  ));
}

/** An object's fields directly; a list or a plain value as one row. */
function MediaContent({ id, media, view }: { id: string; media: MediaType; view: View }) {
  if (media.schema.value === undefined) return null;
  const node = readSchema(view.api, media.schema);
  if (node.kind === 'object' || node.kind === 'union')
    return (
      <>
        <ProblemList problems={node.problems} />
        <SchemaContent id={id} node={node} view={view} depth={0} />
      </>
    );
  return (
    <ul className={fields.fields}>
      <FieldRow id={id} name="body" schema={media.schema} view={view} depth={0} />
    </ul>
  );
}
