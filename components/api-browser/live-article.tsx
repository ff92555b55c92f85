'use client';

import { type ReactNode, useMemo } from 'react';
import { readOperation } from '@/lib/openapi/read-operation';
import type { ApiIndex } from '@/lib/openapi/types';
import { toLiveView } from './live-view';
import { OperationArticle } from './operation-article';

export type LiveArticleProps = {
  api: ApiIndex;
  /** An operation that the document has: `post /sale`. */
  operation: string;
  above: ReactNode;
};

/** An operation drawn in the browser, from a document loaded there. */
export function LiveArticle({ api, operation: id, above }: LiveArticleProps) {
  const view = useMemo(() => toLiveView(api), [api]);
  const operation = useMemo(() => readOperation(api, id), [api, id]);
  return operation && <OperationArticle operation={operation} view={view} above={above} />;
}
