import { TextLink } from '@/components/link/text-link';
import { toDocumentFacts } from '@/lib/openapi/document-facts';
import { toNamedSchemes } from '@/lib/openapi/security';
import { DocsLink } from './docs-link';
import overview from './document-overview.module.css';
import styles from './operation-article.module.css';
import type { View } from './view';

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
    <section className={overview.part}>
      <h2>Groups</h2>
      {groups.map(({ id, name, description, docs }) => (
        <div key={id}>
          <h3>{name}</h3>
          {description !== '' && (
            <div className={styles.description}>{view.renderText(description)}</div>
          )}
          <DocsLink docs={docs} />
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
