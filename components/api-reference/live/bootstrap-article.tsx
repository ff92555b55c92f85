import { BOOTSTRAP_ARTICLE } from '@/lib/bootstrap/document/pending-document';
import path from '../operation/operation-path.module.css';
import article from '../parts/article.module.css';
import fields from '../parts/fields.module.css';
import badge from '../parts/method-badge.module.css';
import styles from './named-content.module.css';

/** What React says of what is inside: nothing. */
const EMPTY_HTML = { __html: '' };

/**
 * Where the operation that the address asks for is drawn in short before the page is alive (lib/bootstrap). Empty on
 * every other page, and from when the operation is drawn in full. No script of the page has to know its classes.
 */
export function BootstrapArticle() {
  return (
    <div
      {...{ [BOOTSTRAP_ARTICLE]: '' }}
      data-article={article.article}
      data-words={article.words}
      data-source={styles.source}
      data-title={article.title}
      data-path={path.path}
      data-server={path.server}
      data-badge={badge.badge}
      data-description={article.description}
      data-parts={article.fields}
      data-section={article.section}
      data-list={fields.fields}
      data-field={fields.field}
      data-head={fields.head}
      data-name={fields.name}
      data-type={fields.type}
      data-text={fields.text}
      suppressHydrationWarning
      dangerouslySetInnerHTML={EMPTY_HTML}
    />
  );
}
