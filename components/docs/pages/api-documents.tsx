'use client';

import * as words from '@/.generated/words/reference/overview';
import { DocumentLink } from '@/components/api-reference/parts/document-link';
import { BreakableParts } from '@/components/api-reference/parts/operation-name';
import { useApiStates } from '@/components/api-reference/state/use-api-state';
import { TextLink } from '@/components/ui/link/text-link';
import { RecordTable } from '@/components/ui/record-table';
import { Sentence } from '@/components/ui/sentence';
import {
  type DocumentRow,
  describeApiArea,
  buildDocumentRow,
  formatOperationCount,
  listBases,
} from '@/lib/openapi/overview/document-row';
import type { DocumentFile } from '@/lib/pages/read-apis';
import type { ReferenceLink } from '@/lib/pages/reading/reference-files';
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
  /** Links to their whole references, in the same order. */
  references: readonly (readonly ReferenceLink[])[];
};

/** Table of the documents: version, operations, file and base addresses of each. */
export function ApiDocuments({ saved, files, references }: ApiDocumentsProps) {
  return (
    <RecordTable
      label={words.documents}
      columns={[{ name: words.document }, { name: words.baseAddresses }]}
      rows={useDocumentRows(saved).map((row, index) => ({
        key: row.id,
        head: <Document row={row} file={files[index]} references={references[index] ?? []} />,
        cells: [<BaseAddresses key="base" row={row} />],
      }))}
    />
  );
}

type DocumentProps = {
  row: DocumentRow;
  file: DocumentFile | undefined;
  references: readonly ReferenceLink[];
};

function Document({ row, file, references }: DocumentProps) {
  return (
    <>
      {row.name}
      <div className={styles.facts}>
        <div>{row.version}</div>
        <div>{formatOperationCount(row)}</div>
        {file && <DocumentLink file={file} />}
        {references.map(({ href, text }) => (
          <div key={href}>
            <TextLink href={href} newTab>
              {text}
            </TextLink>
          </div>
        ))}
      </div>
    </>
  );
}

/** Parts of an address that a line may break between: its host, and each segment of its path. */
const ADDRESS_PARTS = /^\w+:\/\/[^/]+|\/[^/]*/g;

function BaseAddresses({ row }: { row: DocumentRow }) {
  return listBases(row).map(({ text, url }, index) => (
    <div key={index}>
      <Sentence text={text}>
        <code>
          <BreakableParts parts={url.match(ADDRESS_PARTS) ?? [url]} />
        </code>
      </Sentence>
    </div>
  ));
}
