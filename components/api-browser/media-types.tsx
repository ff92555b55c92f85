import { toAnchor, toDistinct } from '@/lib/openapi/anchors';
import { readSchema } from '@/lib/openapi/read-schema';
import type { MediaType } from '@/lib/openapi/types';
import { DepthTools } from './depth-tools';
import { FieldRow } from './field-row';
import fields from './fields.module.css';
import styles from './operation-article.module.css';
import { PartLink } from './part-link';
import { ProblemList } from './problem-list';
import { SchemaContent } from './schema-children';
import type { View } from './view';

type MediaTypesProps = { id: string; content: readonly MediaType[]; view: View };

/** Content by media type. JSON alone goes without saying; anything else is named. */
export function MediaTypes({ id, content, view }: MediaTypesProps) {
  const plain = content.length === 1 && content[0]?.name === 'application/json';
  const ids = toDistinct(content.map(({ name }) => toAnchor(id, { kind: 'media', name })));
  return content.map((media, index) => {
    const own = ids[index] ?? id;
    return (
      // The first form's fields go by the body's own anchor, so that only the name has another one.
      <div key={own} id={index === 0 ? undefined : own} data-tree>
        {!plain && (
          <p className={styles.media} id={index === 0 ? own : undefined}>
            <PartLink id={own}>{media.name}</PartLink>
          </p>
        )}
        <MediaContent id={index === 0 ? id : own} media={media} view={view} />
      </div>
    );
  });
}

/** An object's fields directly; a list or a plain value as one row. */
function MediaContent({ id, media, view }: { id: string; media: MediaType; view: View }) {
  if (media.schema.value === undefined) return null;
  const node = readSchema(view.api, media.schema);
  if (node.kind === 'object' || node.kind === 'union')
    return (
      <>
        <ProblemList problems={node.problems} />
        <DepthTools node={node} view={view} />
        <SchemaContent id={id} node={node} view={view} depth={0} />
      </>
    );
  return (
    <>
      <DepthTools node={node} view={view} />
      <ul className={fields.fields}>
        <FieldRow id={id} name="body" placed schema={media.schema} view={view} depth={0} />
      </ul>
    </>
  );
}
