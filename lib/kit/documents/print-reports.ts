import type { DocumentReport } from './check-document';
import type { SampleTallies } from './check-samples';
import { createTally, type Tally } from './tally';

/** Most findings of one kind that are listed below the table. */
const MAX_LISTED = 5;

const KINDS = ['bodies', 'responses', 'pathParameters', 'otherParameters'] as const;

/** Adds tallies of one kind up. */
function sumTallies(tallies: readonly Tally[]): Tally {
  const sum = createTally();
  for (const { total, valid, unchecked, refused } of tallies) {
    sum.total += total;
    sum.valid += valid;
    sum.unchecked += unchecked;
    for (const one of refused) sum.refused.push(one);
  }
  return sum;
}

/** `12/14` valid samples; `-` for none. */
function printTally({ total, valid, unchecked }: Tally): string {
  const checked = total - unchecked;
  return total === 0 ? '-' : `${valid}/${checked}${unchecked > 0 ? ` (${unchecked}?)` : ''}`;
}

function printTallies(samples: SampleTallies, bare: SampleTallies): readonly string[] {
  return [
    ...KINDS.map((kind) => printTally(samples[kind])),
    ...(['bodies', 'responses'] as const).map((kind) => printTally(bare[kind])),
  ];
}

const HEAD = [
  ...['document', 'operations', 'exceptions', 'lost', 'bodies', 'responses'],
  ...['path', 'query + header', 'bare bodies', 'bare responses', 'slowest'],
];

function printRow(report: DocumentReport): readonly string[] {
  const [slowest] = report.slowest;
  return [
    report.file,
    `${report.operations}`,
    `${report.exceptions.length}`,
    `${report.lost.length}`,
    ...printTallies(report.samples, report.samplesWithoutValues),
    slowest === undefined ? '-' : `${slowest.ms} ms ${slowest.operation}`,
  ];
}

function printPercent({ total, valid, unchecked }: Tally): string {
  const checked = total - unchecked;
  return checked === 0 ? '-' : `${((100 * valid) / checked).toFixed(1)} %`;
}

function printTotals(reports: readonly DocumentReport[]): readonly string[] {
  const sum = (pick: (report: DocumentReport) => Tally) =>
    printPercent(sumTallies(reports.map(pick)));
  const count = (pick: (report: DocumentReport) => number) =>
    `${reports.reduce((total, report) => total + pick(report), 0)}`;
  return [
    `${reports.length} documents`,
    count(({ operations }) => operations),
    count(({ exceptions }) => exceptions.length),
    count(({ lost }) => lost.length),
    ...KINDS.map((kind) => sum(({ samples }) => samples[kind])),
    sum(({ samplesWithoutValues }) => samplesWithoutValues.bodies),
    sum(({ samplesWithoutValues }) => samplesWithoutValues.responses),
    '',
  ];
}

/** Lines of findings, the first ones and how many more there are. */
function capLines(lines: readonly string[]): readonly string[] {
  const more = lines.length - MAX_LISTED;
  return more > 0 ? [...lines.slice(0, MAX_LISTED), `… and ${more} more`] : lines;
}

/** Lists what is wrong with a document, by kind. */
function listFindings(report: DocumentReport): readonly string[] {
  const { problem, exceptions, lost, samples, samplesWithoutValues } = report;
  const refusals = (tallies: SampleTallies, how: string) =>
    KINDS.flatMap((kind) => tallies[kind].refused).map(
      ({ operation, subject, error, isAnnounced }) =>
        `refused${how}${isAnnounced ? ', announced' : ''}: ${operation}, ${subject}: ${error}`,
    );
  return [
    ...(problem === undefined ? [] : [`problem: ${problem}`]),
    ...capLines(
      exceptions.map(({ stage, operation, message }) =>
        ['exception', stage, operation, message].filter((one) => one !== undefined).join(': '),
      ),
    ),
    ...capLines(lost.map((operation) => `lost: ${operation}`)),
    ...capLines(refusals(samples, '')),
    ...capLines(refusals(samplesWithoutValues, ' without values')),
  ];
}

/** Prints rows as columns of even width. */
function printColumns(rows: readonly (readonly string[])[]): string {
  const widths = HEAD.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Prints a table with one row a document, their sums, and what is wrong with each. */
export function printReports(reports: readonly DocumentReport[]): string {
  const table = printColumns([HEAD, ...reports.map(printRow), printTotals(reports)]);
  const findings = reports.flatMap((report) => {
    const lines = listFindings(report);
    return lines.length === 0 ? [] : ['', report.file, ...lines.map((line) => `  ${line}`)];
  });
  return [table, ...findings].join('\n');
}
