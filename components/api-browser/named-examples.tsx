import type { Example, Json } from '@/lib/openapi/types';
import { Disclosure } from './disclosure';
import { toExampleIds, toExampleRoot } from './example-anchors';
import styles from './fields.module.css';
import { PartLink } from './part-link';
import type { View } from './view';

type NamedExamplesProps = {
  /** Anchor of the parameter. */
  id: string;
  examples: readonly Example[];
  view: View;
};

/** The examples of a parameter or header by name; a single one is a chip. */
export function NamedExamples({ id, examples, view }: NamedExamplesProps) {
  if (examples.length < 2) return null;
  const ids = toExampleIds(id, examples);
  return (
    <Disclosure
      lazy={view.lazy}
      holds={toExampleRoot(id)}
      summary={`${examples.length} examples`}
      render={() => (
        <dl className={styles.enum} aria-label="Examples">
          {examples.map(({ name, summary, value }, index) => (
            <div key={index} className="contents">
              <dt id={ids[index]}>
                <PartLink id={ids[index] ?? id}>{summary || name}</PartLink>
              </dt>
              <dd>
                <code>{toText(value)}</code>
              </dd>
            </div>
          ))}
        </dl>
      )}
    />
  );
}

function toText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
