import { CodeFrame } from '@/components/ui/code/code-frame';
import { ProgramCode } from '@/components/ui/code/program-code';
import { truncateName } from '@/lib/text/truncate-name';
import { isLanguage, type Language, SAMPLE_LANGUAGES } from '@/lib/openapi/core/languages';
import { printJson } from '@/lib/openapi/core/print-json';
import { getRequestExamples } from '@/lib/openapi/request/request-content';
import { buildRequest } from '@/lib/openapi/request/build-request';
import type { CodeSample, Operation } from '@/lib/openapi/core/types';
import { Disclosure } from '../rendering/disclosure';
import { providerHref } from '../state/operation-hrefs';
import { type ExampleChoice, RequestCode, type SentRequest, type CodeSizes } from './request-code';
import type { View } from '../state/view';

type RequestPanelProps = { operation: Operation; view: View };

/** More than these are no choice. */
const MAX_EXAMPLES = 20;

/** One of the document's examples as a request. */
function buildSentRequest(
  operation: Operation,
  { api, address }: View,
  example: number,
): SentRequest {
  const request = buildRequest(api, operation, { address, example });
  const all = buildRequest(api, operation, { address, example, fields: 'all' });
  // What is said of the fields that are left out makes no difference to what is sent.
  const isSame = printJson({ ...all, remark: '' }) === printJson({ ...request, remark: '' });
  return isSame ? { request } : { request, all };
}

/** What can be sent in the place of the first example; in the browser it is made when it is chosen. */
function listExampleChoices(
  operation: Operation,
  view: View,
  first: SentRequest,
): readonly ExampleChoice[] {
  const examples = getRequestExamples(operation).slice(0, MAX_EXAMPLES);
  if (examples.length < 2) return [];
  return examples.map(({ summary, name }, index) => {
    const make = () => (index === 0 ? first : buildSentRequest(operation, view, index));
    return { title: truncateName(summary || name), sent: view.lazy ? make : make() };
  });
}

/** The request with what a first one needs, and with every field where that is more. */
export function RequestPanel({ operation, view }: RequestPanelProps) {
  const { printSnippet } = view;
  const first = buildSentRequest(operation, view, 0);
  const sizes = printSnippet && listCodeSizes((language) => printSnippet(language, first.request));
  // A crafted link can name any document: its commands do not stand where those made here are trusted.
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
      const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
      return [language, [lines.length, longest]];
    }),
  );
}

/** Samples by their tab; `undefined` where there are none. */
function groupCodeSamples(
  samples: readonly CodeSample[],
): Partial<Record<Language, string>> | undefined {
  const entries = samples.flatMap(({ language, source }) => (language ? [[language, source]] : []));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** The document's own samples that stand in no tab. */
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
