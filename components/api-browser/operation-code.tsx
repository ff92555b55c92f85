import { CodeFrame } from '@/components/code/code-frame';
import { CodeTabs, type CodeTab } from '@/components/code/code-tabs';
import { JsonCode } from '@/components/code/json-code';
import { ShellCode } from '@/components/code/shell-code';
import { toCurl } from '@/lib/openapi/to-curl';
import { toSample } from '@/lib/openapi/to-sample';
import type { MediaType, Operation, Response } from '@/lib/openapi/types';
import styles from './operation-article.module.css';
import type { View } from './view';

/** More tabs than this would not fit beside the text. */
const MOST_TABS = 5;

/** A request that works and the answers it can get. */
export function OperationCode({ operation, view }: { operation: Operation; view: View }) {
  const tabs = operation.responses.flatMap((response) => toTabs(response, view)).slice(0, MOST_TABS);
  return (
    <div className={styles.code}>
      <CodeFrame title="curl">
        <ShellCode text={toCurl(view.api, operation)} />
      </CodeFrame>
      {tabs.length > 0 && <CodeTabs label="Response" tabs={tabs} />}
    </div>
  );
}

/** The document's own examples of a response; else one made from its schema. */
function toTabs({ status, content }: Response, view: View): CodeTab[] {
  const media = content.find(({ name }) => /json/i.test(name)) ?? content[0];
  if (!media) return [];
  if (media.examples.length === 0) return toSampleTab(status, media, view);
  return media.examples.map(({ name, summary, value }) => ({
    title: media.examples.length === 1 ? status : `${status} ${summary || name}`,
    code: <JsonCode value={value} />,
  }));
}

function toSampleTab(status: string, media: MediaType, view: View): CodeTab[] {
  if (media.schema.value === undefined) return [];
  const { value } = toSample(view.api, media.schema, { direction: 'response' });
  return [{ title: status, code: <JsonCode value={value} /> }];
}
