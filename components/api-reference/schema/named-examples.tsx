import * as words from '@/.generated/words/reference/fields';
import { formatJsonValue } from '@/lib/openapi/core/print-json';
import type { Example } from '@/lib/openapi/core/types';
import { areNamed } from '@/lib/openapi/schema-view/visible-examples';
import { truncateText } from '@/lib/text/truncate-name';
import { visibleName } from '@/lib/text/visible-name';
import { ExampleAddress, listExampleIds, exampleAnchor } from '../parts/example-address';
import styles from '../parts/fields.module.css';
import { PartLink } from '../parts/part-link';
import { Disclosure } from '../rendering/disclosure';
import type { View } from '../state/view';
import { ManyRows } from './many-rows';

type NamedExamplesProps = {
  /** Anchor of the parameter. */
  id: string;
  name: string;
  examples: readonly Example[];
  view: View;
};

/** Named examples of a parameter or header, behind a button; nothing unless `areNamed`. */
export function NamedExamples({ id, name, examples, view }: NamedExamplesProps) {
  const count = examples.length;
  if (!areNamed(examples)) return null;
  return (
    <Disclosure
      view={view}
      holds={exampleAnchor(id)}
      summary={words.exampleCount(count)}
      of={name}
      render={() => <ExampleList {...{ id, name, examples, view }} />}
    />
  );
}

function ExampleList({ id, name, examples, view }: NamedExamplesProps) {
  const ids = listExampleIds(id, examples);
  const getId = (index: number) => ids[index] ?? id;
  return (
    <ManyRows
      {...{ getId, view }}
      count={examples.length}
      kind="examples"
      renderRow={(index) => {
        const example = examples[index];
        return example && <ExampleRow key={index} id={getId(index)} {...{ example, view }} />;
      }}
      wrap={(rows) => (
        <dl className={styles.enum} aria-label={words.examplesOf(name)}>
          {rows}
        </dl>
      )}
    />
  );
}

type ExampleRowProps = { id: string; example: Example; view: View };

function ExampleRow({ id, example, view }: ExampleRowProps) {
  const { name, summary, description, value, externalValue } = example;
  return (
    <div className="contents">
      <dt id={id}>
        <PartLink id={id}>{visibleName(summary, name)}</PartLink>
      </dt>
      <dd>
        {externalValue === undefined ? (
          <code>{truncateText(formatJsonValue(value))}</code>
        ) : (
          <ExampleAddress address={externalValue} />
        )}
        {description !== undefined && view.renderText(description)}
      </dd>
    </div>
  );
}
