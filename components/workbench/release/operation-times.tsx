import * as words from '@/.generated/words/reference/releases';
import { listVersions, type ReleasedDocument } from '@/lib/routes/release-address';
import { InlineMarkdown } from '../inline-markdown';
import type { OperationHistory } from './operation-history';

type OperationTimesProps = {
  history: OperationHistory;
  /** Version that lacks the operation. */
  version: string;
  document: ReleasedDocument;
};

/** The release that brought an operation, or the last one that had it, with the advice of the changelog. */
export function OperationTimes({ history, version, document }: OperationTimesProps) {
  const { versions, advice } = history;
  const order = listVersions(document);
  const at = order.indexOf(version);
  const since = versions.findLast((one) => order.indexOf(one) < at);
  const until = versions.find((one) => order.indexOf(one) > at);
  return (
    <>
      {until !== undefined && words.wasUntil(until)} {since !== undefined && words.cameWith(since)}{' '}
      {advice !== '' && <InlineMarkdown text={advice} />}
    </>
  );
}
