import { LOCALE } from '@/.generated/words/locale';
import * as words from '@/.generated/words/shell/page-foot';
import { PageLink } from '@/components/ui/link/page-link';
import { TextLink } from '@/components/ui/link/text-link';
import { Sentence } from '@/components/ui/sentence';
import { FEEDBACK } from '@/lib/bootstrap/feedback/feedback';
import { NATIVE_CONTROL } from '@/lib/bootstrap/native-control';
import type { PageFoot as PageFootView } from '@/lib/pages/reading/read-page-foot';
import { getScriptUrl } from '@/lib/pages/script-url';
import type { SideItem } from '@/lib/pages/shell/side-lists';
import { withBasePath } from '@/lib/routes/urls';
import styles from './page-foot.module.css';

/** Formats the day of a change, which has no time zone. */
const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Foot of a page: its age, where to edit it, whether it helped, and its neighbours; nothing where it has none of these.
 * Not part of its Markdown.
 */
export function PageFoot({ foot }: { foot: PageFootView }) {
  const { date, edit, feedback, previous, following } = foot;
  if ((feedback ?? date ?? edit ?? previous ?? following) === undefined) return null;
  return (
    <footer className={styles.foot} data-markdown-ignore="">
      {(feedback ?? date ?? edit) !== undefined && (
        <div className={styles.about}>
          {feedback !== undefined && <Feedback to={feedback} />}
          {date !== undefined && (
            <span>
              <Sentence text={words.lastUpdated}>
                <time dateTime={date}>{DAY.format(new Date(date))}</time>
              </Sentence>
            </span>
          )}
          {edit !== undefined && (
            <TextLink href={edit} newTab>
              {words.edit}
            </TextLink>
          )}
        </div>
      )}
      {(previous ?? following) !== undefined && (
        <nav aria-label={words.neighbours} className={styles.neighbours}>
          {previous && <Neighbour rel="prev" page={previous} />}
          {following && <Neighbour rel="next" page={following} />}
        </nav>
      )}
    </footer>
  );
}

function Neighbour({ rel, page }: { rel: 'prev' | 'next'; page: SideItem }) {
  return (
    <PageLink
      href={page.url}
      rel={rel}
      className={rel === 'next' ? `${styles.neighbour} ${styles.following}` : styles.neighbour}
    >
      <span>{rel === 'next' ? words.next : words.previous}</span> {page.name}
    </PageLink>
  );
}

/**
 * Asks whether the page was helpful. A script of its own sends the choice (lib/bootstrap/feedback/feedback.ts);
 * without JavaScript nothing asks.
 */
function Feedback({ to }: { to: string }) {
  const control = { type: 'button', className: styles.choice, [NATIVE_CONTROL]: '' } as const;
  return (
    <div
      className={styles.feedback}
      role="group"
      aria-label={words.feedback}
      {...{ [FEEDBACK]: withBasePath(to) }}
    >
      <span>{words.helpful}</span>
      <button {...control} value="yes">
        {words.yes}
      </button>
      <button {...control} value="no">
        {words.no}
      </button>
      {/* Filled without React, which would take text in an element without children for a mistake. */}
      <span aria-live="polite" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      <script async fetchPriority="low" src={getScriptUrl('feedback')} />
    </div>
  );
}
