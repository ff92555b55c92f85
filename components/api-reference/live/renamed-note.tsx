import type { OperationEntry } from '@/lib/openapi/core/types';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { withBasePath } from '@/lib/routes/urls';
import styles from '../operation/document-version.module.css';

type RenamedNoteProps = {
  /** The operation as the live document has it. */
  entry: OperationEntry;
  /** Of the page on show. */
  path: string;
};

/** The live document calls the operation something else: where it will be found from now on. */
export function RenamedNote({ entry, path }: RenamedNoteProps) {
  const now = getOperationPath(entry);
  if (now === path) return null;
  return (
    <p className={styles.renamed}>
      This operation has a new address: <a href={withBasePath(now)}>{now}</a>.
    </p>
  );
}
