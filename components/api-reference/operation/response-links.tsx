import { TextLink } from '@/components/ui/link/text-link';
import type { ResponseLink } from '@/lib/openapi/core/types';
import { withBasePath } from '@/lib/routes/urls';
import { visibleName } from '@/lib/text/visible-name';
import styles from '../parts/article.module.css';
import { ManyRows } from '../schema/many-rows';
import type { View } from '../state/view';

/** Links of a response (OpenAPI 3.1 4.8.20): target operation and values; nothing without links. */
export function ResponseLinks({ links, view }: { links: readonly ResponseLink[]; view: View }) {
  if (links.length === 0) return null;
  return (
    <ManyRows
      view={view}
      count={links.length}
      label="links"
      renderRow={(index) => {
        const link = links[index];
        return link && <LinkRow key={link.name} link={link} view={view} />;
      }}
      wrap={(rows) => (
        <ul className={styles.links} aria-label="Calls that follow">
          {rows}
        </ul>
      )}
    />
  );
}

type LinkProps = { link: ResponseLink; view: View };

function LinkRow({ link, view }: LinkProps) {
  return (
    <li>
      Next, <code>{visibleName(link.name)}</code>: <LinkTarget link={link} view={view} />
      {link.values.map(({ name, value }, index) => (
        <span key={name}>
          {index === 0 ? ' with ' : ', '}
          <code>{visibleName(name)}</code> {isExpression(value) ? 'from' : '='} <code>{value}</code>
        </span>
      ))}
      {link.server && (
        <>
          {' at '}
          <code>{link.server.url}</code>
        </>
      )}
      {link.description !== '' && view.renderText(link.description)}
    </li>
  );
}

/** Runtime expression, or a text with one in it (OpenAPI 3.1 4.8.20.3); others are constants. */
const EXPRESSION = /(?:^|\{)\$(?:(?:url|method|statusCode)(?:$|\})|(?:request|response)\.)/;

function isExpression(value: string): boolean {
  return EXPRESSION.test(value);
}

function LinkTarget({ link: { operation }, view }: LinkProps) {
  if (!operation) return 'an operation that this document does not have';
  if (!view.getHref) return operation.name;
  const href = view.getHref(operation);
  // No `TextLink`: it prefetches, and the host has no page of a live operation.
  if (view.lazy) return <a href={withBasePath(href)}>{operation.name}</a>;
  return <TextLink href={href}>{operation.name}</TextLink>;
}
