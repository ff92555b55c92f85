'use client';

import {
  type DocumentRow,
  describeApiArea,
  buildDocumentRow,
  formatOperationCount,
} from '@/lib/openapi/overview/document-row';
import { useApiStates } from '@/components/api-reference/state/use-api-states';

type SavedProps = {
  /** The documents as they were at build. */
  saved: readonly DocumentRow[];
};

/** Each document as it is now, where the live one differs. */
function useDocumentRows(saved: readonly DocumentRow[]): readonly DocumentRow[] {
  const states = useApiStates(saved.map(({ id }) => id));
  return saved.map((row, index) => {
    const live = states[index]?.live;
    return live ? buildDocumentRow(row, live) : row;
  });
}

/** What the API area holds, in one sentence. */
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
        <code>{row.server}</code>
      </td>
    </tr>
  ));
}
