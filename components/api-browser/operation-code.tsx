import { CodeFrame } from '@/components/code/code-frame';
import { CodeTabs, type CodeTab } from '@/components/code/code-tabs';
import { JsonCode } from '@/components/code/json-code';
import { isLanguage, type Language, LANGUAGES } from '@/lib/openapi/languages';
import { toRequest } from '@/lib/openapi/to-request';
import { toSample } from '@/lib/openapi/to-sample';
import type { Operation, Response } from '@/lib/openapi/types';
import styles from './operation-article.module.css';
import { RequestCode, type Shapes } from './request-code';
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
        <Request operation={operation} view={view} />
      )}
      {tabs.length > 0 && <CodeTabs label="Response" tabs={tabs} />}
    </div>
  );
}

/** The request with what a first one needs, and with every field where that is more. */
function Request({ operation, view: { api, toSnippet } }: { operation: Operation; view: View }) {
  const request = toRequest(api, operation);
  const all = toRequest(api, operation, { fields: 'all' });
  const isSame = JSON.stringify(all) === JSON.stringify(request);
  const shapes = toSnippet && toShapes((language) => toSnippet(language, request));
  return <RequestCode request={request} all={isSame ? undefined : all} shapes={shapes} />;
}

function toShapes(write: (language: Language) => string): Shapes {
  const made = Object.keys(LANGUAGES).filter(isLanguage).slice(1);
  return Object.fromEntries(
    made.map((language) => {
      const lines = write(language).split('\n');
      return [language, [lines.length, Math.max(...lines.map((line) => line.length))]];
    }),
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
