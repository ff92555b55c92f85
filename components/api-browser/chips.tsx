import { Fragment } from 'react';
import type { Fact, SchemaNode } from '@/lib/openapi/schema-types';
import type { Json } from '@/lib/openapi/types';
import styles from './chips.module.css';

type ChipsProps = {
  required: boolean;
  /** Its place makes it required under a condition; what its own words say comes on top. */
  conditional?: boolean;
  node: SchemaNode;
  example?: Json | undefined;
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

/** Facts by themselves: the age and standing of an operation. */
export function FactChips({ facts }: { facts: readonly Fact[] }) {
  return <ChipRow chips={facts.map(({ text }) => ({ text }))} />;
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

function toChips({ required, node, example = node.example, ...own }: ChipsProps): Chip[] {
  const chips: Chip[] = [];
  if (required) chips.push({ text: 'required', kind: 'required' });
  else if (own.conditional || node.condition !== '')
    chips.push({ text: 'conditional', kind: 'conditional' });
  if (node.deprecated || own.deprecated) chips.push({ text: 'deprecated', kind: 'deprecated' });
  for (const { kind, text } of [...node.facts, ...(own.facts ?? [])])
    if (kind !== 'xml' || !own.noXml) chips.push({ text });
  if (node.const !== undefined) chips.push({ text: `always ${toText(node.const)}` });
  if (node.default !== undefined) chips.push({ text: `default ${toText(node.default)}` });
  if (isShort(example)) chips.push({ text: `example ${toText(example)}` });
  return chips;
}

const LONGEST = 60;

/** Examples that fit a chip; longer ones and objects show in the sample beside the text. */
function isShort(value: Json | undefined): value is string | number | boolean {
  return (
    value !== undefined &&
    value !== null &&
    typeof value !== 'object' &&
    `${value}`.length <= LONGEST
  );
}

function toText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
