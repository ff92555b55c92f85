import { needsScript } from '@/.generated/words/ui/parts';
import styles from './needs-script.module.css';

/** Says in the place of a tool that it needs JavaScript; shown on a screen alone, and where there is none. */
export function NeedsScript({ tool }: { tool: string }) {
  return (
    <p className={styles.note} data-markdown-ignore="">
      {needsScript(tool)}
    </p>
  );
}
