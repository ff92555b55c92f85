import type { ReactNode } from 'react';
import * as words from '@/.generated/words/reference/operation';
import { deprecated } from '@/.generated/words/reference/operation';
import { andMore } from '@/.generated/words/reference/parts';
import type { Operation } from '@/lib/openapi/core/operation-types';
import { getServerPrefix } from '@/lib/openapi/document/servers';
import { getTextDirection } from '@/lib/text/text-direction';
import { truncateText } from '@/lib/text/truncate-name';
import { Marks } from '../changes/marks';
import styles from '../parts/article.module.css';
import { DocsLink } from '../parts/docs-link';
import { OperationName } from '../parts/operation-name';
import { ProblemList } from '../parts/problem-list';
import { ServerVariables } from '../parts/server-variables';
import { Deferred } from '../rendering/deferred';
import { OperationCode } from '../samples/operation-code';
import { ConstraintLine } from '../schema/field-line';
import { createReplacementLinks } from '../schema/replacement-links';
import { keepDetails } from '../state/kept-state';
import { FIRST_ROWS, type View } from '../state/view';
import { CallNeeds } from './call-needs';
import { Callbacks } from './callbacks';
import { DocumentVersion } from './document-version';
import { OperationBody } from './operation-body';
import { OperationPath } from './operation-path';
import { OperationSecurity } from './operation-security';
import { Parameters } from './parameters';
import { Responses } from './responses';

type OperationArticleProps = {
  operation: Operation;
  view: View;
  /** Content above the heading: breadcrumbs, or the source of the document. */
  above?: ReactNode;
  /** Content below the title: which release it is. */
  note?: ReactNode;
  /** Content below the description: pages that call the operation. */
  below?: ReactNode;
  /** Whether it is read from the top: the rest may be rendered a moment later. */
  fromTop?: boolean;
};

/** Most servers that are listed. */
const MAX_SERVERS = 50;

/** Servers that an operation or path declares; those of the document are in its overview. */
function OperationServers({ operation, view }: { operation: Operation; view: View }) {
  const { servers } = operation;
  const isWorthListing =
    servers.length > 1 || servers.some(({ description }) => description !== '');
  if (servers === view.api.servers || !isWorthListing)
    return <ServerVariables server={servers[0]} />;
  return (
    <ul className={styles.links} aria-label={words.servers}>
      {servers.slice(0, MAX_SERVERS).map((server, index) => (
        <li key={index}>
          <code>{truncateText(server.url)}</code>
          {server.description !== '' && view.renderText(server.description)}
          <ServerVariables server={server} />
        </li>
      ))}
      {servers.length > MAX_SERVERS && <li>{andMore(servers.length - MAX_SERVERS)}</li>}
    </ul>
  );
}

/** Documentation of one operation, with its request and responses as code beside the text. */
export function OperationArticle({
  operation,
  view,
  above,
  note,
  below,
  fromTop = false,
}: OperationArticleProps) {
  const { entry, description, parameters } = operation;
  const marks = (view.marks ?? []).filter(({ pointer }) => pointer === entry.pointer);
  const isBodyBelow = parameters.length > FIRST_ROWS;
  const top: View = { ...view, fromTop };
  const { renderText, renderGrowing = renderText } = view;
  const body = operation.requestBody && (
    <OperationBody body={operation.requestBody} view={isBodyBelow ? view : top} />
  );
  const rest = (
    <>
      {isBodyBelow && body}
      <Responses responses={operation.responses} view={view} />
      <Callbacks callbacks={operation.callbacks} view={view} />
      <ProblemList problems={operation.problems} kept={keepDetails(view.kept, 'problems')} />
      <DocumentVersion api={view.api} />
    </>
  );
  return (
    <article className={styles.article} data-operation={entry.id}>
      <div className={styles.column}>
        {above}
        <h1 className={styles.title} dir={getTextDirection(entry.name)}>
          <OperationName name={entry.name} />
        </h1>
        {note}
        <OperationPath entry={entry} server={getServerPrefix(operation)} />
        {entry.deprecated && <p className={styles.deprecated}>{deprecated}</p>}
        {operation.lifecycle.length + marks.length > 0 && (
          <div className={styles.chips}>
            <ConstraintLine
              name={entry.name}
              constraints={operation.lifecycle}
              kept={keepDetails(view.kept, 'words')}
              getReplacement={createReplacementLinks(view)}
            />
            <Marks marks={marks} />
          </div>
        )}
        {description !== '' && (
          <div className={styles.description}>{renderGrowing(description, !fromTop)}</div>
        )}
        <DocsLink docs={operation.docs} view={view} />
        {below}
        <OperationSecurity operation={operation} />
        <CallNeeds needs={operation.needs} view={view} />
        {!entry.webhook && <OperationServers operation={operation} view={view} />}
      </div>
      <OperationCode operation={operation} view={top} />
      <div className={styles.fields}>
        <Parameters parameters={parameters} view={top} />
        {!isBodyBelow && body}
        {view.lazy ? <Deferred wait={fromTop}>{rest}</Deferred> : rest}
      </div>
    </article>
  );
}
