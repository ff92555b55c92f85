import type { EnumValue } from '@/lib/openapi/schema-types';
import { toValueTexts } from '@/lib/openapi/facts/value-text';
import { Disclosure } from '../parts/disclosure';
import styles from './fields.module.css';
import type { View } from '../state/view';

/** Up to this many values stand in the open; more are behind a button. */
const OPEN = 8;

/** The values a field can take, each with its meaning where the document gives one. */
export function EnumValues({ values, view }: { values: readonly EnumValue[]; view: View }) {
  if (values.length === 0) return null;
  const list = () => <ValueList values={values} />;
  if (values.length <= OPEN) return list();
  return <Disclosure lazy={view.lazy} summary={`${values.length} values`} render={list} />;
}

function ValueList({ values }: { values: readonly EnumValue[] }) {
  const texts = toValueTexts(values.map(({ value }) => value));
  if (values.every(({ description }) => description === ''))
    return (
      <ul className={styles.bare} aria-label="Values">
        {texts.map((text, index) => (
          <li key={index}>
            <code>{text}</code>
          </li>
        ))}
      </ul>
    );
  return (
    <dl className={styles.enum} aria-label="Values">
      {values.map(({ description }, index) => (
        <div key={index} className="contents">
          <dt>
            <code>{texts[index]}</code>
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
