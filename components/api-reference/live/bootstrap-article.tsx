import { BOOTSTRAP_ARTICLE } from '@/lib/bootstrap/document/pending-document';
import path from '../operation/operation-path.module.css';
import article from '../parts/article.module.css';
import fields from '../parts/fields.module.css';
import badge from '../parts/method-badge.module.css';
import styles from './named-content.module.css';

/** Content that React leaves alone. */
const EMPTY_HTML = { __html: '' };

/**
 * Element in which the bootstrap renders a summary of the requested operation (lib/bootstrap); its
 * attributes name the classes. Empty without one, and once the page has rendered the operation.
 */
export function BootstrapArticle() {
  return (
    <div
      {...{ [BOOTSTRAP_ARTICLE]: '' }}
      data-article={article.article}
      data-column={article.column}
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
