import { CodeFrame } from '@/components/code/code-frame';
import { CodeTabs, type CodeTab } from '@/components/code/code-tabs';
import { JsonCode } from '@/components/code/json-code';
import { ShellCode } from '@/components/code/shell-code';
import { toCurl } from '@/lib/openapi/to-curl';
import { toRequest } from '@/lib/openapi/to-request';
import { toSample } from '@/lib/openapi/to-sample';
import type { Operation, Response } from '@/lib/openapi/types';
import styles from './operation-article.module.css';
import type { View } from './view';

/** More tabs than this do not fit; the others stand with their response. */
const MOST_TABS = 3;

/** A request that works and the answers it can get. */
export function OperationCode({ operation, view }: { operation: Operation; view: View }) {
  const tabs = operation.responses
    .toSorted(byUse)
    .flatMap((response) => toTab(response, view))
    .slice(0, MOST_TABS);
  return (
    <div className={styles.code}>
      {operation.entry.webhook ? (
        <WebhookBody operation={operation} view={view} />
      ) : (
        <CodeFrame title="curl">
          <ShellCode text={toCurl(toRequest(view.api, operation))} />
        </CodeFrame>
      )}
      {tabs.length > 0 && <CodeTabs label="Response" tabs={tabs} />}
    </div>
  );
}

/** What the provider sends: there is no command, because the reader does not make this call. */
function WebhookBody({ operation, view }: { operation: Operation; view: View }) {
  const media = operation.requestBody?.content[0];
  if (!media) return null;
  const value = media.examples[0]?.value ?? toSample(view.api, media.schema).value;
  return (
    <CodeFrame title="What we send">
      <JsonCode value={value} />
    </CodeFrame>
  );
}

/** What one response looks like: the document's own example; else one made from its schema. */
function toTab({ status, content }: Response, view: View): CodeTab[] {
  const media = content.find(({ name }) => /json/i.test(name)) ?? content[0];
  if (!media) return [];
  const [example] = media.examples;
  if (example) {
    const title = [status, example.summary || example.name].join(' ').trim();
    return [{ title, code: <JsonCode value={example.value} /> }];
  }
  if (media.schema.value === undefined) return [];
  const { value } = toSample(view.api, media.schema, { direction: 'response' });
  return [{ title: status, code: <JsonCode value={value} /> }];
}

/** Success, then refusals a reader must handle, then the rest; in the document's order within each. */
function byUse(a: Response, b: Response): number {
  return toRank(a.status) - toRank(b.status);
}

const FIRST = ['2', '402', '400', '409'] as const;

function toRank(status: string): number {
  const rank = FIRST.findIndex((start) => status.startsWith(start));
  return rank === -1 ? FIRST.length : rank;
}
