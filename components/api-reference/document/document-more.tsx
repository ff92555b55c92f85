import * as tokenWords from '@/.generated/words/docs/access-token';
import * as words from '@/.generated/words/reference/document';
import { andMore } from '@/.generated/words/reference/parts';
import { CodeTabs } from '@/components/ui/code/code-tabs';
import { InnerLanguageTabs } from '@/components/ui/code/language-tabs';
import { TextLink } from '@/components/ui/link/text-link';
import { usePrograms } from '@/components/workbench/send/request-programs';
import { listNamedSchemes } from '@/lib/openapi/operation/resolve-security';
import type { FlowScopes } from '@/lib/openapi/operation/security-labels';
import { listDocumentInfo } from '@/lib/openapi/overview/document-info';
import { listTagDescriptions } from '@/lib/openapi/overview/tag-descriptions';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { findNamedToken } from '@/lib/openapi/request/token-request';
import styles from '../parts/article.module.css';
import { DocsLink } from '../parts/docs-link';
import fields from '../parts/fields.module.css';
import { Disclosure } from '../rendering/disclosure';
import { tagAnchor } from '../state/create-text-links';
import type { View } from '../state/view';
import { briefText } from './brief-text';
import overview from './document-overview.module.css';

/** Security schemes, tag descriptions and contact of a document. */
export function DocumentMore({ view }: { view: View }) {
  return (
    <>
      <Schemes view={view} />
      <Groups view={view} />
      <Contact view={view} />
    </>
  );
}

/** Most security schemes that are listed; operations name the ones they need. */
const MAX_SCHEMES = 12;

/** Security schemes with their OAuth scopes; nothing when there are none. */
function Schemes({ view }: { view: View }) {
  const schemes = listNamedSchemes(view.api);
  if (schemes.length === 0) return null;
  return (
    <section className={overview.part}>
      <h2>{words.authentication}</h2>
      {schemes.slice(0, MAX_SCHEMES).map(({ id, label, description, flows }) => (
        <div key={id}>
          <h3>{label}</h3>
          {description !== '' && (
            <div className={styles.description}>{view.renderText(description)}</div>
          )}
          {flows.map((flow) => (
            <Scopes key={flow.name} flow={flow} view={view} />
          ))}
          <Token id={id} view={view} />
        </div>
      ))}
    </section>
  );
}

/** Request that fetches the access token of a scheme, behind a button; nothing where it names no source of one. */
function Token({ id, view }: { id: string; view: View }) {
  const source = findNamedToken(view.api, id);
  if (!source) return null;
  return (
    <Disclosure
      view={view}
      summary={tokenWords.title}
      render={() => (
        <>
          {source.signIn !== undefined && (
            <p>
              {tokenWords.signIn} <code>{source.signIn}</code>
            </p>
          )}
          <TokenPrograms request={source.request} />
        </>
      )}
    />
  );
}

function TokenPrograms({ request }: { request: SampleRequest }) {
  const panel = <InnerLanguageTabs tabs={usePrograms(request)} />;
  return (
    <CodeTabs
      label={tokenWords.title}
      tabs={[{ title: tokenWords.title, panel, hasPanels: true }]}
    />
  );
}

/** Most scopes that are listed. */
const MAX_SCOPES = 200;

/** Scopes of one OAuth flow, behind a button. */
function Scopes({ flow: { name, scopes }, view }: { flow: FlowScopes; view: View }) {
  return (
    <Disclosure
      view={view}
      summary={words.scopeCount({ count: scopes.length, flow: name })}
      render={() => (
        <dl className={fields.enum} aria-label={words.scopesOf(name)}>
          {scopes.slice(0, MAX_SCOPES).map((scope) => (
            <div key={scope.name} className="contents">
              <dt>
                <code>{scope.name}</code>
              </dt>
              <dd>{scope.description}</dd>
            </div>
          ))}
          {scopes.length > MAX_SCOPES && <dt>{andMore(scopes.length - MAX_SCOPES)}</dt>}
        </dl>
      )}
    />
  );
}

/** Tag descriptions beyond the brief ones in the overview; nothing when there are none. */
function Groups({ view }: { view: View }) {
  const overviewTexts = new Map(
    view.api.groups.map(({ name, description }) => [name, description.trim()]),
  );
  const groups = listTagDescriptions(view.api).filter(
    ({ name, description, docs }) =>
      docs !== undefined ||
      overviewTexts.get(name) !== description.trim() ||
      briefText(description) !== description.trim(),
  );
  if (groups.length === 0) return null;
  return (
    <section className={overview.part}>
      <h2>{words.groups}</h2>
      {groups.map(({ tag, name, description, docs }, index) => (
        <div key={index}>
          <h3 id={tagAnchor(tag)}>{name}</h3>
          {description !== '' && (
            <div className={styles.description}>{view.renderText(description)}</div>
          )}
          <DocsLink docs={docs} view={view} />
        </div>
      ))}
    </section>
  );
}

/** Contact, licence and terms of the document; nothing when it has none. */
function Contact({ view }: { view: View }) {
  const details = listDocumentInfo(view.api.document);
  if (details.length === 0) return null;
  return (
    <section className={overview.part}>
      <h2>{words.contact}</h2>
      <dl className={overview.details}>
        {details.map(({ name, text, href }) => (
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
    </section>
  );
}
