'use client';

import { useApiStates } from '@/components/api-reference/state/use-api-states';
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

/** The rows of the table of documents. */
export function ApiDocuments({ saved }: SavedProps) {
  return useDocumentRows(saved).map((row) => (
    <tr key={row.id}>
      <td>{row.name}</td>
      <td>{row.version}</td>
      <td>{formatOperationCount(row)}</td>
      <td>
        <div>
          {row.production !== '' && 'Sandbox: '}
          <code>{row.server}</code>
        </div>
        {row.production !== '' && (
          <div>
            Production: <code>{row.production}</code>
          </div>
        )}
      </td>
    </tr>
  ));
}
