import { CodeFrame } from '@/components/ui/code/code-frame';
import { ProgramCode } from '@/components/ui/code/program-code';
import { isLanguage, type Language, SAMPLE_LANGUAGES } from '@/lib/openapi/core/languages';
import { printJson } from '@/lib/openapi/core/print-json';
import type { CodeSample, Operation } from '@/lib/openapi/core/types';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { getRequestExamples } from '@/lib/openapi/request/request-content';
import { truncateName } from '@/lib/text/truncate-name';
import { Disclosure } from '../rendering/disclosure';
import { providerHref } from '../state/operation-hrefs';
import type { View } from '../state/view';
import { type ExampleChoice, RequestCode, type SentRequest, type CodeSizes } from './request-code';

type RequestPanelProps = { operation: Operation; view: View };

/** Most examples to choose from. */
const MAX_EXAMPLES = 20;

/** Builds the request of one of the document's examples, by its index. */
function buildSentRequest(
  operation: Operation,
  { api, address }: View,
  example: number,
): SentRequest {
  const request = buildRequest(api, operation, { address, example });
  const all = buildRequest(api, operation, { address, example, fields: 'all' });
  // The remark is not sent.
  const isSame = printJson({ ...all, remark: '' }) === printJson({ ...request, remark: '' });
  return isSame ? { request } : { request, all };
}

/** Lists the examples to choose from, in the browser built when chosen; empty for a single one. */
function listExampleChoices(
  operation: Operation,
  view: View,
  first: SentRequest,
): readonly ExampleChoice[] {
  const examples = getRequestExamples(operation).slice(0, MAX_EXAMPLES);
  if (examples.length < 2) return [];
  return examples.map(({ summary, name }, index) => {
    const build = () => (index === 0 ? first : buildSentRequest(operation, view, index));
    return { title: truncateName(summary || name), sent: view.lazy ? build : build() };
  });
}

/** Request of an operation, and the document's code samples in further languages. */
export function RequestPanel({ operation, view }: RequestPanelProps) {
  const { printSnippet } = view;
  const first = buildSentRequest(operation, view, 0);
  const sizes = printSnippet && listCodeSizes((language) => printSnippet(language, first.request));
  // A crafted link can name any document: its commands must not replace the generated ones.
  const inTabs =
    view.getHref === providerHref ? operation.codeSamples.filter(({ language }) => language) : [];
  const others = operation.codeSamples.filter((sample) => !inTabs.includes(sample));
  return (
    <>
      <RequestCode
        {...first}
        examples={listExampleChoices(operation, view, first)}
        sizes={sizes}
        codeSamples={groupCodeSamples(inTabs)}
      />
      {others.length > 0 && <OtherSamples samples={others} view={view} />}
    </>
  );
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
      lazy={view.lazy}
      summary={`${samples.length} ${samples.length === 1 ? 'sample' : 'samples'} of the document’s own`}
      render={() =>
        samples.map(({ label, source }, index) => (
          <CodeFrame key={index} title={label}>
            <ProgramCode text={source} />
          </CodeFrame>
        ))
      }
    />
  );
}
