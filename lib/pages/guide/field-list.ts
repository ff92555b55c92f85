import { splitFieldPath, splitOnly } from '@/lib/content/source/selection';
import type { SchemaNode } from '@/lib/openapi/core/schema-types';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { findField } from '@/lib/openapi/operation/find-field';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { getOperationById } from '../read-apis';

/** Field of an operation as a guide shows it. */
export type ListedField = {
  readonly name: string;
  /** Address of the field on the page of its operation. */
  readonly href: string;
  readonly required: boolean;
  readonly node: SchemaNode;
};

/** Fields of one operation, in the order of the guide. */
export type FieldList = {
  readonly operation: { readonly name: string; readonly href: string };
  readonly api: ApiIndex;
  readonly fields: readonly ListedField[];
};

/**
 * Reads fields of an operation from the bundled document.
 * @param only anchors of the fields: `body.card_number`.
 * @throws for an operation or a field that is gone; the content check names the file before that.
 */
export function readFieldList(id: string, only: string): FieldList {
  const found = getOperationById(id);
  if (!found) throw new Error(`No OpenAPI document has the operation "${id}"`);
  const { entry, saved } = found;
  const href = getOperationPath(entry);
  const fields = splitOnly(only).map((anchor): ListedField => {
    const field = findField(saved.api, id, anchor);
    if (!field?.ok) throw new Error(`No OpenAPI document has the field "${id} ${anchor}"`);
    const { name, required, schema } = field;
    const node = getSchemaNode(saved.api, schema);
    return { name, required, node, href: `${href}#${encodeURI(anchor)}` };
  });
  return { operation: { name: entry.name, href }, api: saved.api, fields };
}

/** Reads one field by its path: `post /sale body.card_number`. @throws like `readFieldList`. */
export function readField(path: string): FieldList {
  return readFieldList(...splitFieldPath(path));
}
