'use client';

import * as words from '@/.generated/words/reference/files';
import styles from '@/components/navigation/page-top.module.css';
import { saveFile } from '@/components/ui/save-file';
import { showOutcome } from '@/lib/bootstrap/copy/copy-code';
import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';
import { type FileFormat, listFileFormats } from '@/lib/openapi/files/file-formats';

export type OperationFileMenuProps = {
  /** Store name of the document; absent for one that is none of the provider's. */
  api?: string;
  entry: Pick<OperationEntry, 'id' | 'webhook'>;
  /** Document that the page shows; absent for the copy in the export. */
  shown: ApiIndex | undefined;
  /** Called where its reader leaves it with Escape. */
  onLeave: () => void;
};

/** Label of a file, the end of its name, and its media type. */
const FILES: Readonly<Record<FileFormat, readonly [label: string, end: string, type: string]>> = {
  http: [words.http, '.http', 'text/plain'],
  types: [words.types, '.ts', 'text/plain'],
  schema: [words.schema, '.schema.json', 'application/schema+json'],
  openapi: [words.document, '.openapi.json', 'application/json'],
};

/** Saves an operation as a file. @throws where its document or a script does not load. */
async function save(
  { api: name = '', entry: { id }, shown }: Omit<OperationFileMenuProps, 'onLeave'>,
  format: FileFormat,
): Promise<void> {
  const { readOperationFile } = await import('./read-operation-file');
  const [, end, type] = FILES[format];
  const { url, text } = await readOperationFile(shown ?? name, id, format);
  saveFile(url + end, text, type);
}

/** Buttons that save an operation as a file; the first has the focus of the button in whose place they are. */
export function OperationFileMenu(props: OperationFileMenuProps) {
  return (
    <span
      className={styles.group}
      role="group"
      aria-label={words.saveAs}
      onKeyDown={({ key }) => key === 'Escape' && props.onLeave()}
    >
      <span aria-hidden="true">{words.saveAs}</span>
      {listFileFormats(props.entry).map((format, index) => (
        <button
          key={format}
          type="button"
          className={styles.copy}
          autoFocus={index === 0}
          onClick={({ currentTarget }) => {
            const show = (outcome: string) => showOutcome(currentTarget, outcome);
            void save(props, format).then(
              () => show(words.saved),
              () => show(words.failed),
            );
          }}
        >
          <span>{FILES[format][0]}</span>
          <span aria-live="polite" dangerouslySetInnerHTML={{ __html: '' }} />
        </button>
      ))}
    </span>
  );
}
