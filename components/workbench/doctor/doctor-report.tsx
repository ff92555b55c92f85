'use client';

import { API_REFERENCE_SETTINGS } from '@/.generated/api-reference';
import * as words from '@/.generated/words/workbench/doctor';
import { copyText } from '@/lib/bootstrap/copy/copy-code';
import { withBasePath } from '@/lib/routes/urls';
import type { DoctorReport } from '@/lib/workbench/doctor/examine-recording';
import { type Finding, SEVERITIES } from '@/lib/workbench/doctor/finding';
import { describePlaces, printReport } from '@/lib/workbench/doctor/print-report';
import box from '../tool-box.module.css';
import { useFocusOnMount } from '../use-focus-on-mount';
import styles from './doctor.module.css';

/** One thing about one or more requests, with the page that says how to mend it. */
function FindingItem({ finding }: { finding: Finding }) {
  const { operation, message, href } = finding;
  return (
    <li className={styles.finding}>
      {operation !== '' && <strong className={styles.operation}>{operation}</strong>}
      <span>{message}</span>
      <span className={box.note}>
        {describePlaces(finding)}
        {href !== '' && (
          <>
            {' · '}
            {/* The report is gone with this page. */}
            <a href={withBasePath(href)} target="_blank" rel="noreferrer">
              {words.read}
            </a>
          </>
        )}
      </span>
    </li>
  );
}

/** What was found in a recording, the worst first. */
export function ReportView({ report }: { report: DoctorReport }) {
  const container = useFocusOnMount<HTMLDivElement>();
  const { findings, problems, requests, calls, deliveries, operations } = report;
  const { url } = API_REFERENCE_SETTINGS.site;
  const text = () => printReport(report, url);
  return (
    <div ref={container} tabIndex={-1} className={`${box.result} ${styles.report}`}>
      <p>{words.summary({ requests, calls, deliveries })}</p>
      {problems.map((problem) => (
        <p key={problem} className={styles.problem}>
          {problem}
        </p>
      ))}
      {operations.length > 0 && <p className={box.note}>{words.called(operations.join(', '))}</p>}
      {findings.length === 0 && problems.length === 0 && <p>{words.nothing}</p>}
      {SEVERITIES.map((severity) => {
        const own = findings.filter((one) => one.severity === severity);
        if (own.length === 0) return null;
        return (
          <section key={severity} data-severity={severity} aria-label={words.severities[severity]}>
            <p className={styles.severity}>
              {words.severities[severity]} <span className={styles.count}>{own.length}</span>
            </p>
            <ul className={styles.findings}>
              {own.map((finding) => (
                <FindingItem key={`${finding.operation} ${finding.message}`} finding={finding} />
              ))}
            </ul>
          </section>
        );
      })}
      <div className={box.buttons}>
        <button
          type="button"
          className={box.other}
          onClick={(event) => void copyText(event.currentTarget, Promise.resolve(text()))}
        >
          {words.copy}
        </button>
      </div>
    </div>
  );
}
