import { CodeFrame } from '@/components/ui/code/code-frame';
import { CodeTabs, type CodeTab, TabCode } from '@/components/ui/code/code-tabs';
import { namedAnchor } from '@/lib/openapi/core/anchors';
import type { MediaType, Operation, Response } from '@/lib/openapi/core/types';
import { buildSample } from '@/lib/openapi/sample/build-sample';
import { describeTruncation } from '@/lib/openapi/sample/truncation-note';
import { truncateName } from '@/lib/text/truncate-name';
import styles from '../parts/article.module.css';
import { listExampleIds } from '../parts/example-anchors';
import { Deferred } from '../rendering/deferred';
import { rootAnchor, type View } from '../state/view';
import { BodyCode } from './body-code';
import { RequestPanel } from './request-panel';
import { getTabExample, getTabMedia, listTabResponses } from './response-tabs';

/** Most schema nodes in a response's sample: some screens. */
const MAX_SAMPLE_NODES = 400;

/** Code beside an operation: a request that works, and its responses in tabs. */
export function OperationCode({ operation, view }: { operation: Operation; view: View }) {
  const [first, ...others] = listTabResponses(operation.responses).map((response) =>
    buildTab(response, view),
  );
  const examples = operation.requestBody?.content.flatMap((media) => media.examples) ?? [];
  // Several examples have their anchors in the body's list.
  const [exampleId] =
    examples.length === 1 ? listExampleIds(rootAnchor(view, 'body'), examples) : [];
  return (
    <section className={styles.code} aria-label="Code samples" data-beside>
      <div id={exampleId}>
        {operation.entry.webhook ? (
          <WebhookBody operation={operation} view={view} />
        ) : (
          <RequestPanel operation={operation} view={view} />
        )}
      </div>
      {first && (
        <CodeTabs label="Response" tabs={[first, ...others.map((tab) => deferTab(tab, view))]} />
      )}
    </section>
  );
}

/** Body of a webhook, without a command: the provider makes the call. Nothing without a body. */
function WebhookBody({ operation, view }: { operation: Operation; view: View }) {
  const media = operation.requestBody?.content[0];
  if (!media) return null;
  const documentedValue = media.examples[0]?.value;
  const { value, truncated } =
    documentedValue === undefined
      ? buildSample(view.api, media.schema)
      : { value: documentedValue, truncated: [] };
  return (
    <CodeFrame title="What we send" note={describeTruncation(truncated)}>
      <BodyCode media={media} value={value} view={view} />
    </CodeFrame>
  );
}

/** Defers the panel of a hidden tab in the browser until the visible one is painted. */
function deferTab(tab: CodeTab, { lazy, fromTop = false }: View): CodeTab {
  return lazy ? { ...tab, panel: <Deferred wait={fromTop}>{tab.panel}</Deferred> } : tab;
}

/** Builds the tab of a response: the document's example, else a sample from its schema. */
function buildTab(response: Response, view: View): CodeTab {
  const { status, content } = response;
  const example = getTabExample(response);
  const media = getTabMedia(response);
  if (media && example) {
    const title = tabTitle(response, example.summary || example.name);
    const examples = content.flatMap((media) => media.examples);
    const id = namedAnchor(rootAnchor(view, 'response'), status);
    // Several examples have their anchors in the response's list.
    const [exampleId] = examples.length === 1 ? listExampleIds(id, examples) : [];
    const code = <BodyCode media={media} value={example.value} view={view} />;
    return { title, id: exampleId, panel: <TabCode>{code}</TabCode> };
  }
  const panel = media ? <GeneratedSample media={media} view={view} /> : <TabCode>null</TabCode>;
  return { title: tabTitle(response), panel };
}

/** Sample of a response, generated from its schema. */
function GeneratedSample({ media, view }: { media: MediaType; view: View }) {
  const { value, truncated } = buildSample(view.api, media.schema, {
    direction: 'response',
    nodes: MAX_SAMPLE_NODES,
  });
  return (
    <TabCode note={describeTruncation(truncated)}>
      <BodyCode media={media} value={value} view={view} />
    </TabCode>
  );
}

/** Title of a tab: status, example and, of several media types, the one shown. */
function tabTitle(response: Response, example = ''): string {
  const { status, content } = response;
  const media = content.length > 1 ? getTabMedia(response)?.name : undefined;
  return [truncateName(status), example, media && `(${media})`].filter(Boolean).join(' ');
}
