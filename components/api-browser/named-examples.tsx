import type { Example, Json } from '@/lib/openapi/types';
import { Disclosure } from './disclosure';
import styles from './fields.module.css';
import type { View } from './view';

type NamedExamplesProps = { examples: readonly Example[]; view: View };

/** The examples of a parameter or header by name; a single one is a chip. */
export function NamedExamples({ examples, view }: NamedExamplesProps) {
  if (examples.length < 2) return null;
  return (
    <Disclosure
      lazy={view.lazy}
      summary={`${examples.length} examples`}
      render={() => (
        <dl className={styles.enum} aria-label="Examples">
          {examples.map(({ name, summary, value }, index) => (
            <div key={index} className="contents">
              <dt>{summary || name}</dt>
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
