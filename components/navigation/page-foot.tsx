import { PageLink } from '@/components/ui/link/page-link';
import { TextLink } from '@/components/ui/link/text-link';
import { FEEDBACK } from '@/lib/bootstrap/feedback/feedback';
import { NATIVE_CONTROL } from '@/lib/bootstrap/native-control';
import { formatReleaseDay } from '@/lib/openapi/overview/release';
import type { PageFoot as PageFootView } from '@/lib/pages/reading/page-foot';
import { getScriptUrl } from '@/lib/pages/script-url';
import type { SideItem } from '@/lib/pages/shell/side-lists';
import { withBasePath } from '@/lib/routes/urls';
import styles from './page-foot.module.css';

/** Foot of a page: its age, where to edit it, whether it helped, and its neighbours. Not part of its Markdown. */
export function PageFoot({ foot }: { foot: PageFootView }) {
  const { date, edit, feedback, previous, following } = foot;
  return (
    <footer className={styles.foot} data-formats="">
      {(feedback ?? date ?? edit) !== undefined && (
        <div className={styles.about}>
          {feedback !== undefined && <Feedback to={feedback} />}
          {date !== undefined && (
            <span>
              Last updated <time dateTime={date}>{formatReleaseDay(date)}</time>
            </span>
          )}
          {edit !== undefined && (
            <TextLink href={edit} newTab>
              Edit this page
            </TextLink>
          )}
        </div>
      )}
      {(previous ?? following) !== undefined && (
        <nav aria-label="Previous and next page" className={styles.neighbours}>
          {previous && <Neighbour name="Previous" page={previous} />}
          {following && <Neighbour name="Next" page={following} />}
        </nav>
      )}
    </footer>
  );
}

function Neighbour({ name, page }: { name: 'Previous' | 'Next'; page: SideItem }) {
  return (
    <PageLink
      href={page.url}
      rel={name === 'Next' ? 'next' : 'prev'}
      className={name === 'Next' ? `${styles.neighbour} ${styles.following}` : styles.neighbour}
    >
      <span>{name}</span> {page.name}
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
      aria-label="Feedback"
      {...{ [FEEDBACK]: withBasePath(to) }}
    >
      <span>Was this page helpful?</span>
      <button {...control} value="yes">
        Yes
      </button>
      <button {...control} value="no">
        No
      </button>
      {/* Filled without React, which would take text in an element without children for a mistake. */}
      <span aria-live="polite" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      <script async fetchPriority="low" src={getScriptUrl('feedback')} />
    </div>
  );
}
