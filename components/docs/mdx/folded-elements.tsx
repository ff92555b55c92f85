import { Children, Fragment, isValidElement, type ReactNode, useId } from 'react';
import { LANG } from '@/.generated/words/locale';
import { NATIVE_CONTROL } from '@/lib/bootstrap/native-control';
import { withBasePath } from '@/lib/routes/urls';
import styles from './folded-elements.module.css';

/** Text that opens at a press, by the browser alone. */
export function Details({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

type TabProps = { title: string; children: ReactNode };

/** Content of one of the `Tabs` around it. */
export function Tab({ children }: TabProps) {
  return children;
}

/** Texts behind tabs: radio buttons and CSS, which need no JavaScript. In print all of them stand one below the other. */
export function Tabs({ children }: { children: ReactNode }) {
  const id = useId();
  const tabs = Children.toArray(children).filter((child) => isValidElement<TabProps>(child));
  return (
    <div
      className={styles.tabs}
      role="group"
      aria-label={tabs.map(({ props }) => props.title).join(', ')}
    >
      {tabs.map((tab, index) => (
        <Fragment key={tab.props.title}>
          <input
            type="radio"
            className={styles.radio}
            id={`${id}${index}`}
            name={id}
            defaultChecked={index === 0}
            {...{ [NATIVE_CONTROL]: '' }}
          />
          <label className={styles.tab} htmlFor={`${id}${index}`}>
            {tab.props.title}
          </label>
          <div className={styles.panel}>{tab}</div>
        </Fragment>
      ))}
    </div>
  );
}

type VideoProps = {
  src: string;
  captions: string;
  poster: string;
  title: string;
  width: string;
  height: string;
};

/** A film with its size, so that nothing moves; nothing of it is loaded before a press but the picture. */
export function Video({ src, captions, poster, title, width, height }: VideoProps) {
  return (
    <video
      className={styles.video}
      src={withBasePath(src)}
      poster={withBasePath(poster)}
      aria-label={title}
      {...{ width, height }}
      controls
      playsInline
      preload="none"
    >
      <track kind="captions" src={withBasePath(captions)} srcLang={LANG} label={title} default />
    </video>
  );
}
