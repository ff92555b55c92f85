import { Fragment } from 'react';
import type { Constraint, SchemaNode } from '@/lib/openapi/core/schema-types';
import type { Json } from '@/lib/openapi/core/types';
import { formatJsonValue, formatJsonValues } from '@/lib/openapi/constraints/value-text';
import { areShort } from './visible-examples';
import styles from './chips.module.css';

type ChipsProps = {
  required: boolean;
  /** Its place makes it required under a condition; what its own words say comes on top. */
  conditional?: boolean;
  node: SchemaNode;
  /** Those that are shown (`getVisibleExamples`). */
  examples?: readonly Json[];
  /** Of the parameter that holds the schema. */
  constraints?: readonly Constraint[] | undefined;
  deprecated?: boolean | undefined;
  /** Whether it is never sent as XML. */
  noXml?: boolean | undefined;
};

/** The facts of a field in one line: required, format, limits, default, example. */
export function Chips(props: ChipsProps) {
  return <ChipRow chips={buildChips(props)} />;
}

type ConstraintChipsProps = Pick<ChipsProps, 'deprecated' | 'noXml'> & {
  constraints: readonly Constraint[];
};

/** Facts by themselves: the age and standing of an operation, what a schema says whose fields stand directly. */
export function ConstraintChips({ constraints, deprecated, noXml }: ConstraintChipsProps) {
  return (
    <ChipRow chips={[...deprecationChips(deprecated), ...constraintChips(constraints, noXml)]} />
  );
}

function deprecationChips(deprecated: boolean | undefined): readonly Chip[] {
  return deprecated ? [{ text: 'deprecated', kind: 'deprecated' }] : [];
}

function constraintChips(
  constraints: readonly Constraint[],
  noXml: boolean | undefined,
): readonly Chip[] {
  return constraints.flatMap(({ kind, text }) => (kind === 'xml' && noXml ? [] : { text }));
}

type Chip = { readonly text: string; readonly kind?: 'required' | 'conditional' | 'deprecated' };

function ChipRow({ chips }: { chips: readonly Chip[] }) {
  // Each ends in a space: the search index reads neighbours without one as a single word.
  return chips.map(({ text, kind }, index) => (
    <Fragment key={index}>
      <span className={kind ? `${styles.chip} ${styles[kind]}` : styles.chip}>{text}</span>{' '}
    </Fragment>
  ));
}

function buildChips({ required, node, examples = [], ...parameter }: ChipsProps): readonly Chip[] {
  const constraints = [...node.constraints, ...(parameter.constraints ?? [])];
  const values = [
    node.const === undefined ? '' : `always ${formatJsonValue(node.const)}`,
    node.default === undefined ? '' : `default ${formatJsonValue(node.default)}`,
    ...(areShort(examples) ? formatJsonValues(examples).map((text) => `example ${text}`) : []),
  ];
  return [
    ...needChips(required, parameter.conditional === true || node.condition !== ''),
    ...deprecationChips(node.deprecated || parameter.deprecated),
    ...constraintChips(constraints, parameter.noXml),
    ...values.filter((text) => text !== '').map((text) => ({ text })),
  ];
}

function needChips(required: boolean, conditional: boolean): readonly Chip[] {
  if (required) return [{ text: 'required', kind: 'required' }];
  return conditional ? [{ text: 'conditional', kind: 'conditional' }] : [];
}
