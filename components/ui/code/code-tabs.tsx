import { Fragment, type ReactNode, useId } from 'react';
import { NATIVE_CONTROL } from '@/lib/bootstrap/native-control';
import styles from './code.module.css';
import { CopyButton } from './copy-button';

export type CodeTab = {
  readonly title: string;
  /** Element id of the panel; a link to it selects the tab. */
  readonly id?: string | undefined;
  /** Content of the panel: a `TabCode`, or where it `hasPanels`, panels of languages. */
  readonly panel: ReactNode;
  readonly hasPanels?: true;
  /** Key of a tab that comes later: it is selected when it comes, and again with another key. */
  readonly key?: string;
};

type TabCodeProps = {
  children: ReactNode;
  /** Remark below the code, not copied with it. */
  note?: string | undefined;
};

/** Content of one panel of `CodeTabs`: the code and an optional remark. */
export function TabCode({ children, note }: TabCodeProps) {
  return (
    <>
      <code>{children}</code>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  );
}

export type CodeTabsProps = {
  /** Accessible name of the group and of its copy button: `Response`. */
  label: string;
  tabs: readonly CodeTab[];
  /** Title of the tab that is selected to begin with; default the first one. */
  shown?: string | undefined;
  /** Key of the choice, where it is kept. */
  keep?: string;
  /** Content below the panels, whichever of them shows. */
  children?: ReactNode;
};

/**
 * Several blocks of code behind tabs. The tabs are radio buttons and CSS: they work without
 * JavaScript, by arrow keys, and nothing moves when the page hydrates. A single one has its title alone.
 */
export function CodeTabs(props: CodeTabsProps) {
  const { label, tabs, shown, keep, children } = props;
  const id = useId();
  const isChoice = tabs.length > 1;
  const first = Math.max(
    0,
    tabs.findIndex(({ title }) => title === shown),
  );
  return (
    <div className={`${styles.frame} ${styles.tabs}`} role="group" aria-label={label} data-code>
      {tabs.map((tab, index) => (
        <Fragment key={tab.key ?? index}>
          {isChoice && (
            <input
              type="radio"
              className={styles.radio}
              id={`${id}${index}`}
              name={id}
              value={keep && tab.title}
              data-keep={keep}
              defaultChecked={index === first || tab.key !== undefined}
              {...{ [NATIVE_CONTROL]: '' }}
            />
          )}
          <label
            className={tab.key === undefined ? styles.tab : `${styles.tab} ${styles.late}`}
            htmlFor={isChoice ? `${id}${index}` : undefined}
            title={tab.title}
          >
            {tab.title}
          </label>
          {tab.hasPanels ? (
            <div className={styles.panel}>{tab.panel}</div>
          ) : (
            <pre
              className={`${styles.pre} ${styles.panel}`}
              id={tab.id}
              role="group"
              tabIndex={0}
              aria-label={tab.title}
            >
              {tab.panel}
            </pre>
          )}
        </Fragment>
      ))}
      {children && <div className={styles.below}>{children}</div>}
      <CopyButton className={styles.copy} label={label} />
    </div>
  );
}
