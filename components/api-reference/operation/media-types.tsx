import { Fragment } from 'react';
import { body as bodyName } from '@/.generated/words/reference/fields';
import { moreMediaTypes } from '@/.generated/words/reference/operation';
import { isObject } from '@/lib/openapi/core/json';
import { isFormMedia, isJsonMedia } from '@/lib/openapi/core/media-type';
import type { MediaType } from '@/lib/openapi/core/operation-types';
import { NO_SCHEMA, type SchemaNode, type SchemaSource } from '@/lib/openapi/core/schema-types';
import { getBodyForms } from '@/lib/openapi/schema-view/get-body-forms';
import { groupMedia, type MediaGroup } from '@/lib/openapi/schema-view/group-media';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { visibleName } from '@/lib/text/visible-name';
import { FormContent } from '../forms/body-forms';
import styles from '../parts/article.module.css';
import fields from '../parts/fields.module.css';
import { PartLink } from '../parts/part-link';
import { Disclosure } from '../rendering/disclosure';
import { DepthTools } from '../schema/depth-tools';
import { ManyRows } from '../schema/many-rows';
import { SchemaContent, SchemaField } from '../schema/schema-content';
import { SchemaHead } from '../schema/schema-head';
import type { View } from '../state/view';

/** Content that the sample beside a body sends at first. */
export type SampledBody = {
  /** Name of the media type. */
  readonly media: string;
  /** Name of the form; absent where the body has none to choose from, or the sample fits none. */
  readonly form: string | undefined;
};

type MediaTypesProps = {
  id: string;
  /** Label of the content's owner: `the request body`, `200`. */
  of: string;
  content: readonly MediaType[];
  /** Sample of a body, whose forms are chosen here. */
  sampled?: SampledBody | undefined;
  view: View;
};

/** Most media types in the open; a button shows the others. */
const MAX_VISIBLE_NAMES = 8;

/** Content by media type, those with one schema together; JSON alone is not named. */
export function MediaTypes({ id, of, content, sampled, view }: MediaTypesProps) {
  const plain = content.length === 1 && content[0]?.name === 'application/json';
  const groups = groupMedia(id, content);
  const renderRow = (index: number) => {
    const { schema = NO_SCHEMA, names = [] } = groups[index] ?? {};
    // Fields of the first group have the body's anchor; only its name has one of its own.
    const anchor = index === 0 ? undefined : names[0]?.id;
    const noXml = names.every(({ name }) => isJsonMedia(name) || isFormMedia(name));
    return (
      <div key={names[0]?.id} id={anchor} data-tree>
        {!plain && <MediaNames id={id} names={names} outerAnchor={anchor} view={view} />}
        <MediaContent
          id={anchor ?? id}
          sampled={names.some(({ name }) => name === sampled?.media) ? sampled : undefined}
          view={{ ...view, noXml }}
          {...{ of, schema }}
        />
      </div>
    );
  };
  return (
    <ManyRows
      {...{ renderRow, view }}
      count={groups.length}
      kind="mediaTypes"
      getId={(index) => groups[index]?.names[0]?.id ?? id}
      wrap={(rows) => rows}
    />
  );
}

type MediaNamesProps = {
  /** Anchor of the body or response. */
  id: string;
  names: MediaGroup['names'];
  /** Anchor of the surrounding element; it must not be repeated. */
  outerAnchor: string | undefined;
  view: View;
};

function MediaNames({ id: root, names, outerAnchor, view }: MediaNamesProps) {
  const renderLinks = (some: MediaGroup['names']) =>
    some.map(({ name, id }, index) => (
      <Fragment key={id}>
        <span className={styles.type} id={id === outerAnchor ? undefined : id}>
          <PartLink id={id}>{visibleName(name)}</PartLink>
          {index < some.length - 1 && ','}
        </span>{' '}
      </Fragment>
    ));
  const rest = names.slice(MAX_VISIBLE_NAMES);
  return (
    <div className={styles.names}>
      <p className={styles.media}>{renderLinks(names.slice(0, MAX_VISIBLE_NAMES))}</p>
      {rest.length > 0 && (
        <Disclosure
          view={view}
          holds={root}
          keep={`${root} media`}
          summary={moreMediaTypes(rest.length)}
          render={() => <p className={styles.media}>{renderLinks(rest)}</p>}
        />
      )}
    </div>
  );
}

/** Whether a body may be another value than the object or one of the forms that follow. */
function isUnusual({ kind, type, additional, fieldCount }: SchemaNode): boolean {
  // `or null`, in any language; after a comma, `null` is one of the forms.
  if (kind !== 'object') return /[^,] null$/.test(type);
  const isMap = fieldCount === 0 && isObject(additional?.value);
  return type !== 'object' && !isMap;
}

/** Type of a body, by its name where it has one: `Profile or null`. */
function formatRootType({ ref, type }: SchemaNode): string {
  return ref === undefined ? type : type.replace(/^object\b/, ref);
}

type MediaContentProps = Pick<MediaTypesProps, 'id' | 'of' | 'sampled' | 'view'> & {
  schema: SchemaSource;
};

/** Fields of an object or union; a list or plain value is one row. */
function MediaContent({ id, of, schema, sampled, view }: MediaContentProps) {
  if (schema.value === undefined) return null;
  const node = getSchemaNode(view.api, schema);
  const body = sampled && getBodyForms(view.api, schema);
  if (node.kind === 'object' || node.kind === 'union')
    return (
      <>
        {isUnusual(node) && (
          <p className={fields.head}>
            <span className={fields.type}>{formatRootType(node)}</span>
          </p>
        )}
        <SchemaHead id={id} schema={schema} node={node} view={view} />
        <DepthTools of={of} node={node} view={view} />
        {body ? (
          <FormContent {...{ id, body, view }} first={sampled?.form} />
        ) : (
          <SchemaContent id={id} node={node} view={view} depth={0} />
        )}
      </>
    );
  return (
    <>
      <DepthTools of={of} node={node} view={view} />
      <ul className={fields.fields}>
        <SchemaField id={id} name={bodyName} anchored schema={schema} view={view} depth={0} />
      </ul>
    </>
  );
}
