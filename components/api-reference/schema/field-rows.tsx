import * as words from '@/.generated/words/reference/fields';
import styles from '../parts/fields.module.css';
import { Disclosure } from '../rendering/disclosure';
import { ManyRows, type ManyRowsProps } from './many-rows';

/** Names of the fields that are folded. */
const FOLDED = {
  fields: words.deprecatedFields,
  parameters: words.deprecatedParameters,
  headers: words.deprecatedHeaders,
};

/** Kind of the fields of a list. */
export type FieldsKind = keyof typeof FOLDED;

type FieldRowsProps = Omit<ManyRowsProps, 'wrap' | 'getId' | 'kind'> & {
  kind: FieldsKind;
  /** Name of the field around them; none where a heading says it. */
  name?: string | undefined;
  /** Name of what has the rows, for the label of those that are folded. */
  of: string;
  /** Start of the anchors of the rows. */
  id: string;
  getId: (index: number) => string;
  /** Whether a row stands folded at the end of the list: it is deprecated and not required. */
  isFolded: (index: number) => boolean;
};

/** Most fields of a list that folds some: of more, each would be resolved before it is shown. */
const MAX_FIELDS = 500;

/** List of fields, of which there may be thousands; deprecated ones stand folded at its end. */
export function FieldRows({ of, id, isFolded, ...props }: FieldRowsProps) {
  const { count, view, kind } = props;
  const all = Array.from({ length: count <= MAX_FIELDS ? count : 0 }, (_, index) => index);
  const folded = all.filter(isFolded);
  if (folded.length === 0 || folded.length === count) return <Rows {...props} />;
  const summary = FOLDED[kind](folded.length);
  return (
    <>
      <Rows
        {...select(
          props,
          all.filter((index) => !isFolded(index)),
        )}
      />
      <div className={styles.folded}>
        <Disclosure
          view={view}
          holds={id}
          keep={`${id} deprecated`}
          summary={summary}
          of={of}
          render={() => <Rows {...select(props, folded)} />}
        />
      </div>
    </>
  );
}

type RowsProps = Omit<FieldRowsProps, 'of' | 'id' | 'isFolded'>;

function Rows({ name, ...props }: RowsProps) {
  return (
    <ManyRows
      {...props}
      wrap={(rows) => (
        <ul className={styles.fields} aria-label={name}>
          {rows}
        </ul>
      )}
    />
  );
}

/** Some rows of a list, by their indices in it. */
function select({ getId, renderRow, ...props }: RowsProps, indices: readonly number[]): RowsProps {
  const at = (index: number) => indices[index] ?? 0;
  return {
    ...props,
    count: indices.length,
    getId: (index) => getId(at(index)),
    renderRow: (index) => renderRow(at(index)),
  };
}
