import { Fragment } from 'react';
import * as words from '@/.generated/words/reference/operation';
import { SampleText } from '@/components/ui/code/sample-host';
import { Sentence } from '@/components/ui/sentence';
import { anchorHref, joinAnchorName } from '@/lib/openapi/core/anchors';
import type { OperationEntry } from '@/lib/openapi/core/types';
import { splitPath } from '@/lib/text/breakable-name';
import { truncateText } from '@/lib/text/truncate-name';
import { MethodBadge } from '../parts/method-badge';
import { BreakableParts } from '../parts/operation-name';
import { PartLink } from '../parts/part-link';
import styles from './operation-path.module.css';

/**
 * Method, server and path of an operation; of a webhook, which the provider sends to an address of
 * the reader's, method and event.
 */
export function OperationPath({ entry, server }: { entry: OperationEntry; server: string }) {
  if (entry.webhook)
    return (
      <p className={styles.path}>
        <MethodBadge method={entry.method} />
        <span className={styles.webhook} data-markdown-ignore>
          <Sentence text={words.toWebhook}>
            <code>event</code> <code>{truncateText(entry.path)}</code>
          </Sentence>
        </span>
        <PartLink label={words.linkToOperation} />
      </p>
    );
  return (
    <p className={styles.path}>
      <MethodBadge method={entry.method} />{' '}
      <code>
        <span className={styles.server}>
          <SampleText text={truncateText(server)} />
        </span>
        <wbr />
        <PathTemplate path={entry.path} />
      </code>
      <PartLink label={words.linkToOperation} />
    </p>
  );
}

/** Path that may break before its slashes; its parameters link to their fields, unless it is cut. */
function PathTemplate({ path }: { path: string }) {
  const text = truncateText(path);
  return text === path ? <BreakableParts parts={splitPath(path).map(linkParameters)} /> : text;
}

function linkParameters(text: string) {
  return text.split(/(\{[^{}]+\})/).map((part, index) => {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name === undefined) return part;
    return (
      <Fragment key={index}>
        {'{'}
        <a href={anchorHref(joinAnchorName('path', name))}>{name}</a>
        {'}'}
      </Fragment>
    );
  });
}
