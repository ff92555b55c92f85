import { Fragment } from 'react';
import type { Fact, SchemaNode } from '@/lib/openapi/schema-types';
import type { Json } from '@/lib/openapi/types';
import { toValueText, toValueTexts } from '@/lib/openapi/facts/value-text';
import { areShort } from './shown-examples';
import styles from './chips.module.css';

type ChipsProps = {
  required: boolean;
  /** Its place makes it required under a condition; what its own words say comes on top. */
  conditional?: boolean;
  node: SchemaNode;
  /** Those that are shown (`getShownExamples`). */
  examples?: readonly Json[];
  /** Of the parameter that holds the schema. */
  facts?: readonly Fact[] | undefined;
  deprecated?: boolean | undefined;
  /** Whether it is never sent as XML. */
  noXml?: boolean | undefined;
};

/** The facts of a field in one line: required, format, limits, default, example. */
export function Chips(props: ChipsProps) {
  return <ChipRow chips={toChips(props)} />;
}

type FactChipsProps = Pick<ChipsProps, 'deprecated' | 'noXml'> & { facts: readonly Fact[] };

/** Facts by themselves: the age and standing of an operation, what a schema says whose fields stand directly. */
export function FactChips({ facts, deprecated, noXml }: FactChipsProps) {
  return <ChipRow chips={[...toStanding(deprecated), ...toFactChips(facts, noXml)]} />;
}

function toStanding(deprecated: boolean | undefined): readonly Chip[] {
  return deprecated ? [{ text: 'deprecated', kind: 'deprecated' }] : [];
}

function toFactChips(facts: readonly Fact[], noXml: boolean | undefined): readonly Chip[] {
  return facts.flatMap(({ kind, text }) => (kind === 'xml' && noXml ? [] : { text }));
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

function toChips({ required, node, examples = [], ...own }: ChipsProps): readonly Chip[] {
  const facts = [...node.facts, ...(own.facts ?? [])];
  const values = [
    node.const === undefined ? '' : `always ${toValueText(node.const)}`,
    node.default === undefined ? '' : `default ${toValueText(node.default)}`,
    ...(areShort(examples) ? toValueTexts(examples).map((text) => `example ${text}`) : []),
  ];
  return [
    ...toNeed(required, own.conditional === true || node.condition !== ''),
    ...toStanding(node.deprecated || own.deprecated),
    ...toFactChips(facts, own.noXml),
    ...values.filter((text) => text !== '').map((text) => ({ text })),
  ];
}

function toNeed(required: boolean, conditional: boolean): readonly Chip[] {
  if (required) return [{ text: 'required', kind: 'required' }];
  return conditional ? [{ text: 'conditional', kind: 'conditional' }] : [];
}
