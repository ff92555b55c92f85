import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { OperationArticle } from '@/components/api-reference/operation/operation-article';
import { getStaticDepth } from '@/components/api-reference/operation/static-depth';
import { ForeignText } from '@/components/ui/markdown/foreign-text';
import { decodeText } from '@/lib/http/decode-text';
import { applyOverlays } from '@/lib/kit/build/openapi/overlays/apply-overlay-files';
import { describeError } from '@/lib/kit/system/run-main';
import { parseHtml } from '@/lib/markdown/foreign/escape-unknown-tags';
import type { Operation } from '@/lib/openapi/core/operation-types';
import type { ApiIndex, ParseResult } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { omitUpgrade } from '@/lib/openapi/overlay/apply-actions';
import { parseText } from '@/lib/openapi/parse/parse-text';
import { upgradeSwagger } from '@/lib/openapi/parse/upgrade-swagger';
import { printSnippet } from '@/lib/openapi/snippets/print-snippet';
import {
  countSamples,
  createSampleTallies,
  createValidators,
  type SampleTallies,
  type Validators,
} from './check-samples';
import { listLostOperations } from './count-operations';
import { omitOfferedValues } from './map-objects';

/** Exception that a document made the engine throw: its stage, the operation if it is of one, the message. */
type Exception = { readonly stage: string; readonly operation?: string; readonly message: string };

/** Time that engine and article of an operation took, in milliseconds. */
type Duration = { readonly operation: string; readonly ms: number };

/** Result for one document. */
export type DocumentReport = {
  readonly file: string;
  /** Why the document cannot be read, or shows nothing; absent where it is fine. */
  readonly problem?: string;
  readonly operations: number;
  /** Operations that the document has and the engine does not list. */
  readonly lost: readonly string[];
  readonly exceptions: readonly Exception[];
  /** Samples with the examples and defaults of the document. */
  readonly samples: SampleTallies;
  /** Samples of the same schemas without them. */
  readonly samplesWithoutValues: SampleTallies;
  /** Slowest operations, slowest first. */
  readonly slowest: readonly Duration[];
};

/** Most operations that are listed as the slowest. */
const MAX_SLOWEST = 5;

/** Runs a stage; what it throws is an exception of the report. */
function attempt<Result>(
  exceptions: Exception[],
  where: Omit<Exception, 'message'>,
  run: () => Result,
): Result | undefined {
  try {
    return run();
  } catch (error) {
    exceptions.push({ ...where, message: describeError(error) });
    return undefined;
  }
}

/** Renders the article of an operation as the build does. */
function renderArticle(api: ApiIndex, operation: Operation): string {
  const view = {
    api,
    lazy: false,
    depth: getStaticDepth(api, operation),
    renderText: (text: string) => <ForeignText text={text} parseHtml={parseHtml} />,
    printSnippet,
  };
  return renderToStaticMarkup(<OperationArticle operation={operation} view={view} />);
}

type Run = {
  readonly api: ApiIndex;
  readonly validators: Validators;
  readonly tallies: SampleTallies;
  readonly exceptions: Exception[];
};

/** Runs one operation through engine, article and samples. */
function runOperation({ api, validators, tallies, exceptions }: Run, operation: string): Duration {
  const start = performance.now();
  const resolved = attempt(exceptions, { stage: 'operation', operation }, () =>
    resolveOperation(api, operation),
  );
  if (resolved === undefined) return { operation, ms: 0 };
  attempt(exceptions, { stage: 'article', operation }, () => renderArticle(api, resolved));
  const ms = Math.round(performance.now() - start);
  attempt(exceptions, { stage: 'samples', operation }, () =>
    countSamples(api, resolved, validators, tallies),
  );
  return { operation, ms };
}

/** Counts the samples of a document whose schemas offer no values. */
function runWithoutValues({ api, validators, tallies, exceptions }: Run): void {
  const stage = 'samples without values';
  const bare = attempt(exceptions, { stage }, () => indexApi(omitOfferedValues(api.document)));
  for (const id of bare?.operations.keys() ?? [])
    attempt(exceptions, { stage, operation: id }, () => {
      const operation = bare && resolveOperation(bare, id);
      if (operation) countSamples(bare, operation, validators, tallies);
    });
}

type ReadDocument = Extract<ParseResult, { ok: true }>;

function describeProblems({ problems }: ParseResult): string | undefined {
  return problems.find(({ level }) => level === 'error')?.message;
}

/** Applies the overlays of a folder; what is wrong with them is a problem of the document. */
function overlayResult(parsed: ReadDocument, folder: string): ReadDocument {
  const { document, problems } = applyOverlays(omitUpgrade(parsed.document), folder);
  const found = problems.map(({ file, line, message }) => ({
    ...{ id: 'overlay', level: 'error' as const, at: '#' },
    message: `${basename(file)}:${line}: ${message}`,
  }));
  return { ok: true, document: upgradeSwagger(document), problems: [...parsed.problems, ...found] };
}

/** Runs a document that was read. */
function runDocument(file: string, parsed: ReadDocument): DocumentReport {
  const exceptions: Exception[] = [];
  const samples = createSampleTallies();
  const samplesWithoutValues = createSampleTallies();
  const api = attempt(exceptions, { stage: 'index' }, () =>
    indexApi(parsed.document, parsed.problems),
  );
  const durations: Duration[] = [];
  if (api) {
    const run = { api, validators: createValidators(api.document), exceptions };
    for (const id of api.operations.keys())
      durations.push(runOperation({ ...run, tallies: samples }, id));
    runWithoutValues({ ...run, tallies: samplesWithoutValues });
  }
  const problem = describeProblems(parsed);
  return {
    file,
    ...(problem === undefined ? {} : { problem }),
    operations: api?.operations.size ?? 0,
    lost: api ? listLostOperations(parsed.document, api) : [],
    exceptions,
    samples,
    samplesWithoutValues,
    slowest: durations.toSorted((a, b) => b.ms - a.ms).slice(0, MAX_SLOWEST),
  };
}

/** Report of a document that cannot be read. */
function buildRefusedReport(file: string, problem: string, exceptions: Exception[] = []) {
  return {
    ...{ file, problem, operations: 0, lost: [], exceptions, slowest: [] },
    samples: createSampleTallies(),
    samplesWithoutValues: createSampleTallies(),
  };
}

/**
 * Runs a document through parser, engine, article and samples. Never rejects: what fails is in the
 * report.
 * @param path Path of its file.
 * @param file Name of the file in the report.
 * @param overlays Folder of the overlays that are applied to the document; none without it.
 */
export async function checkDocument(
  path: string,
  file: string,
  overlays?: string,
): Promise<DocumentReport> {
  let text: string;
  try {
    text = decodeText(readFileSync(path));
  } catch (error) {
    return buildRefusedReport(file, describeError(error));
  }
  try {
    const parsed = await parseText(text);
    return parsed.ok
      ? runDocument(file, overlays === undefined ? parsed : overlayResult(parsed, overlays))
      : buildRefusedReport(file, describeProblems(parsed) ?? 'The document cannot be read.');
  } catch (error) {
    const message = describeError(error);
    return buildRefusedReport(file, message, [{ stage: 'parser', message }]);
  }
}
