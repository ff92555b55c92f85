import styles from './article-skeleton.module.css';
import article from './article.module.css';

/** Fields of a placeholder: those of a screen. */
const FIELDS = 4;

/**
 * Placeholder of the document that the address names: title, path and fields where they are about to
 * stand. In the HTML of every page under /api and shown by CSS, so that it is there before React.
 */
export function ArticleSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className={article.article}>
        <div className={article.column}>
          <p className={styles.source} />
          <p className={styles.title} />
          <p className={styles.path} />
          <p className={styles.text} />
        </div>
        <div className={article.code}>
          <p className={styles.code} />
        </div>
        <div className={article.fields}>
          {Array.from({ length: FIELDS }, (_, index) => (
            <p key={index} className={styles.field} />
          ))}
        </div>
      </div>
    </div>
  );
}
