import { Fragment } from 'react';
import { formatJsonValue, formatJsonValues } from '@/lib/openapi/constraints/value-text';
import type { Constraint, SchemaNode } from '@/lib/openapi/core/schema-types';
import type { Json } from '@/lib/openapi/core/types';
import { truncateText } from '@/lib/text/truncate-name';
import styles from './chips.module.css';
import { areShort } from './visible-examples';

type ChipsProps = {
  required: boolean;
  /** Whether its object requires it under a condition, beside `node.condition`. */
  conditional?: boolean;
  node: SchemaNode;
  /** Examples from `getVisibleExamples`. */
  examples?: readonly Json[];
  /** Whether the schema refuses a value, which its chip then says. */
  isRefused?: (value: Json) => boolean;
  /** Constraints of the parameter around the schema. */
  constraints?: readonly Constraint[] | undefined;
  deprecated?: boolean | undefined;
  /** Whether it is never sent as XML; hides constraints of XML. */
  noXml?: boolean | undefined;
};

/** Chips of a field: required, constraints, constant, default, short examples. */
export function Chips(props: ChipsProps) {
  return <ChipRow chips={buildChips(props)} />;
}

type ConstraintChipsProps = Pick<ChipsProps, 'deprecated' | 'noXml'> & {
  constraints: readonly Constraint[];
};

/** Chips of constraints alone: an operation's lifecycle, or a schema without a row of its own. */
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
  // The space after each chip keeps the search index from joining two words.
  return chips.map(({ text, kind }, index) => (
    <Fragment key={index}>
      <span className={kind ? `${styles.chip} ${styles[kind]}` : styles.chip}>
        {truncateText(text)}
      </span>{' '}
    </Fragment>
  ));
}

/** Remark on a value of the document that its own schema refuses. */
export const REFUSED = ' (does not fit the schema)';

function buildChips({
  required,
  node,
  examples = [],
  isRefused = () => false,
  ...parameter
}: ChipsProps): readonly Chip[] {
  const remark = (value: Json | undefined) =>
    value !== undefined && isRefused(value) ? REFUSED : '';
  const constraints = [...node.constraints, ...(parameter.constraints ?? [])];
  const values = [
    node.const === undefined ? '' : `always ${formatJsonValue(node.const)}`,
    node.default === undefined
      ? ''
      : `default ${formatJsonValue(node.default)}${remark(node.default)}`,
    ...(areShort(examples)
      ? formatJsonValues(examples).map((text, at) => `example ${text}${remark(examples[at])}`)
      : []),
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
