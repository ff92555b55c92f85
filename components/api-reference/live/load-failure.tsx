'use client';

import * as words from '@/.generated/words/reference/named';
import { pageLinkAttributes } from '@/components/ui/link/page-link';
import { urls } from '@/lib/routes/urls';
import styles from '../parts/article.module.css';
import { RetryButton } from '../parts/load-notice';
import notice from '../parts/load-notice.module.css';

type LoadFailureProps = {
  title: string;
  message: string;
  url?: string | undefined;
  /** Whether the host responded, so that neither network nor CORS is the reason. */
  hasResponse?: boolean;
};

/** Message about a named document that did not load, announced at once, and what to try next. */
export function LoadFailure(props: LoadFailureProps) {
  const { title, message, url, hasResponse = false } = props;
  return (
    <div className={styles.column}>
      <div role="alert">
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.description}>{message}</p>
      </div>
      {url !== undefined && (
        <>
          <p className={styles.description}>
            {hasResponse ? words.hostAnswers : words.unreachableOrCors}
          </p>
          <p className={notice.command}>
            {/* Quoted: a crafted link may contain shell commands. */}
            <code>curl -i &apos;{url.replaceAll("'", '%27')}&apos;</code>
          </p>
          <p className={notice.again}>
            <RetryButton key={url} url={url} />
          </p>
        </>
      )}
      <p className={styles.description}>
        <a {...pageLinkAttributes(urls.api)}>{words.openReference}</a>
      </p>
    </div>
  );
}
