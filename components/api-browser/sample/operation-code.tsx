import { CodeFrame } from '@/components/code/code-frame';
import { CodeTabs, type CodeTab, TabCode } from '@/components/code/code-tabs';
import { toNamedAnchor } from '@/lib/openapi/anchors';
import { toCutNote } from '@/lib/openapi/sample/cut-note';
import { cutName } from '@/lib/openapi/cut-name';
import { toSample } from '@/lib/openapi/sample/to-sample';
import type { MediaType, Operation, Response } from '@/lib/openapi/types';
import { BodyCode } from './body-code';
import styles from '../parts/article.module.css';
import { DrawnLater } from '../drawing/drawn-later';
import { toExampleIds } from '../parts/example-anchors';
import { RequestPanel } from './request-panel';
import { getTabExample, getTabMedia, toTabbed } from './response-tabs';
import { toRootId, type View } from '../state/view';

/** Schemas that the sample of a response shows: some screens of it. */
const SAMPLE_NODES = 400;

/** A request that works and the answers it can get. */
export function OperationCode({ operation, view }: { operation: Operation; view: View }) {
  const [first, ...others] = toTabbed(operation.responses).map((response) => toTab(response, view));
  const examples = operation.requestBody?.content.flatMap((media) => media.examples) ?? [];
  // Of several, each has its place in the list of the body.
  const [own] = examples.length === 1 ? toExampleIds(toRootId(view, 'body'), examples) : [];
  return (
    <section className={styles.code} aria-label="Code samples" data-beside>
      <div id={own}>
        {operation.entry.webhook ? (
          <WebhookBody operation={operation} view={view} />
        ) : (
          <RequestPanel operation={operation} view={view} />
        )}
      </div>
      {first && (
        <CodeTabs label="Response" tabs={[first, ...others.map((tab) => toHidden(tab, view))]} />
      )}
    </section>
  );
}

/** What the provider sends: there is no command, because the reader does not make this call. */
function WebhookBody({ operation, view }: { operation: Operation; view: View }) {
  const media = operation.requestBody?.content[0];
  if (!media) return null;
  const own = media.examples[0]?.value;
  const { value, cut } =
    own === undefined ? toSample(view.api, media.schema) : { value: own, cut: [] };
  return (
    <CodeFrame title="What we send" note={toCutNote(cut)}>
      <BodyCode media={media} value={value} view={view} />
    </CodeFrame>
  );
}

/** A tab that does not show at first: in the browser it is drawn when what shows is seen. */
function toHidden(tab: CodeTab, { lazy, fromTop = false }: View): CodeTab {
  return lazy ? { ...tab, panel: <DrawnLater wait={fromTop}>{tab.panel}</DrawnLater> } : tab;
}

/** What one response looks like: the document's own example; else one made from its schema. */
function toTab(response: Response, view: View): CodeTab {
  const { status, content } = response;
  const example = getTabExample(response);
  const media = getTabMedia(response);
  if (media && example) {
    const title = toTitle(response, example.summary || example.name);
    const examples = content.flatMap((media) => media.examples);
    const id = toNamedAnchor(toRootId(view, 'response'), status);
    // Of several, each has its place in the list of the response.
    const [own] = examples.length === 1 ? toExampleIds(id, examples) : [];
    const code = <BodyCode media={media} value={example.value} view={view} />;
    return { title, id: own, panel: <TabCode>{code}</TabCode> };
  }
  const panel = media ? <MadeSample media={media} view={view} /> : <TabCode>null</TabCode>;
  return { title: toTitle(response), panel };
}

/** A sample of a response, made from its schema. */
function MadeSample({ media, view }: { media: MediaType; view: View }) {
  const { value, cut } = toSample(view.api, media.schema, {
    direction: 'response',
    nodes: SAMPLE_NODES,
  });
  return (
    <TabCode note={toCutNote(cut)}>
      <BodyCode media={media} value={value} view={view} />
    </TabCode>
  );
}

/** What a tab is of: the status, the example, and where the answer has several media types the one that shows. */
function toTitle(response: Response, example = ''): string {
  const { status, content } = response;
  const media = content.length > 1 ? getTabMedia(response)?.name : undefined;
  return [cutName(status), example, media && `(${media})`].filter(Boolean).join(' ');
}
