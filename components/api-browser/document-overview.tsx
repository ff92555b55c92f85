import type { ReactNode } from 'react';
import { TextLink } from '@/components/link/text-link';
import { toDocumentFacts } from '@/lib/openapi/document-facts';
import { getReleaseDay, toDayWords } from '@/lib/openapi/release';
import { toNamedSchemes } from '@/lib/openapi/security';
import styles from './operation-article.module.css';
import overview from './document-overview.module.css';
import { Disclosure } from './disclosure';
import { DocsLink } from './docs-link';
import { ProblemList } from './problem-list';
import { ServerVariables } from './server-variables';
import type { View } from './view';

type DocumentOverviewProps = {
  view: View;
  above: ReactNode;
  /** Id of an operation that was asked for and is not in the document. */
  missing?: string | undefined;
};

/** A document in short: what it is, where its API answers, what could not be read. */
export function DocumentOverview({ view, above, missing }: DocumentOverviewProps) {
  const { api } = view;
  const day = getReleaseDay(api);
  return (
    <div className={styles.words}>
      {above}
      <h1 className={styles.title}>{api.title || 'Untitled document'}</h1>
      {missing !== undefined && (
        <p className={overview.missing}>
          This document has no operation <code>{missing}</code>. Choose one from the list.
        </p>
      )}
      <dl className={overview.facts}>
        <dt>Version</dt>
        <dd>
          {api.version || 'not stated'}
          {day !== '' && `, ${toDayWords(day)}`}
        </dd>
        <dt>Standard</dt>
        <dd>{toStandardName(api.standard)}</dd>
        <dt>Operations</dt>
        <dd>
          {api.operations.size} in {api.groups.length}{' '}
          {api.groups.length === 1 ? 'group' : 'groups'}
        </dd>
        {api.servers.map((server, index) => (
          <div key={index} className="contents">
            <dt>{server.description || 'Server'}</dt>
            <dd>
              <code>{server.url}</code>
              <ServerVariables server={server} />
            </dd>
          </div>
        ))}
        {toDocumentFacts(api.document).map(({ name, text, href }) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd>
              {href === undefined ? (
                text
              ) : (
                <TextLink href={href} rel="noopener noreferrer nofollow">
                  {text}
                </TextLink>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {api.description !== '' && (
        <div className={styles.description}>{view.renderText(api.description)}</div>
      )}
      <DocsLink docs={api.docs} />
      <Schemes view={view} />
      <Groups view={view} />
      <ProblemList problems={api.problems} />
    </div>
  );
}

/** More are in the operations that need them. */
const MOST_SCHEMES = 12;

/** How callers prove who they are. */
function Schemes({ view }: { view: View }) {
  const schemes = toNamedSchemes(view.api);
  if (schemes.length === 0) return null;
  return (
    <section className={`${styles.section} ${overview.part}`}>
      <h2>Authentication</h2>
      {schemes.slice(0, MOST_SCHEMES).map(({ id, words, description }) => (
        <div key={id}>
          <h3>{words}</h3>
          {description !== '' && (
            <div className={styles.description}>{view.renderText(description)}</div>
          )}
        </div>
      ))}
    </section>
  );
}

/** What the document says of its groups; what it does not is in their operations. */
function Groups({ view }: { view: View }) {
  const groups = view.api.groups.filter(({ description, docs }) => description !== '' || docs);
  if (groups.length === 0) return null;
  return (
    <section className={`${styles.section} ${overview.part}`}>
      <h2>Groups</h2>
      <Disclosure
        lazy={view.lazy}
        summary={groups.length === 1 ? 'About 1 group' : `About ${groups.length} groups`}
        render={() =>
          groups.map(({ id, name, description, docs }) => (
            <div key={id}>
              <h3>{name}</h3>
              <div className={styles.description}>{view.renderText(description)}</div>
              <DocsLink docs={docs} />
            </div>
          ))
        }
      />
    </section>
  );
}

function toStandardName(standard: string): string {
  if (standard === '') return 'not stated';
  return standard.startsWith('2') ? `Swagger ${standard}` : `OpenAPI ${standard}`;
}
