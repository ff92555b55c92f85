import { labels } from '@/.generated/words/openapi/calls';
import { callNeeds, needLabel } from '@/.generated/words/reference/operation';
import { TextLink } from '@/components/ui/link/text-link';
import { Sentence } from '@/components/ui/sentence';
import { anchorHref, callAnchor } from '@/lib/openapi/core/anchors';
import type { CallNeed } from '@/lib/openapi/core/operation-types';
import { getDocumentHref } from '../parts/docs-link';
import type { View } from '../state/view';
import styles from './call-needs.module.css';

type CallNeedsProps = { needs: readonly CallNeed[]; view: View };

/** What a call needs, each with the page that explains it; nothing where the document says nothing. */
export function CallNeeds({ needs, view }: CallNeedsProps) {
  if (needs.length === 0) return null;
  return (
    <div role="group" aria-label={callNeeds}>
      <dl className={styles.needs}>
        {needs.map((need) => (
          <div key={need.kind} id={callAnchor(need.kind)} className={styles.need}>
            <dt>
              <Sentence text={needLabel}>
                <NeedLabel need={need} view={view} />
              </Sentence>{' '}
            </dt>
            <dd>
              <NeedText need={need} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function NeedLabel({ need: { kind, url }, view }: { need: CallNeed; view: View }) {
  const href = url === undefined ? undefined : getDocumentHref(url, view);
  if (href === undefined) return labels[kind];
  return (
    <TextLink href={href} rel="noopener noreferrer nofollow">
      {labels[kind]}
    </TextLink>
  );
}

/** Words of a need; the header or field that they name leads to its row. */
function NeedText({ need: { text, key } }: { need: CallNeed }) {
  if (!key) return text;
  const name = <code>{key.name}</code>;
  return (
    <Sentence text={text}>
      {key.anchor === '' ? name : <a href={anchorHref(key.anchor)}>{name}</a>}
    </Sentence>
  );
}
