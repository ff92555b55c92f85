import * as words from '@/.generated/words/reference/code';
import { response } from '@/.generated/words/reference/samples';
import { CodeFrame } from '@/components/ui/code/code-frame';
import { type CodeTab, CodeTabs, TabCode } from '@/components/ui/code/code-tabs';
import { ProgramCode } from '@/components/ui/code/program-code';
import { joinAnchorName } from '@/lib/openapi/core/anchors';
import type {
  CodeSample,
  MediaType,
  Operation,
  Response,
} from '@/lib/openapi/core/operation-types';
import { printJson } from '@/lib/openapi/core/print-json';
import { isLanguage, type Language, SAMPLE_LANGUAGES } from '@/lib/openapi/core/sample-languages';
import type { Json } from '@/lib/openapi/core/types';
import { type BodyChoice, listBodyChoices } from '@/lib/openapi/request/body-choices';
import { buildRequest } from '@/lib/openapi/request/build-request';

import { buildMediaSample, MAX_SAMPLE_NODES } from '@/lib/openapi/sample/media-sample';
import { describeSample } from '@/lib/openapi/sample/truncation-note';
import { truncateName } from '@/lib/text/truncate-name';
import { visibleName } from '@/lib/text/visible-name';
import {
  canSend,
  describeSandboxOperation,
  type SandboxOperation,
} from '@/lib/workbench/send/send-fields';
import styles from '../parts/article.module.css';
import { listExampleIds } from '../parts/example-address';
import { Deferred } from '../rendering/deferred';
import { Disclosure } from '../rendering/disclosure';
import { ManyRows } from '../schema/many-rows';
import { rootAnchor, type View } from '../state/view';
import { BodyCode } from './body-code';
import { getExampleBeside } from './example-beside';
import { type CodeSizes, type ExampleChoice, RequestCode, type SentRequest } from './request-code';
import { getTabExample, getTabMedia, listTabResponses } from './response-tabs';
import { SentTabs } from './sent-tabs';

type RequestPanelProps = {
  operation: Operation;
  view: View;
  /** The operation, where it can be sent. */
  sandbox?: SandboxOperation | undefined;
};

/** Builds the request of a body to choose. */
function buildSentRequest(
  operation: Operation,
  { api, address }: View,
  { example, form }: Pick<BodyChoice, 'example' | 'form'>,
): SentRequest {
  const request = buildRequest(api, operation, { address, example, form });
  const all = buildRequest(api, operation, { address, example, form, fields: 'all' });
  // The remark is not sent.
  const isSame = printJson({ ...all, remark: '' }) === printJson({ ...request, remark: '' });
  return isSame ? { request } : { request, all };
}

/** Lists the bodies to choose from, in the browser built when chosen; empty for a single one. */
function listExampleChoices(
  operation: Operation,
  view: View,
  choices: readonly BodyChoice[],
  first: SentRequest,
): readonly ExampleChoice[] {
  if (choices.length < 2) return [];
  return choices.map((choice, index) => {
    const build = () => (index === 0 ? first : buildSentRequest(operation, view, choice));
    const { title, form } = choice;
    return { title, form: form?.name, sent: view.lazy ? build : build() };
  });
}

/** Request of an operation, and the document's code samples in further languages. */
export function RequestPanel({ operation, view, sandbox }: RequestPanelProps) {
  const { printSnippet } = view;
  const choices = listBodyChoices(view.api, operation);
  const first = buildSentRequest(operation, view, choices[0] ?? {});
  const sizes = printSnippet && listCodeSizes((language) => printSnippet(language, first.request));
  // A crafted link can name any document: its commands must not replace the generated ones.
  const inTabs =
    view.apiName !== undefined ? operation.codeSamples.filter(({ language }) => language) : [];
  const others = operation.codeSamples.filter((sample) => !inTabs.includes(sample));
  return (
    <>
      <RequestCode
        {...first}
        examples={listExampleChoices(operation, view, choices, first)}
        sizes={sizes}
        codeSamples={groupCodeSamples(inTabs)}
        sandbox={sandbox}
        kept={view.kept}
      />
      {others.length > 0 && <OtherSamples samples={others} view={view} />}
    </>
  );
}

/** Describes an operation that can be sent: one of the provider's own. */
function getSandboxOperation(
  operation: Operation,
  { api, apiName, newest }: View,
): SandboxOperation | undefined {
  if (apiName === undefined || !canSend(operation)) return undefined;
  return { ...describeSandboxOperation(apiName, api, operation), newest };
}

function listCodeSizes(write: (language: Language) => string): CodeSizes {
  const generated = Object.keys(SAMPLE_LANGUAGES).filter(isLanguage).slice(1);
  return Object.fromEntries(
    generated.map((language) => {
      const lines = write(language).split('\n');
      const width = lines.reduce((max, line) => Math.max(max, line.length), 0);
      return [language, [lines.length, width]];
    }),
  );
}

/** Code samples by language; `undefined` when there are none. */
function groupCodeSamples(
  samples: readonly CodeSample[],
): Partial<Record<Language, string>> | undefined {
  const byLanguage: Partial<Record<Language, string>> = {};
  for (const { language, source } of samples) if (language) byLanguage[language] = source;
  return Object.keys(byLanguage).length === 0 ? undefined : byLanguage;
}

/** Code samples of the document that are in no tab. */
function OtherSamples({ samples, view }: { samples: readonly CodeSample[]; view: View }) {
  return (
    <Disclosure
      view={view}
      keep="samples"
      summary={words.ownSamples(samples.length)}
      render={() => (
        <ManyRows
          view={view}
          count={samples.length}
          kind="samples"
          renderRow={(index) => (
            <CodeFrame key={index} title={truncateName(samples[index]?.label ?? '')}>
              <ProgramCode text={samples[index]?.source ?? ''} />
            </CodeFrame>
          )}
          wrap={(rows) => rows}
        />
      )}
    />
  );
}

/** Code beside an operation: a request that works, and its responses in tabs. */
export function OperationCode({ operation, view }: { operation: Operation; view: View }) {
  const [first, ...others] = listTabResponses(operation.responses).map((response) =>
    buildTab(response, view),
  );
  const tabs = first ? [first, ...others.map((tab) => deferTab(tab, view))] : [];
  const responses = { tabs, shown: view.kept?.get('responses'), keep: 'responses' };
  const sandbox = getSandboxOperation(operation, view);
  const shown = getExampleBeside(operation.requestBody?.content ?? [], view, 'request');
  // Other examples have their anchors in the body's list.
  const [exampleId] = shown ? listExampleIds(rootAnchor(view, 'body'), [shown]) : [];
  return (
    <section className={styles.code} aria-label={words.codeSamples} data-beside>
      <div id={exampleId}>
        {operation.entry.webhook ? (
          <WebhookBody operation={operation} view={view} />
        ) : (
          <RequestPanel {...{ operation, view, sandbox }} />
        )}
      </div>
      {sandbox ? (
        <SentTabs of={sandbox} {...responses} />
      ) : (
        tabs.length > 0 && <CodeTabs label={response} {...responses} />
      )}
    </section>
  );
}

/** Body of a webhook, without a command: the provider makes the call. Nothing without a body. */
function WebhookBody({ operation, view }: { operation: Operation; view: View }) {
  const media = operation.requestBody?.content[0];
  if (!media) return null;
  const sample = buildMediaSample(view.api, media, media.examples[0]?.value, {
    direction: 'request',
  });
  return (
    <CodeFrame title={words.whatWeSend} note={describeSample(sample)}>
      <BodyCode media={media} value={sample.value} view={view} />
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
    const title = tabTitle(response, visibleName(example.summary, example.name));
    const shown = getExampleBeside(content, view, 'response');
    const id = joinAnchorName(rootAnchor(view, 'response'), status);
    // Other examples have their anchors in the response's list.
    const [exampleId] = shown ? listExampleIds(id, [shown]) : [];
    const panel = <ResponseSample media={media} example={example.value} view={view} />;
    return { title, id: exampleId, panel };
  }
  const panel = media ? <ResponseSample media={media} view={view} /> : <TabCode>null</TabCode>;
  return { title: tabTitle(response), panel };
}

type ResponseSampleProps = { media: MediaType; example?: Json; view: View };

/** Sample of a response: the document's example, else one that is made from the schema. */
function ResponseSample({ media, example, view }: ResponseSampleProps) {
  const sample = buildMediaSample(view.api, media, example, {
    direction: 'response',
    nodes: MAX_SAMPLE_NODES,
  });
  return (
    <TabCode note={describeSample(sample)}>
      <BodyCode media={media} value={sample.value} view={view} />
    </TabCode>
  );
}

/** Title of a tab: status, example and, of several media types, the one shown. */
function tabTitle(response: Response, example = ''): string {
  const { status, content } = response;
  const media = content.length > 1 ? getTabMedia(response)?.name : undefined;
  return [truncateName(status), example, media && `(${media})`].filter(Boolean).join(' ');
}
