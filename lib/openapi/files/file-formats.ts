import type { OperationEntry } from '../core/types';

/** Forms of an operation as a file. */
export const FILE_FORMATS = ['http', 'types', 'schema', 'openapi'] as const;

/** Form of an operation as a file. */
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Forms that an operation can be printed in: a webhook, which the provider calls, has no request to send. */
export function listFileFormats({
  webhook,
}: Pick<OperationEntry, 'webhook'>): readonly FileFormat[] {
  return FILE_FORMATS.filter((one) => !webhook || one !== 'http');
}
