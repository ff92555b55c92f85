import { Fragment } from 'react';
import type { Json, SchemaNode } from '@/lib/openapi/types';
import styles from './chips.module.css';

type ChipsProps = { required: boolean; node: SchemaNode; example?: Json | undefined };

/** The facts of a field in one line: required, format, limits, default, example. */
export function Chips({ required, node, example = node.example }: ChipsProps) {
  const facts = toFacts(required, node, example);
  // Each ends in a space: the search index reads neighbours without one as a single word.
  return facts.map(({ text, kind }, index) => (
    <Fragment key={index}>
      <span className={kind ? `${styles.chip} ${styles[kind]}` : styles.chip}>{text}</span>{' '}
    </Fragment>
  ));
}

type FactChip = {
  readonly text: string;
  readonly kind?: 'required' | 'conditional' | 'deprecated';
};

function toFacts(required: boolean, node: SchemaNode, example: Json | undefined): FactChip[] {
  const chips: FactChip[] = [];
  if (required) chips.push({ text: 'required', kind: 'required' });
  else if (node.condition !== '') chips.push({ text: 'conditional', kind: 'conditional' });
  if (node.deprecated) chips.push({ text: 'deprecated', kind: 'deprecated' });
  for (const { text } of node.facts) chips.push({ text });
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
