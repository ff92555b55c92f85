import type { ReactNode } from 'react';
import * as fields from '@/.generated/words/reference/fields';
import * as words from '@/.generated/words/reference/nested';
import { TextLink } from '@/components/ui/link/text-link';
import { Sentence } from '@/components/ui/sentence';
import { joinAnchor } from '@/lib/openapi/core/anchors';
import { getRef } from '@/lib/openapi/core/resolve';
import type { SchemaNode, SchemaSource, Variant } from '@/lib/openapi/core/schema-types';
import { hasInlineFields, listSubschemas } from '@/lib/openapi/schema/subschemas';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { truncateName } from '@/lib/text/truncate-name';
import styles from '../parts/fields.module.css';
import { Disclosure } from '../rendering/disclosure';
import { STATIC_DEPTH, type View } from '../state/view';
import { type FieldProps, FieldRow, type NestedProps } from './field-row';
import { Fields } from './fields';
import { ManyRows } from './many-rows';
import { SchemaHead } from './schema-head';
import { describeDiscriminator, summarizeSchema } from './schema-summary';

type SchemaProps = {
  id: string;
  name?: string | undefined;
  node: SchemaNode;
  view: View;
  depth: number;
};

/** Field as a row, with the fields inside it. */
export function SchemaField(props: FieldProps) {
  return <FieldRow {...props} renderNested={renderNested} />;
}

const renderNested = (props: NestedProps) => <SchemaChildren {...props} />;

/** Fields, items and variants inside a field, behind a button; nothing when there are none. */
function SchemaChildren({ id, name, node, schema, view, depth }: NestedProps) {
  if (node.cyclic) return <Repeated {...{ id, name, node, schema, view, depth }} />;
  const summary = summarizeSchema(node, view);
  if (summary === undefined) return null;
  if (isTooDeep(view, depth)) return <Deeper id={id} summary={summary} view={view} />;
  return (
    <Disclosure
      view={view}
      holds={id}
      summary={summary}
      of={name}
      render={() => <SchemaContent {...{ id, name, node, view, depth }} />}
    />
  );
}

function isTooDeep({ lazy, depth: max = STATIC_DEPTH }: View, depth: number): boolean {
  return !lazy && depth > max;
}

type DeeperProps = { id: string; summary: ReactNode; view: View };

/** Note on nested fields that a pre-rendered page leaves out. */
function Deeper({ id, summary, view: { getDeeperHref } }: DeeperProps) {
  return (
    <p className={styles.repeats} data-markdown-ignore>
      <Sentence text={getDeeperHref ? words.beforeLink : words.describedElsewhere}>
        {summary}
      </Sentence>
      {getDeeperHref && <TextLink href={getDeeperHref(id)}>{words.openLive}</TextLink>}
    </p>
  );
}

/** Schema that is open above already; in the browser a reader may open it again. */
function Repeated({ id, name, node, schema, view, depth }: NestedProps) {
  const { ref } = node;
  const again = view.lazy ? getSchemaNode(view.api, { ...schema, openRefs: [] }) : node;
  const summary = summarizeSchema(again, view);
  if (summary === undefined)
    return (
      <p className={styles.repeats}>{ref === undefined ? words.thisRepeats : words.repeats(ref)}</p>
    );
  return (
    <Disclosure
      view={{ ...view, lazy: true }}
      repeats
      holds={id}
      summary={
        ref === undefined
          ? words.thisAgainWith(summary)
          : words.againWith({ schema: ref, inside: summary })
      }
      of={name}
      render={() => <SchemaContent {...{ id, name, node: again, view, depth }} />}
    />
  );
}

function hasOnlyVariants({ fields, variants }: SchemaNode): boolean {
  return fields.length === 0 && /^(one|any)Of$/.test(variants[0]?.kind ?? '');
}

type ContentProps = SchemaProps &
  Pick<Parameters<typeof Fields>[0], 'getAnchor'> & {
    /** Number of leading variants that a choice above shows. */
    chosen?: number;
    /** Whether it stands beside other schemas: `additionalProperties: true` says nothing then. */
    isVariant?: boolean;
  };

/** Fields, variants and subschemas of a schema, without a button around them. */
export function SchemaContent(props: ContentProps) {
  const { id, name, node, view, depth, getAnchor, chosen = 0, isVariant = false } = props;
  const { variants } = node;
  const getId = (index: number) => joinAnchor(id, { kind: 'variant', index: index + chosen });
  const renderVariant = (index: number) => {
    const variant = variants[index];
    return (
      variant && (
        <VariantContent
          key={variant.schema.pointer}
          id={getId(index)}
          variant={variant}
          first={variant.startsChoice ?? variants[index - 1]?.kind !== variant.kind}
          // Without this, a body of variants alone would show no field.
          open={depth === 0 && index === 0 && hasOnlyVariants(node)}
          view={view}
          depth={depth}
        />
      )
    );
  };
  const parts = listSubschemas(id, isVariant ? withoutOpenNames(node) : node);
  const renderPart = (index: number) => {
    const part = parts[index];
    return part && <Inner key={part.id} {...part} outer={name} view={view} depth={depth} />;
  };
  return (
    <>
      {node.fields.length > 0 && (
        <Fields Row={SchemaField} {...{ id, name, getAnchor, view, depth }} fields={node.fields} />
      )}
      {variants.length > 0 && (
        <ManyRows
          {...{ getId, view, depth }}
          count={variants.length}
          kind="forms"
          renderRow={renderVariant}
          wrap={(rows) => rows}
        />
      )}
      {parts.length > 0 && (
        <ManyRows
          {...{ view, depth }}
          count={parts.length}
          kind="parts"
          getId={(index) => parts[index]?.id ?? id}
          renderRow={renderPart}
          wrap={(rows) => rows}
        />
      )}
    </>
  );
}

/** Without `additionalProperties: true`, which allows what every schema allows (Core 10.3.2.3). */
function withoutOpenNames({ additional, ...node }: SchemaNode): SchemaNode {
  return { ...node, ...(additional && additional.value !== true && { additional }) };
}

type InnerProps = {
  id: string;
  name: string;
  /** Name of the field around it. */
  outer?: string | undefined;
  alone: boolean;
  /** Whether an element around it has the anchor. */
  anchored?: boolean;
  schema: SchemaSource;
  view: View;
  depth: number;
};

/** Content of a variant, a list or a map: the fields of an object that is alone, else one row. */
function Inner({
  id,
  name,
  outer,
  alone,
  anchored = false,
  schema,
  view,
  depth,
}: InnerProps): ReactNode {
  const node = getSchemaNode(view.api, schema);
  if (alone && hasInlineFields(node))
    return (
      <>
        <SchemaHead {...{ id, schema, node, name, view }} />
        <SchemaContent
          {...{ id, node, view, depth }}
          isVariant={anchored}
          name={outer === undefined ? name : fields.nameOf({ name, outer })}
        />
      </>
    );
  return (
    <ul className={styles.fields}>
      <SchemaField {...{ id, name, outer, anchored, schema, view, depth }} />
    </ul>
  );
}

/** Node of an inline variant without nested content, which is one row; `undefined` for others. */
function resolvePlainVariant(
  { discriminator, schema }: Variant,
  view: View,
): SchemaNode | undefined {
  if (discriminator || getRef(schema.value) !== undefined) return undefined;
  const node = getSchemaNode(view.api, schema);
  return summarizeSchema(node, view) === undefined ? node : undefined;
}

type VariantProps = {
  id: string;
  variant: Variant;
  first: boolean;
  open: boolean;
  view: View;
  depth: number;
};

function VariantContent({ id, variant, first, open, view, depth }: VariantProps) {
  const { discriminator, kind, label, schema } = variant;
  const name = first && (
    <p className={styles.variantName} data-markdown-ignore>
      {words.variants[kind]}
    </p>
  );
  const plain = resolvePlainVariant(variant, view);
  if (plain)
    return (
      <div className={styles.variant}>
        {name}
        <ul className={styles.fields}>
          <SchemaField
            id={id}
            name={label}
            untyped={label === plain.type || (plain.kind === 'any' && plain.enum.length === 0)}
            schema={schema}
            view={view}
            depth={depth}
          />
        </ul>
      </div>
    );
  const summary = (
    <>
      {truncateName(label)}
      {discriminator && <code>{describeDiscriminator(discriminator)}</code>}
    </>
  );
  const isLeftOut = isTooDeep(view, depth + 1);
  return (
    <div className={styles.variant} id={isLeftOut ? id : undefined}>
      {name}
      {isLeftOut ? (
        <Deeper id={id} summary={summary} view={view} />
      ) : (
        <Disclosure
          view={view}
          open={open}
          id={id}
          holds={id}
          summary={summary}
          render={() => (
            <Inner id={id} name={label} alone anchored {...{ schema, view }} depth={depth + 1} />
          )}
        />
      )}
    </div>
  );
}
