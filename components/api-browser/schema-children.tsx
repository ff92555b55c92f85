import type { ReactNode } from 'react';
import { readSchema } from '@/lib/openapi/read-schema';
import type { SchemaNode, SchemaSource, Variant } from '@/lib/openapi/types';
import { Disclosure } from './disclosure';
import { FieldRow } from './field-row';
import { Fields } from './fields';
import styles from './fields.module.css';
import { ProblemList } from './problem-list';
import { STATIC_DEPTH, toFieldId, type View } from './view';

type SchemaProps = { id: string; node: SchemaNode; view: View; depth: number };

/** What is inside a field: its fields, its items, its variants; behind a button, or nothing. */
export function SchemaChildren({ id, node, view, depth }: SchemaProps) {
  if (node.cyclic) return <p className={styles.repeats}>{node.ref ?? 'This'} repeats here.</p>;
  const summary = toSummary(node, view);
  if (summary === undefined) return null;
  if (!view.lazy && depth > STATIC_DEPTH)
    return <p className={styles.repeats}>{summary}, described where it is used by itself.</p>;
  return (
    <Disclosure
      lazy={view.lazy}
      summary={summary}
      render={() => <SchemaContent id={id} node={node} view={view} depth={depth} />}
    />
  );
}

/** What is inside a schema, in the open: a body's own level. */
export function SchemaContent({ id, node, view, depth }: SchemaProps) {
  return (
    <>
      {node.fields.length > 0 && <Fields id={id} fields={node.fields} view={view} depth={depth} />}
      {node.variants.map((variant, index) => (
        <VariantContent
          key={variant.schema.pointer}
          id={toFieldId(id, `(${index + 1})`)}
          variant={variant}
          first={node.variants.findIndex(({ kind }) => kind === variant.kind) === index}
          view={view}
          depth={depth}
        />
      ))}
      {toParts(node).map(({ part, name, schema }, index) => (
        <Inner
          key={index}
          id={toFieldId(id, part)}
          name={name}
          schema={schema}
          view={view}
          depth={depth}
        />
      ))}
    </>
  );
}

type Part = { readonly part: string; readonly name: string; readonly schema: SchemaSource };

/** What a schema says of items, and of properties that have no fixed name. */
function toParts({ tuple, items, patterns, additional }: SchemaNode): readonly Part[] {
  const each = tuple.length > 0 ? 'each further item' : 'each item';
  return [
    ...tuple.map((schema, index) => ({ part: `${index}`, name: `item ${index + 1}`, schema })),
    ...(items ? [{ part: '*', name: each, schema: items }] : []),
    ...patterns.map(({ pattern, schema }) => ({
      part: pattern,
      name: `names like ${pattern}`,
      schema,
    })),
    ...(additional ? [{ part: '**', name: 'any other name', schema: additional }] : []),
  ];
}

type InnerProps = { id: string; name: string; schema: SchemaSource; view: View; depth: number };

/** Items of a list and values of a map: an object's fields stand directly, anything else as one row. */
function Inner({ id, name, schema, view, depth }: InnerProps): ReactNode {
  const node = readSchema(view.api, schema);
  if (!node.cyclic && node.fields.length > 0 && node.description === '')
    return (
      <>
        <ProblemList problems={node.problems} />
        <SchemaContent id={id} node={node} view={view} depth={depth} />
      </>
    );
  return (
    <ul className={styles.fields}>
      <FieldRow id={id} name={name} schema={schema} view={view} depth={depth} />
    </ul>
  );
}

const KINDS = { oneOf: 'One of', anyOf: 'Any of', not: 'Must not be' } as const;

type VariantProps = { id: string; variant: Variant; first: boolean; view: View; depth: number };

function VariantContent({ id, variant, first, view, depth }: VariantProps) {
  const { discriminator, kind, label, schema } = variant;
  return (
    <div className={styles.variant}>
      {first && <p className={styles.variantName}>{KINDS[kind]}</p>}
      <Disclosure
        lazy={view.lazy}
        summary={
          <>
            {label}
            {discriminator && (
              <code>
                {discriminator.property}: {discriminator.value}
              </code>
            )}
          </>
        }
        render={() => <Inner id={id} name={label} schema={schema} view={view} depth={depth + 1} />}
      />
    </div>
  );
}

function toSummary(node: SchemaNode, view: View): string | undefined {
  if (node.fields.length > 0)
    return node.fields.length === 1 ? '1 field' : `${node.fields.length} fields`;
  const forms = node.variants.filter(({ kind }) => kind !== 'not').length;
  if (forms > 0) return forms === 1 ? '1 form' : `${forms} forms`;
  if (node.tuple.length > 0)
    return node.tuple.length === 1 ? '1 place' : `${node.tuple.length} places`;
  if (node.items) {
    const items = readSchema(view.api, node.items);
    if (items.cyclic) return undefined;
    const inner = toSummary(items, view);
    return inner ?? (items.enum.length > 0 || items.facts.length > 0 ? 'each item' : undefined);
  }
  if (node.additional || node.patterns.length > 0) return 'values by name';
  return node.variants.length > 0 ? 'what it must not be' : undefined;
}
