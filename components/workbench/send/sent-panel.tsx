'use client';

import { LOCALE } from '@/.generated/words/locale';
import * as words from '@/.generated/words/workbench/response';
import { TabCode } from '@/components/ui/code/code-tabs';
import code from '@/components/ui/code/code.module.css';
import { CopyButton } from '@/components/ui/code/copy-button';
import { JsonText } from '@/components/ui/code/json-code';
import { MarkupCode } from '@/components/ui/code/markup-code';
import { PlainCode } from '@/components/ui/code/plain-code';
import { TextLink } from '@/components/ui/link/text-link';
import { OWN_DATA } from '@/lib/bootstrap/remark/own-data';
import { isJsonMedia, isXmlMedia } from '@/lib/openapi/core/media-type';
import { findJsonError } from '@/lib/openapi/parse/json-error';
import { withBasePath } from '@/lib/routes/urls';
import { visibleName } from '@/lib/text/visible-name';
import type { ResponseReview } from '@/lib/workbench/response/compare-response';
import { setPrefill } from '@/lib/workbench/response/prefill';
import { indentJson } from '@/lib/workbench/send/json-text';
import { MAX_BODY_BYTES, type SendOutcome } from '@/lib/workbench/send/send-request';
import { ResponseReviewNotes } from './response-review';
import styles from './send.module.css';
import type { SentFollowUp } from './use-request-edit';

/** A response that came to a request of the form. */
export type SentResponse = Omit<Extract<SendOutcome, { kind: 'response' }>, 'ms'> & {
  /** Time until it came, in ms; absent where the reader pasted it. */
  readonly ms?: number;
};

/** Title of the tab: `Sent 15:20 · 402 · 310 ms`, `Pasted 15:20 · 402`. */
export function formatSentTitle({ at, status, ms }: SentResponse): string {
  const time = at.toLocaleTimeString(LOCALE, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = [status > 0 ? String(status) : '', ms === undefined ? '' : `${ms} ms`];
  const title = ms === undefined ? words.pasted(time) : words.sent(time);
  return [title, ...parts.filter(Boolean)].join(' · ');
}

function getHeader({ headers }: SentResponse, name: string): string {
  return headers.find(([one]) => one.toLowerCase() === name)?.[1] ?? '';
}

/** Size in words: `1.2 kilobytes`. */
function formatBytes(bytes: number): string {
  const units = ['byte', 'kilobyte', 'megabyte'] as const;
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  return new Intl.NumberFormat(LOCALE, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step);
}

/** Remark on a body for before it is read; `undefined` for none. */
function describeBody(response: SentResponse): string | undefined {
  const { text, isBinary, isCut, bytes } = response;
  const media = getHeader(response, 'content-type');
  if (isBinary) return words.notShown({ size: formatBytes(bytes), media: media || words.noMedia });
  if (isCut && bytes === 0) return words.cutAfter(formatBytes(MAX_BODY_BYTES));
  if (isCut) return words.cut(formatBytes(bytes));
  if (bytes === 0) return words.noBody(response.status);
  if (findJsonError(text) === undefined) return undefined;
  if (media === '') return words.unknownMedia;
  return isJsonMedia(media) ? words.noJson(media) : words.otherMedia(media);
}

/** Body of a response, highlighted where it is short enough and JSON or markup. */
function BodyText({ response }: { response: SentResponse }) {
  const { text } = response;
  if (!response.isCut && findJsonError(text) === undefined)
    return <JsonText text={indentJson(text)} />;
  const isMarkup = isXmlMedia(getHeader(response, 'content-type')) || /^\s*</.test(text);
  return isMarkup ? <MarkupCode text={text} /> : <PlainCode text={text} />;
}

type SentPanelProps = {
  response: SentResponse;
  /** Absent where its document did not load. */
  review?: ResponseReview | undefined;
  /** Operations that it leads to. */
  followUps?: readonly SentFollowUp[] | undefined;
  /** The request and its response as Markdown, without key and card; absent where it is elsewhere. */
  ticket?: string;
};

/** Links of a response to the operations that follow; each fills in the form of its own. */
function FollowUps({ followUps }: { followUps: readonly SentFollowUp[] }) {
  return (
    <div role="group" className={styles.follow} aria-label={words.follow}>
      <span>{words.next}</span>
      {followUps.map(({ title, href, isLive, prefill }) => {
        const props = {
          className: styles.quiet,
          onClick: () => setPrefill(prefill),
          children: visibleName(title),
        };
        // The host has no page of an operation that only the live document has: it is shown in this one.
        return isLive ? (
          <a key={`${href}${title}`} {...props} href={withBasePath(href)} />
        ) : (
          <TextLink key={`${href}${title}`} {...props} href={href} />
        );
      })}
    </div>
  );
}

/** Response as it came: the body, what it means, then its headers. */
export function SentPanel({ response, review, followUps = [], ticket }: SentPanelProps) {
  const note = describeBody(response);
  return (
    <>
      <pre
        className={code.pre}
        role="group"
        tabIndex={0}
        aria-label={formatSentTitle(response)}
        {...{ [OWN_DATA]: '' }}
      >
        <TabCode note={note}>
          <BodyText response={response} />
        </TabCode>
      </pre>
      {review && <ResponseReviewNotes review={review} />}
      {followUps.length > 0 && <FollowUps followUps={followUps} />}
      <details className={styles.headers}>
        <summary>{words.headers(response.headers.length)}</summary>
        <dl>
          {response.headers.map(([name, value], index) => (
            <div key={index}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      {ticket !== undefined && (
        <details className={styles.headers} data-code>
          <summary>{words.forTicket}</summary>
          <pre tabIndex={0} role="group" aria-label={words.ticket}>
            <code>{ticket}</code>
          </pre>
          <CopyButton className={styles.quiet} label={words.ticket} />
        </details>
      )}
    </>
  );
}
