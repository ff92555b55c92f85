import type { ReactNode } from 'react';
import { TableFrame } from './table-frame';

type RecordTableProps = {
  /** Accessible name. */
  label?: string | undefined;
  columns: readonly Column[];
  rows: readonly Row[];
};

/** Column by its name, which may be that of a field. */
type Column = { readonly name: string; readonly isCode?: boolean };

type Row = {
  readonly key: string;
  /** Id of the row, which links lead to. */
  readonly id?: string | undefined;
  /** Cell that names the row. */
  readonly head: ReactNode;
  /** Cells of the columns after the first. */
  readonly cells: readonly ReactNode[];
};

/** A table whose rows are records where it is narrow. Roles are explicit: browsers drop those of rows displayed as blocks. */
export function RecordTable({ label, columns, rows }: RecordTableProps) {
  return (
    <TableFrame aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ name, isCode }) => (
            <th key={name} scope="col" role="columnheader">
              {isCode ? <code>{name}</code> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, id, head, cells }) => (
          <tr key={key} role="row" {...(id === undefined ? {} : { id })}>
            <th scope="row" role="rowheader" data-label={columns[0]?.name}>
              {head}
            </th>
            {cells.map((cell, index) => (
              <td key={index} role="cell" data-label={columns[index + 1]?.name}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
