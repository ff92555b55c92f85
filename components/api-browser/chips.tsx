import type { Json, SchemaNode } from '@/lib/openapi/types';
import styles from './chips.module.css';

type ChipsProps = { required: boolean; node: SchemaNode; example?: Json | undefined };

/** The facts of a field in one line: required, format, limits, default, example. */
export function Chips({ required, node, example = node.example }: ChipsProps) {
  return (
    <>
      {required && <span className={`${styles.chip} ${styles.required}`}>required</span>}
      {node.deprecated && <span className={`${styles.chip} ${styles.deprecated}`}>deprecated</span>}
      {node.facts.map(({ kind, text }) => (
        <span key={kind + text} className={styles.chip}>
          {text}
        </span>
      ))}
      {node.const !== undefined && <span className={styles.chip}>always {toText(node.const)}</span>}
      {node.default !== undefined && (
        <span className={styles.chip}>default {toText(node.default)}</span>
      )}
      {isShort(example) && <span className={styles.chip}>example {toText(example)}</span>}
    </>
  );
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
