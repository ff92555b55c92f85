'use client';

import { DocumentLink } from '@/components/api-reference/parts/document-link';
import { useApiStates } from '@/components/api-reference/state/use-api-states';
import { RecordTable } from '@/components/ui/record-table';
import {
  type DocumentRow,
  describeApiArea,
  buildDocumentRow,
  formatOperationCount,
} from '@/lib/openapi/overview/document-row';
import type { DocumentFile } from '@/lib/pages/read-apis';
import styles from './api-overview.module.css';

type SavedProps = {
  /** Rows of the documents at build. */
  saved: readonly DocumentRow[];
};

/** Rows of the documents, updated where the live document differs. */
function useDocumentRows(saved: readonly DocumentRow[]): readonly DocumentRow[] {
  const states = useApiStates(saved.map(({ id }) => id));
  return saved.map((row, index) => {
    const live = states[index]?.live;
    return live ? buildDocumentRow(row, live) : row;
  });
}

/** Lead of the API overview: its documents in one sentence. */
export function ApiLead({ saved }: SavedProps) {
  return describeApiArea(useDocumentRows(saved));
}

type ApiDocumentsProps = SavedProps & {
  /** Files of the documents, in the same order. */
  files: readonly DocumentFile[];
};

/** Table of the documents: version, operations, file and base addresses of each. */
export function ApiDocuments({ saved, files }: ApiDocumentsProps) {
  return (
    <RecordTable
      label="Documents"
      columns={[{ name: 'Document' }, { name: 'Base addresses' }]}
      rows={useDocumentRows(saved).map((row, index) => ({
        key: row.id,
        head: <Document row={row} file={files[index]} />,
        cells: [<BaseAddresses key="base" row={row} />],
      }))}
    />
  );
}

type DocumentProps = { row: DocumentRow; file: DocumentFile | undefined };

function Document({ row, file }: DocumentProps) {
  return (
    <>
      {row.name}
      <div className={styles.facts}>
        <div>{row.version}</div>
        <div>{formatOperationCount(row)}</div>
        {file && <DocumentLink file={file} />}
      </div>
    </>
  );
}

function BaseAddresses({ row: { server, production } }: { row: DocumentRow }) {
  return (
    <>
      <div>
        {production !== '' && 'Sandbox: '}
        <code>{server}</code>
      </div>
      {production !== '' && (
        <div>
          Production: <code>{production}</code>
        </div>
      )}
    </>
  );
}
