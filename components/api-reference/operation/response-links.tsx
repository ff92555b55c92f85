import * as words from '@/.generated/words/reference/operation';
import { TextLink } from '@/components/ui/link/text-link';
import { Sentence } from '@/components/ui/sentence';
import type { ResponseLink } from '@/lib/openapi/core/operation-types';
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
      kind="links"
      renderRow={(index) => {
        const link = links[index];
        return link && <LinkRow key={link.name} link={link} view={view} />;
      }}
      wrap={(rows) => (
        <ul className={styles.links} aria-label={words.followingCalls}>
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
      <Sentence text={words.nextCall}>
        <code>{visibleName(link.name)}</code>
      </Sentence>
      <LinkTarget link={link} view={view} />
      {link.values.length > 0 && (
        <Sentence text={words.withValues}>
          <LinkValues values={link.values} />
        </Sentence>
      )}
      {link.server && (
        <Sentence text={words.atServer}>
          <code>{link.server.url}</code>
        </Sentence>
      )}
      {link.description !== '' && view.renderText(link.description)}
    </li>
  );
}

/** Values that a link sends, each with what it is taken from. */
function LinkValues({ values }: Pick<ResponseLink, 'values'>) {
  return values.map(({ name, value }, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <code>{visibleName(name)}</code>
      <Sentence text={EXPRESSION.test(value) ? words.valueFrom : ' = {}'}>
        <code>{value}</code>
      </Sentence>
    </span>
  ));
}

/** Runtime expression, or a text with one in it (OpenAPI 3.1 4.8.20.3); others are constants. */
const EXPRESSION = /(?:^|\{)\$(?:(?:url|method|statusCode)(?:$|\})|(?:request|response)\.)/;

function LinkTarget({ link: { operation }, view }: LinkProps) {
  if (!operation) return words.unknownOperation;
  if (!view.getHref) return operation.name;
  const href = view.getHref(operation);
  // No `TextLink`: the router follows it, and the host has no page of a live operation.
  if (view.lazy) return <a href={withBasePath(href)}>{operation.name}</a>;
  return <TextLink href={href}>{operation.name}</TextLink>;
}
