import { newAddress } from '@/.generated/words/reference/operation';
import { Sentence } from '@/components/ui/sentence';
import type { OperationEntry } from '@/lib/openapi/core/types';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { withBasePath } from '@/lib/routes/urls';
import styles from '../operation/document-version.module.css';

type RenamedNoteProps = {
  /** The operation in the live document. */
  entry: OperationEntry;
  /** Path of the current page. */
  path: string;
};

/** Note with the operation's new address, where the live document has renamed it; else nothing. */
export function RenamedNote({ entry, path }: RenamedNoteProps) {
  const now = getOperationPath(entry);
  if (now === path) return null;
  return (
    <p className={styles.renamed}>
      <Sentence text={newAddress}>
        <a href={withBasePath(now)}>{now}</a>
      </Sentence>
    </p>
  );
}
