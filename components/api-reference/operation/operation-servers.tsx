import * as words from '@/.generated/words/reference/operation';
import { andMore } from '@/.generated/words/reference/parts';
import type { Operation } from '@/lib/openapi/core/operation-types';
import { truncateText } from '@/lib/text/truncate-name';
import styles from '../parts/article.module.css';
import { ServerVariables } from '../parts/server-variables';
import type { View } from '../state/view';

/** Most servers that are listed. */
const MAX_SERVERS = 50;

/** Servers that an operation or path declares; those of the document are in its overview. */
export function OperationServers({ operation, view }: { operation: Operation; view: View }) {
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
