import { type ReactNode, useState } from 'react';
import * as words from '@/.generated/words/reference/document';
import { createLazy } from '@/components/ui/lazy/create-lazy';
import { Sentence } from '@/components/ui/sentence';
import { readDocumentSunset, sunsetConstraints } from '@/lib/openapi/constraints/sunset';
import { getObject, getOwn, getText } from '@/lib/openapi/core/json';
import { type ApiIndex, METHODS } from '@/lib/openapi/core/types';
import { formatReleaseDay, getReleaseDay } from '@/lib/openapi/overview/document-info';
import { listTagDescriptions } from '@/lib/openapi/overview/tag-descriptions';
import { getTextDirection } from '@/lib/text/text-direction';
import styles from '../parts/article.module.css';
import { DocsLink } from '../parts/docs-link';
import { OperationBoundary } from '../parts/operation-boundary';
import { ServerVariables } from '../parts/server-variables';
import { Deferred } from '../rendering/deferred';
import disclosure from '../rendering/disclosure.module.css';
import { ConstraintLine } from '../schema/field-line';
import { createReplacementLinks } from '../schema/replacement-links';
import type { View } from '../state/view';
import { splitLead } from './brief-text';
import { DocumentGroups } from './document-groups';
import overview from './document-overview.module.css';
import { DocumentProblems } from './document-problems';
import { OffscreenText } from './offscreen-text';
import { PlainMore } from './plain-more';

/** Operation ids that may be shown: other text in an address could be its sender's message. */
const OPERATION_ID = new RegExp(`^(${METHODS.join('|')}) [\\x21-\\x7e]{1,200}$`);

// Loaded on request: few readers open it, and all would wait.
const more = createLazy(async () => (await import('./document-more')).DocumentMore);

type DocumentOverviewProps = {
  view: View;
  above: ReactNode;
  /** Id of a requested operation that the document does not have. */
  missing?: string | undefined;
};

/** Summary of a document: title, version, servers, problems and groups. */
export function DocumentOverview({ view, above, missing }: DocumentOverviewProps) {
  const { api } = view;
  const day = getReleaseDay(api);
  const ends = sunsetConstraints(readDocumentSunset(api.document));
  const { lead, rest } = splitLead(api.description);
  return (
    <div className={styles.column}>
      {above}
      <h1 className={styles.title} dir={getTextDirection(api.title)}>
        {api.title || words.untitled}
      </h1>
      <Description view={view} lead={lead} />
      {missing !== undefined && (
        <p className={overview.missing}>
          {OPERATION_ID.test(missing) ? (
            <Sentence text={words.lacksOperation}>
              <code>{missing}</code>
            </Sentence>
          ) : (
            words.lacksSuch
          )}
        </p>
      )}
      <dl className={overview.details}>
        <dt>{words.version}</dt>
        <dd>
          {api.version || words.notStated}
          {day !== '' && `, ${formatReleaseDay(day)}`}
          {ends.length > 0 && (
            <>
              {' '}
              <ConstraintLine
                name={api.title}
                constraints={ends}
                getReplacement={createReplacementLinks(view)}
              />
            </>
          )}
        </dd>
        <dt>{words.standard}</dt>
        <dd>{formatStandard(api.specVersion)}</dd>
        <dt>{words.operations}</dt>
        <dd>
          {api.groups.length > 1
            ? words.inGroups({ operations: api.operations.size, groups: api.groups.length })
            : api.operations.size}
        </dd>
        {api.servers.map((server, index) => (
          <div key={index} className="contents">
            <dt>{server.description || words.server}</dt>
            <dd>
              <code>{server.url}</code>
              <ServerVariables server={server} />
            </dd>
          </div>
        ))}
      </dl>
      {/* These precede the description, which moves everything below it while it grows. */}
      <DocsLink docs={api.docs} view={view} />
      {hasMore(api) && <More view={view} />}
      <DocumentProblems api={api} />
      <DocumentGroups view={view} />
      {rest.trim() !== '' && (
        <OffscreenText text={rest} links={view.links} language={view.language} />
      )}
    </div>
  );
}

/** What a document says about itself: its summary, and the start of its description. */
function Description({ view, lead }: { view: View; lead: string }) {
  const summary = getText(getObject(view.api.document, 'info'), 'summary');
  const texts = [...new Set([summary, lead])].filter((text) => text !== '');
  return texts.map((text) => (
    <p key={text} className={styles.description} lang={view.language} dir={getTextDirection(text)}>
      {text}
    </p>
  ));
}

/**
 * Further facts of a document: plain text for find-in-page until opened, because formatting it
 * would load the Markdown parser for every reader.
 */
function More({ view }: { view: View }) {
  const [isWanted, setWanted] = useState(false);
  const plain = <PlainMore api={view.api} />;
  return (
    <details
      className={`${overview.more} ${disclosure.details}`}
      onToggle={() => setWanted(true)}
      data-holds="tag"
    >
      <summary className={disclosure.summary}>{words.more}</summary>
      <div className={disclosure.content}>
        <OperationBoundary resetKey={view.api} fallback={<p>{words.moreFailed}</p>}>
          {isWanted ? (
            <more.Part props={{ view }} fallback={plain} />
          ) : (
            <Deferred wait>{plain}</Deferred>
          )}
        </OperationBoundary>
      </div>
    </details>
  );
}

/** Whether `DocumentMore` has anything to show. */
function hasMore({ document }: ApiIndex): boolean {
  const info = getObject(document, 'info');
  const schemes = getObject(getObject(document, 'components'), 'securitySchemes') ?? {};
  return (
    Object.keys(schemes).length > 0 ||
    ['contact', 'license', 'termsOfService'].some((key) => getOwn(info, key) !== undefined) ||
    listTagDescriptions({ document }).length > 0
  );
}

function formatStandard(standard: string): string {
  if (standard === '') return words.notStated;
  return standard.startsWith('2') ? `Swagger ${standard}` : `OpenAPI ${standard}`;
}
