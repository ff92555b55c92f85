import { createElement } from 'react';
import { about } from '@/.generated/words/docs/searched-in-vain';
import { SEARCHED_IN_VAIN, SEARCHES_TO } from '@/lib/bootstrap/searches/show-searches';
import { readSite } from '@/lib/content/read-site';
import { getScriptUrl } from '@/lib/pages/script-url';
import { escapeHtml } from '@/lib/text/escape-html';
import styles from './searched-in-vain.module.css';

/**
 * The reader's own searches that found nothing, from this browser alone. A script of its own shows them
 * (lib/bootstrap/searches/show-searches.ts); without it a sentence says what it would show.
 */
export function SearchedInVain() {
  return (
    <>
      {createElement(SEARCHED_IN_VAIN, {
        [SEARCHES_TO]: readSite().email,
        className: styles.searches,
        // What is in it belongs to the script: React leaves it alone.
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: { __html: `<p>${escapeHtml(about)}</p>` },
      })}
      <script async fetchPriority="low" src={getScriptUrl('searches')} />
    </>
  );
}
