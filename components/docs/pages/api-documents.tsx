'use client';

import { useApiStates } from '@/components/api-reference/state/use-api-states';
import { RecordTable } from '@/components/ui/record-table';
import {
  type DocumentRow,
  describeApiArea,
  buildDocumentRow,
  formatOperationCount,
} from '@/lib/openapi/overview/document-row';

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

/** Table of the documents: version, operations and base addresses of each. */
export function ApiDocuments({ saved }: SavedProps) {
  return (
    <RecordTable
      label="Documents"
      columns={['Document', 'Version', 'Operations', 'Base addresses'].map((name) => ({ name }))}
      rows={useDocumentRows(saved).map((row) => ({
        key: row.id,
        head: row.name,
        cells: [row.version, formatOperationCount(row), <BaseAddresses key={row.id} row={row} />],
      }))}
    />
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
