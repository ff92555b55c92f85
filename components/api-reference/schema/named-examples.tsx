import { formatJsonValue } from '@/lib/openapi/constraints/value-text';
import type { Example } from '@/lib/openapi/core/types';
import { visibleName } from '@/lib/text/visible-name';
import { ExampleAddress } from '../parts/example-address';
import { listExampleIds, exampleAnchor } from '../parts/example-anchors';
import styles from '../parts/fields.module.css';
import { PartLink } from '../parts/part-link';
import { Disclosure } from '../rendering/disclosure';
import type { View } from '../state/view';

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
      lazy={view.lazy}
      holds={exampleAnchor(id)}
      summary={count === 1 ? '1 example' : `${count} examples`}
      of={name}
      render={() => <ExampleList {...{ id, name, examples, view }} />}
    />
  );
}

/** Whether examples are listed by name: several, or one with more than a value. */
export function areNamed(examples: readonly Example[]): boolean {
  return examples.length > 1 || examples.some(isDescribed);
}

function isDescribed({ summary, description, externalValue }: Example): boolean {
  return summary !== '' || description !== undefined || externalValue !== undefined;
}

function ExampleList({ id, name, examples, view }: NamedExamplesProps) {
  const ids = listExampleIds(id, examples);
  return (
    <dl className={styles.enum} aria-label={`Examples of ${name}`}>
      {examples.map(({ name, summary, description, value, externalValue }, index) => (
        <div key={index} className="contents">
          <dt id={ids[index]}>
            <PartLink id={ids[index] ?? id}>{visibleName(summary, name)}</PartLink>
          </dt>
          <dd>
            {externalValue === undefined ? (
              <code>{formatJsonValue(value)}</code>
            ) : (
              <ExampleAddress address={externalValue} />
            )}
            {description !== undefined && view.renderText(description)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
