import { Fragment, type ReactNode } from 'react';
import * as words from '@/.generated/words/reference/fields';
import { Sentence } from '@/components/ui/sentence';
import { findSchemaMarks } from '@/lib/openapi/compare/change-marks';
import { anchorHref } from '@/lib/openapi/core/anchors';
import type { Constraint, SchemaNode, SchemaSource } from '@/lib/openapi/core/schema-types';
import type { Example, Json } from '@/lib/openapi/core/types';
import { distinctTitle } from '@/lib/openapi/schema-view/describe-field';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { areNamed, getVisibleExamples } from '@/lib/openapi/schema-view/visible-examples';
import { createRefusalCheck } from '@/lib/openapi/validation/refused-values';
import { getTextDirection } from '@/lib/text/text-direction';
import { truncateName, truncateText } from '@/lib/text/truncate-name';
import { visibleName } from '@/lib/text/visible-name';
import { DocsLink } from '../parts/docs-link';
import styles from '../parts/fields.module.css';
import { ProblemList } from '../parts/problem-list';
import { keepDetails } from '../state/kept-state';
import type { View } from '../state/view';
import { EnumValues, ExampleValues } from './enum-values';
import { FieldLine } from './field-line';
import { NamedExamples } from './named-examples';
import { createReplacementLinks } from './replacement-links';

/** Field as its row is asked for. */
export type FieldProps = {
  /** Anchor of the field: `body.customer.first_name`. */
  id: string;
  name: string;
  /** Name of the list around an item. */
  outer?: string | undefined;
  /** Whether an element around the row has its anchor: the section of a body, a variant. */
  anchored?: boolean;
  /** Whether the name is the type, as of a variant without another name. */
  untyped?: boolean;
  /** Absent for an item of a list and a body, which have no name; the filter keeps such rows. */
  required?: boolean;
  /** Names of properties each of which makes it required when sent. */
  requiredWith?: readonly string[] | undefined;
  schema: SchemaSource;
  example?: Json | undefined;
  /** Named examples of the parameter; `undefined` for a property. */
  examples?: readonly Example[];
  constraints?: readonly Constraint[] | undefined;
  deprecated?: boolean;
  /** Anchor of another field of the same object by its name; `undefined` for none. */
  getSibling?: ((name: string) => string | undefined) | undefined;
  /** Location of a path parameter, whose name is coloured as in the address. */
  location?: 'path' | undefined;
  view: View;
  depth: number;
};

/** Schema inside which a field has its nested fields. */
export type NestedProps = Pick<FieldProps, 'id' | 'name' | 'schema' | 'view' | 'depth'> & {
  node: SchemaNode;
};

type FieldRowProps = FieldProps & {
  /** Renders the nested fields. */
  renderNested: (props: NestedProps) => ReactNode;
};

/** Field as one line of name, type and chips, then its description and nested fields. */
export function FieldRow(props: FieldRowProps) {
  const { id, name, anchored = false, schema, example, view, depth } = props;
  const node = getSchemaNode(view.api, schema);
  const label = accessibleName(props);
  const required = props.required && !isOtherDirection(node, view.direction);
  const { condition, description } = node;
  const title = distinctTitle(node, name);
  const examples = getVisibleExamples(node, example);
  const isRefused = createRefusalCheck(view.api, schema);
  const marks = findSchemaMarks(view.api, view.marks ?? [], schema);
  // No sample shows the whole example of a parameter or header, nor one that the schema refuses.
  const isParameter = props.examples !== undefined && !areNamed(props.examples);
  const alone = isParameter || (examples.length === 1 && examples.every(isRefused));
  // Properties that the condition's text names are not repeated.
  const words = condition.split(/[^\w-]+/);
  const others = (props.requiredWith ?? []).filter((other) => !words.includes(other));
  const need = getNeed(required, others.length > 0 || condition !== '');
  return (
    <li
      className={styles.field}
      id={anchored ? undefined : id}
      data-need={need}
      data-in={props.location}
    >
      <div className={styles.head}>
        <a className={styles.name} href={anchorHref(id)}>
          {visibleName(name)}
        </a>{' '}
        <FieldLine
          name={label}
          kept={keepDetails(view.kept, `${id} words`)}
          untyped={props.untyped}
          required={required === true}
          conditional={need === 'conditional'}
          node={node}
          examples={examples}
          isRefused={isRefused}
          constraints={props.constraints}
          deprecated={props.deprecated}
          noXml={view.noXml}
          getReplacement={createReplacementLinks(view, props.getSibling)}
          marks={marks.filter(({ value }) => value === undefined)}
        />
      </div>
      {title !== '' && (
        <p className={styles.text} dir={getTextDirection(title)}>
          {truncateText(title)}
        </p>
      )}
      {description !== '' && <div className={styles.text}>{view.renderText(description)}</div>}
      {condition !== '' && <div className={styles.condition}>{view.renderText(condition)}</div>}
      {others.length > 0 && <RequiredWith others={others} />}
      <EnumValues id={id} name={label} values={node.enum} {...{ marks, view }} />
      <ExampleValues id={id} name={label} {...{ examples, alone, isRefused, view }} />
      <NamedExamples id={id} name={label} examples={props.examples ?? []} view={view} />
      <DocsLink docs={node.docs} view={view} />
      <ProblemList problems={node.problems} kept={keepDetails(view.kept, `${id} problems`)} />
      {props.renderNested({ id, node, schema, view, name: label, depth: depth + 1 })}
    </li>
  );
}

/** Name of the field with its list or response, for labels that are read out of context. */
function accessibleName({ name: given, outer, view: { responseStatus } }: FieldProps): string {
  const name = visibleName(given);
  if (outer !== undefined) return truncateName(words.nameOf({ name, outer }));
  return truncateName(
    responseStatus === undefined ? name : words.nameIn({ name, status: responseStatus }),
  );
}

/** Whether a field is never sent this way (OpenAPI 3.0.3 4.7.24.2); `required` ignores it then. */
function isOtherDirection(
  { readOnly, writeOnly }: SchemaNode,
  direction: View['direction'],
): boolean {
  return direction === 'request' ? readOnly : direction === 'response' && writeOnly;
}

/** Most names that are listed; further ones are counted. */
const MAX_OTHERS = 8;

function RequiredWith({ others }: { others: readonly string[] }) {
  const more = others.length - MAX_OTHERS;
  return (
    <p className={styles.condition}>
      <Sentence text={more > 0 ? words.requiredWhenMore(more) : words.requiredWhen}>
        {others.slice(0, MAX_OTHERS).map((other, index) => (
          <Fragment key={other}>
            {index > 0 && words.or}
            <code>{visibleName(other)}</code>
          </Fragment>
        ))}
      </Sentence>
    </p>
  );
}

/** Value of `data-need` for the filter above a body's fields; `undefined` for optional fields. */
function getNeed(required: boolean | undefined, conditional: boolean): string | undefined {
  if (required === undefined) return 'part';
  if (required) return 'required';
  return conditional ? 'conditional' : undefined;
}
