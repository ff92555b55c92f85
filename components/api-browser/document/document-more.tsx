import { TextLink } from '@/components/link/text-link';
import { toDocumentFacts } from '@/lib/openapi/document/document-facts';
import { toNamedSchemes } from '@/lib/openapi/operation/security';
import type { FlowScopes } from '@/lib/openapi/operation/security-words';
import { toTagNotes } from '@/lib/openapi/document/tag-notes';
import { toBriefText } from './brief-text';
import { Disclosure } from '../drawing/disclosure';
import { DocsLink } from '../parts/docs-link';
import overview from './document-overview.module.css';
import fields from '../parts/fields.module.css';
import styles from '../parts/article.module.css';
import type { View } from '../state/view';

/** What a document says besides its operations. */
export function DocumentMore({ view }: { view: View }) {
  return (
    <>
      <Schemes view={view} />
      <Groups view={view} />
      <Contact view={view} />
    </>
  );
}

/** More are in the operations that need them. */
const MOST_SCHEMES = 12;

/** How callers prove who they are. */
function Schemes({ view }: { view: View }) {
  const schemes = toNamedSchemes(view.api);
  if (schemes.length === 0) return null;
  return (
    <section className={overview.part}>
      <h2>Authentication</h2>
      {schemes.slice(0, MOST_SCHEMES).map(({ id, words, description, flows }) => (
        <div key={id}>
          <h3>{words}</h3>
          {description !== '' && (
            <div className={styles.description}>{view.renderText(description)}</div>
          )}
          {flows.map((flow) => (
            <Scopes key={flow.name} flow={flow} view={view} />
          ))}
        </div>
      ))}
    </section>
  );
}

/** Nobody reads more of them. */
const MOST_SCOPES = 200;

/** What a token of a flow may be asked for. */
function Scopes({ flow: { name, scopes }, view }: { flow: FlowScopes; view: View }) {
  const count = `${scopes.length} ${scopes.length === 1 ? 'scope' : 'scopes'}`;
  return (
    <Disclosure
      lazy={view.lazy}
      summary={`${count}: ${name}`}
      render={() => (
        <dl className={fields.enum} aria-label={`Scopes: ${name}`}>
          {scopes.slice(0, MOST_SCOPES).map((scope) => (
            <div key={scope.name} className="contents">
              <dt>
                <code>{scope.name}</code>
              </dt>
              <dd>{scope.description}</dd>
            </div>
          ))}
          {scopes.length > MOST_SCOPES && <dt>and {scopes.length - MOST_SCOPES} more</dt>}
        </dl>
      )}
    />
  );
}

/** What the document says of its groups beyond what stands beside their names in the overview. */
function Groups({ view }: { view: View }) {
  const said = new Map(view.api.groups.map(({ name, description }) => [name, description.trim()]));
  const groups = toTagNotes(view.api).filter(
    ({ name, description, docs }) =>
      docs !== undefined ||
      said.get(name) !== description.trim() ||
      toBriefText(description) !== description.trim(),
  );
  if (groups.length === 0) return null;
  return (
    <section className={overview.part}>
      <h2>Groups</h2>
      {groups.map(({ name, description, docs }, index) => (
        <div key={index}>
          <h3>{name}</h3>
          {description !== '' && (
            <div className={styles.description}>{view.renderText(description)}</div>
          )}
          <DocsLink docs={docs} base={view.base} />
        </div>
      ))}
    </section>
  );
}

/** Who answers for the document, and under which terms. */
function Contact({ view }: { view: View }) {
  const facts = toDocumentFacts(view.api.document);
  if (facts.length === 0) return null;
  return (
    <section className={overview.part}>
      <h2>Contact</h2>
      <dl className={overview.facts}>
        {facts.map(({ name, text, href }) => (
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
