import { CodeFrame } from '@/components/code/code-frame';
import { ProgramCode } from '@/components/code/program-code';
import { cutName } from '@/lib/openapi/cut-name';
import { isLanguage, type Language, LANGUAGES } from '@/lib/openapi/languages';
import { toJsonText } from '@/lib/openapi/print-json';
import { getSentExamples } from '@/lib/openapi/request/request-body';
import { toRequest } from '@/lib/openapi/request/to-request';
import type { CodeSample, Operation } from '@/lib/openapi/types';
import { Disclosure } from '../drawing/disclosure';
import { ownHref } from '../state/operation-hrefs';
import { type ExampleChoice, RequestCode, type SentRequest, type Shapes } from './request-code';
import type { View } from '../state/view';

type RequestPanelProps = { operation: Operation; view: View };

/** More than these are no choice. */
const MOST_EXAMPLES = 20;

/** One of the document's examples as a request. */
function toSent(operation: Operation, { api, address }: View, example: number): SentRequest {
  const request = toRequest(api, operation, { address, example });
  const all = toRequest(api, operation, { address, example, fields: 'all' });
  // What is said of the fields that are left out makes no difference to what is sent.
  const isSame = toJsonText({ ...all, remark: '' }) === toJsonText({ ...request, remark: '' });
  return isSame ? { request } : { request, all };
}

/** What can be sent in the place of the first example; in the browser it is made when it is chosen. */
function toChoices(operation: Operation, view: View, first: SentRequest): readonly ExampleChoice[] {
  const examples = getSentExamples(operation).slice(0, MOST_EXAMPLES);
  if (examples.length < 2) return [];
  return examples.map(({ summary, name }, index) => {
    const make = () => (index === 0 ? first : toSent(operation, view, index));
    return { title: cutName(summary || name), sent: view.lazy ? make : make() };
  });
}

/** The request with what a first one needs, and with every field where that is more. */
export function RequestPanel({ operation, view }: RequestPanelProps) {
  const { toSnippet } = view;
  const first = toSent(operation, view, 0);
  const shapes = toSnippet && toShapes((language) => toSnippet(language, first.request));
  // A crafted link can name any document: its commands do not stand where those made here are trusted.
  const inTabs =
    view.toHref === ownHref ? operation.samples.filter(({ language }) => language) : [];
  const others = operation.samples.filter((sample) => !inTabs.includes(sample));
  return (
    <>
      <RequestCode
        {...first}
        examples={toChoices(operation, view, first)}
        shapes={shapes}
        own={toOwnCode(inTabs)}
      />
      {others.length > 0 && <OtherSamples samples={others} view={view} />}
    </>
  );
}

function toShapes(write: (language: Language) => string): Shapes {
  const made = Object.keys(LANGUAGES).filter(isLanguage).slice(1);
  return Object.fromEntries(
    made.map((language) => {
      const lines = write(language).split('\n');
      const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
      return [language, [lines.length, longest]];
    }),
  );
}

/** Samples by their tab; `undefined` where there are none. */
function toOwnCode(samples: readonly CodeSample[]): Partial<Record<Language, string>> | undefined {
  const own = samples.flatMap(({ language, source }) => (language ? [[language, source]] : []));
  return own.length === 0 ? undefined : Object.fromEntries(own);
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
