'use client';

import * as words from '@/.generated/words/workbench/lifecycle-run';
import code from '@/components/ui/code/code.module.css';
import { JsonCode, JsonText } from '@/components/ui/code/json-code';
import { Sentence } from '@/components/ui/sentence';
import { indentJson } from '@/lib/workbench/send/json-text';
import type { LogEntry } from './create-run';
import styles from './lifecycle-run.module.css';

type RunLogProps = {
  entries: readonly LogEntry[];
  /** Writes a time in ms. */
  format: (ms: number) => string;
};

/** What happened in a run, newest first: requests with their responses, events, and moves of the clock. */
export function RunLog({ entries, format }: RunLogProps) {
  if (entries.length === 0) return null;
  return (
    <ol className={styles.log} aria-label={words.log} reversed>
      {entries.toReversed().map((entry) => (
        <li key={entry.key} data-kind={entry.kind}>
          {entry.kind === 'clock' ? (
            <p className={styles.moved}>{words.clockIs(format(entry.at))}</p>
          ) : (
            <details>
              <summary>
                <Head entry={entry} />
                <time className={styles.time}>{format(entry.at)}</time>
              </summary>
              <Content entry={entry} />
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

type Happened = Exclude<LogEntry, { kind: 'clock' }>;

function Head({ entry }: { entry: Happened }) {
  if (entry.kind === 'event')
    return (
      <span>
        <Sentence text={words.event}>
          <code>{entry.event.event}</code>
        </Sentence>
      </span>
    );
  const { request, response } = entry;
  return (
    <span>
      <code>
        {request.method} {new URL(request.url).pathname}
      </code>{' '}
      <b data-failed={response.status >= 400}>{response.status}</b>
    </span>
  );
}

function Content({ entry }: { entry: Happened }) {
  if (entry.kind === 'event')
    return (
      <Json label={entry.event.event}>
        <JsonCode value={entry.event.body} />
      </Json>
    );
  const { request, response } = entry;
  return (
    <>
      {request.body?.kind === 'json' && (
        <Json label={words.request}>
          <JsonCode value={request.body.value} />
        </Json>
      )}
      <Json label={words.response}>
        <JsonText text={indentJson(response.text)} />
      </Json>
    </>
  );
}

function Json({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.json}>
      <p className={styles.label}>{label}</p>
      <div className={code.frame}>
        <pre className={code.pre} role="group" tabIndex={0} aria-label={label}>
          <code>{children}</code>
        </pre>
      </div>
    </div>
  );
}
