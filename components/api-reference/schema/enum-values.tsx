import * as words from '@/.generated/words/reference/fields';
import { DaysLeft } from '@/components/ui/days-left';
import type { ChangeMark } from '@/lib/openapi/compare/change-marks';
import { formatJsonValues, printJson } from '@/lib/openapi/core/print-json';
import type { EnumValue } from '@/lib/openapi/core/schema-types';
import type { Json } from '@/lib/openapi/core/types';
import { areShort } from '@/lib/openapi/schema-view/visible-examples';
import { getTextDirection } from '@/lib/text/text-direction';
import { truncateText } from '@/lib/text/truncate-name';
import { Marks } from '../changes/marks';
import styles from '../parts/fields.module.css';
import { Disclosure } from '../rendering/disclosure';
import type { RowsKind, View } from '../state/view';
import { ManyRows } from './many-rows';

/** Most values in the open; more are behind a button. */
const MAX_OPEN_VALUES = 8;

type EnumValuesProps = {
  /** Anchor of the field. */
  id: string;
  /** Accessible name of the field. */
  name: string;
  values: readonly EnumValue[];
  /** Marks of what releases brought to the field, and so to its values. */
  marks?: readonly ChangeMark[];
  view: View;
};

/** Enum values of a field with their descriptions; nothing when there are none. */
export function EnumValues(props: EnumValuesProps) {
  const { id, name, values, view } = props;
  if (values.length === 0) return null;
  const list = () => <ValueList {...props} />;
  if (values.length <= MAX_OPEN_VALUES) return list();
  return (
    <Disclosure
      view={view}
      keep={`${id} values`}
      summary={words.valueCount(values.length)}
      of={name}
      render={list}
    />
  );
}

type ExampleValuesProps = {
  /** Anchor of the field. */
  id: string;
  name: string;
  examples: readonly Json[];
  /** Whether no sample beside the text shows a single example. */
  alone: boolean;
  /** Whether the schema refuses an example, which the list then says. */
  isRefused: (value: Json) => boolean;
  /** Whether short ones are listed, too, as no chips show them. */
  noChips?: boolean;
  view: View;
};

/** Examples of a field that are too long for chips; a single one only where no sample shows it. */
export function ExampleValues(props: ExampleValuesProps) {
  const { id, name, examples, alone, isRefused, noChips = false, view } = props;
  const count = examples.length;
  const isElsewhere = count === 1 && !alone;
  if (count === 0 || isElsewhere || (areShort(examples) && !noChips)) return null;
  return (
    <Disclosure
      view={view}
      keep={`${id} examples`}
      summary={words.exampleCount(count)}
      of={name}
      render={() => {
        const texts = formatJsonValues(examples).map((text, index) =>
          isRefused(examples[index] ?? null) ? words.refused(text) : text,
        );
        return (
          <PlainList texts={texts} kind="examples" label={words.examplesOf(name)} view={view} />
        );
      }}
    />
  );
}

type PlainListProps = {
  texts: readonly string[];
  kind: RowsKind;
  label: string;
  getMarks?: (index: number) => readonly ChangeMark[];
  view: View;
};

function PlainList({ texts, kind, label, getMarks, view }: PlainListProps) {
  return (
    <ManyRows
      view={view}
      count={texts.length}
      kind={kind}
      renderRow={(index) => (
        <li key={index}>
          <code>{truncateText(texts[index] ?? '')}</code>
          <Marks marks={getMarks?.(index) ?? []} />
        </li>
      )}
      wrap={(rows) => (
        <ul className={styles.plainList} aria-label={label}>
          {rows}
        </ul>
      )}
    />
  );
}

function ValueList({ name, values, marks = [], view }: EnumValuesProps) {
  const label = words.valuesOf(name);
  const texts = formatJsonValues(values.map(({ value }) => value));
  const getMarks = (index: number) => {
    const value = values[index]?.value;
    return marks.filter((mark) => value !== undefined && mark.value === printJson(value));
  };
  if (values.every(({ description }) => description === ''))
    return <PlainList {...{ texts, label, getMarks, view }} kind="values" />;
  return (
    <ManyRows
      view={view}
      count={values.length}
      kind="values"
      renderRow={(index) => {
        const { description = '', day } = values[index] ?? {};
        return (
          <div key={index} className="contents">
            <dt>
              <code>{truncateText(texts[index] ?? '')}</code>
            </dt>
            <dd dir={getTextDirection(description)}>
              {view.renderText(description)}
              {day && <DaysLeft day={day} />}
              <Marks marks={getMarks(index)} />
            </dd>
          </div>
        );
      }}
      wrap={(rows) => (
        <dl className={styles.enum} aria-label={label}>
          {rows}
        </dl>
      )}
    />
  );
}
