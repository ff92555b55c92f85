'use client';

import * as words from '@/.generated/words/workbench/response';
import { TextLink } from '@/components/ui/link/text-link';
import { withBasePath } from '@/lib/routes/urls';
import { visibleName } from '@/lib/text/visible-name';
import { setPrefill } from '@/lib/workbench/response/prefill';
import styles from './send.module.css';
import type { SentFollowUp } from './use-request-edit';

/** Links of a response to the operations that follow; each fills in the form of its own. */
export function FollowUps({ followUps }: { followUps: readonly SentFollowUp[] }) {
  return (
    <nav className={styles.follow} aria-label={words.follow}>
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
    </nav>
  );
}
