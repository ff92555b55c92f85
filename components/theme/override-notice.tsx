import * as words from '@/.generated/words/shell/partner-theme';
import { focusMain } from '@/components/ui/focus-main';
import { removeOverrides } from './change-overrides';
import styles from './override-notice.module.css';

type OverrideNoticeProps = {
  /** Name of the partner the portal is shown for. */
  partner: string | undefined;
  coloured: boolean;
};

/** Says which overrides the portal is shown with, and removes them. */
export function OverrideNotice({ partner, coloured }: OverrideNoticeProps) {
  const remove = () => {
    removeOverrides();
    focusMain();
  };
  return (
    <aside className={styles.notice} aria-label={words.display}>
      <p className={styles.text}>{describeOverrides(partner, coloured)}</p>
      <button type="button" className={styles.remove} onClick={remove}>
        {words.removeDisplay}
      </button>
    </aside>
  );
}

function describeOverrides(partner: string | undefined, coloured: boolean): string {
  if (partner === undefined) return words.shownInColours;
  return coloured ? words.shownInColoursOf(partner) : words.shownWith(partner);
}
