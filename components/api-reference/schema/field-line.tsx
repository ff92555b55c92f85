import { Fragment, type ReactNode } from 'react';
import * as words from '@/.generated/words/reference/fields';
import { partOf } from '@/.generated/words/reference/parts';
import { DaysLeft } from '@/components/ui/days-left';
import type { ChangeMark } from '@/lib/openapi/compare/change-marks';
import { formatJsonValue, formatJsonValues } from '@/lib/openapi/core/print-json';
import type { Constraint, SchemaNode } from '@/lib/openapi/core/schema-types';
import type { Json } from '@/lib/openapi/core/types';
import {
  describeField,
  formatTypeWords,
  isSentConstraint,
} from '@/lib/openapi/schema-view/describe-field';
import { areShort } from '@/lib/openapi/schema-view/visible-examples';
import { truncateText } from '@/lib/text/truncate-name';
import { Marks } from '../changes/marks';
import type { KeptDetails } from '../state/kept-state';
import styles from './field-line.module.css';
import type { GetReplacement } from './replacement-links';

type FieldLineProps = {
  /** State of the words, where they open. */
  kept?: KeptDetails;
  /** Accessible name of the field. */
  name: string;
  /** Whether the name is the type. */
  untyped?: boolean | undefined;
  required: boolean;
  /** Whether its object requires it under a condition, beside `node.condition`. */
  conditional?: boolean;
  node: SchemaNode;
  /** Examples from `getVisibleExamples`. */
  examples?: readonly Json[];
  /** Whether the schema refuses a value, which the line then says. */
  isRefused?: (value: Json) => boolean;
  /** Constraints of the parameter around the schema. */
  constraints?: readonly Constraint[] | undefined;
  deprecated?: boolean | undefined;
  /** Text and address of what replaces the field; without it, the text has no link. */
  getReplacement?: GetReplacement | undefined;
  /** Whether it is never sent as XML; hides constraints of XML. */
  noXml?: boolean | undefined;
  /** Marks of what releases brought to the field. */
  marks?: readonly ChangeMark[];
};

/**
 * Line behind a field's name: type and limits in words, chips for what changes what is sent
 * (required, default, deprecated), then its short examples and what releases brought to it.
 */
export function FieldLine(props: FieldLineProps) {
  const { node, untyped, isRefused = () => false, examples = [] } = props;
  const constraints = filterXml([...node.constraints, ...(props.constraints ?? [])], props.noXml);
  const always = node.const === undefined ? [] : [alwaysConstraint(node.const)];
  return (
    <>
      <Words
        kept={props.kept}
        name={props.name}
        type={untyped ? '' : formatTypeWords(node)}
        constraints={[...always, ...constraints]}
      />{' '}
      <ChipRow
        chips={[
          ...needChips(props.required, props.conditional === true || node.condition !== ''),
          ...deprecationChips(node.deprecated || props.deprecated),
          ...constraintChips(constraints, props.getReplacement),
          ...defaultChips(node.default, isRefused),
        ]}
      />
      <ShortExamples {...{ examples, isRefused }} />
      <Marks marks={props.marks ?? []} />
    </>
  );
}

type ConstraintLineProps = Pick<
  FieldLineProps,
  'kept' | 'name' | 'deprecated' | 'noXml' | 'getReplacement'
> & {
  constraints: readonly Constraint[];
};

/** Line of constraints alone: an operation's lifecycle, or a schema without a row of its own. */
export function ConstraintLine({
  kept,
  name,
  constraints,
  deprecated,
  noXml,
  getReplacement,
}: ConstraintLineProps) {
  const shown = filterXml(constraints, noXml);
  return (
    <>
      <Words {...{ kept, name }} type="" constraints={shown} />{' '}
      <ChipRow
        chips={[...deprecationChips(deprecated), ...constraintChips(shown, getReplacement)]}
      />
    </>
  );
}

function filterXml(
  constraints: readonly Constraint[],
  noXml: boolean | undefined,
): readonly Constraint[] {
  return noXml ? constraints.filter(({ kind }) => kind !== 'xml') : constraints;
}

function alwaysConstraint(value: Json): Constraint {
  return { kind: 'other', text: words.constant(formatJsonValue(value)) };
}

type WordsProps = {
  kept: KeptDetails | undefined;
  name: string;
  type: string;
  constraints: readonly Constraint[];
};

/** Words of type and limits; they open to the expressions and formats that they stand for. */
function Words({ kept, name, type, constraints }: WordsProps) {
  const { text: words, raw } = describeField(type, constraints);
  const text = truncateText(words);
  if (text === '' || raw.length === 0) {
    const shown = text || truncateText(raw.join(', '));
    return shown !== '' && <span className={styles.words}>{markPattern(shown, constraints)}</span>;
  }
  return (
    <details className={styles.raw} {...kept}>
      <summary className={styles.words} aria-label={partOf({ part: text, of: name })}>
        {text}
      </summary>
      {raw.map((one) => (
        <Fragment key={one}>
          <code>{truncateText(one)}</code>{' '}
        </Fragment>
      ))}
    </details>
  );
}

/** Words of a line, in which a pattern without words of its own is code. */
function markPattern(text: string, constraints: readonly Constraint[]): ReactNode {
  const pattern = constraints.find(({ kind, raw }) => kind === 'pattern' && raw === undefined);
  const at = pattern ? text.indexOf(pattern.text) : -1;
  if (!pattern || at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <code>{pattern.text}</code>
      {text.slice(at + pattern.text.length)}
    </>
  );
}

type Chip = {
  readonly text: string;
  readonly href?: string | undefined;
  readonly kind?: 'required' | 'conditional' | 'deprecated';
  /** Day of an end that the text names. */
  readonly day?: string | undefined;
};

function ChipRow({ chips }: { chips: readonly Chip[] }) {
  // The space after each chip keeps the search index from joining two words.
  return chips.map(({ text, href, kind, day }, index) => (
    <Fragment key={index}>
      {href === undefined ? (
        <span className={kind ? `${styles.chip} ${styles[kind]}` : styles.chip}>
          {truncateText(text)}
        </span>
      ) : (
        <a className={styles.chip} href={href} rel="nofollow">
          {truncateText(text)}
        </a>
      )}{' '}
      {day && <DaysLeft day={day} />}
    </Fragment>
  ));
}

function needChips(required: boolean, conditional: boolean): readonly Chip[] {
  if (required) return [{ text: words.required, kind: 'required' }];
  return conditional ? [{ text: words.conditional, kind: 'conditional' }] : [];
}

function deprecationChips(deprecated: boolean | undefined): readonly Chip[] {
  return deprecated ? [{ text: words.deprecated, kind: 'deprecated' }] : [];
}

function constraintChips(
  constraints: readonly Constraint[],
  getReplacement: GetReplacement | undefined,
): readonly Chip[] {
  return constraints
    .filter(isSentConstraint)
    .map(
      ({ text, day, replacement }) =>
        (replacement && getReplacement?.(replacement)) || { text, day },
    );
}

function defaultChips(
  value: Json | undefined,
  isRefused: (value: Json) => boolean,
): readonly Chip[] {
  if (value === undefined) return [];
  const text = formatJsonValue(value);
  return [{ text: words.defaultValue(isRefused(value) ? words.refused(text) : text) }];
}

type ShortExamplesProps = Required<Pick<FieldLineProps, 'examples' | 'isRefused'>>;

function ShortExamples({ examples, isRefused }: ShortExamplesProps) {
  if (examples.length === 0 || !areShort(examples)) return null;
  const texts = formatJsonValues(examples).map((text, at) => {
    const value = examples[at];
    return value !== undefined && isRefused(value) ? words.refused(text) : text;
  });
  return <span className={styles.example}>{truncateText(words.example(texts.join(', ')))}</span>;
}
