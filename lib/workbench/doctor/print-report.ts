import * as words from '@/.generated/words/workbench/doctor';
import type { DoctorReport } from './examine-recording';
import { type Finding, SEVERITIES } from './finding';

/** Where the requests of a finding are: `entry 3, entry 7 and 12 more`. */
export function describePlaces({ places, count }: Finding): string {
  const named = places.join(', ');
  return count > places.length
    ? words.andMore({ places: named, count: count - places.length })
    : named;
}

function printFinding(finding: Finding, portal: string): string {
  const { operation, message, href } = finding;
  const link = href === '' ? '' : ` [${words.read}](${new URL(href, portal).href})`;
  const where = operation === '' ? '' : `**${operation}**: `;
  return `- ${where}${message}${link} (${describePlaces(finding)})`;
}

/**
 * Prints a report as Markdown for a ticket. Its messages have neither keys nor card numbers.
 * @param portal Address of the portal, against which links are resolved.
 */
export function printReport(report: DoctorReport, portal: string): string {
  const { requests, calls, deliveries, operations, findings, problems } = report;
  const parts = SEVERITIES.flatMap((severity) => {
    const own = findings.filter((one) => one.severity === severity);
    const lines = own.map((one) => printFinding(one, portal));
    return own.length === 0 ? [] : [`## ${words.severities[severity]}`, lines.join('\n')];
  });
  return [
    `# ${words.title}`,
    words.summary({ requests, calls, deliveries }),
    ...(operations.length > 0 ? [words.called(operations.join(', '))] : []),
    ...problems,
    ...(parts.length > 0 || problems.length > 0 ? parts : [words.nothing]),
    '',
  ].join('\n\n');
}
