import { START_LINKS } from '@/.generated/start-links';
import * as words from '@/.generated/words/search/results';
import { PageLink } from '@/components/ui/link/page-link';
import { Sentence } from '@/components/ui/sentence';
import styles from './search-advice.module.css';

type AdviceProps = {
  /** Example queries of content/navigation.json, the name of a field first; may be empty. */
  examples: readonly string[];
  onPick: (example: string) => void;
};

/** Shown before anything is typed: what can be found, and where to begin without searching. */
export function SearchStart(props: AdviceProps) {
  return (
    <div className={styles.advice}>
      <p>
        {words.canFind}
        {props.examples.length > 0 && words.forExample}
      </p>
      <Examples {...props} />
      <SectionLinks />
    </div>
  );
}

/** Shown when no page has the words: what else to try. */
export function SearchEmpty(props: AdviceProps) {
  const [field] = props.examples;
  return (
    <div className={styles.advice}>
      <p>
        {field ? (
          <Sentence text={words.tryOtherLike}>
            <code>{field}</code>
          </Sentence>
        ) : (
          words.tryOther
        )}
      </p>
      <Examples {...props} />
      <SectionLinks />
    </div>
  );
}

/** Shown when the index did not load: how to go on without it. */
export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.advice}>
      {process.env.NODE_ENV === 'development' && (
        <p>
          The index is written by <code>npm run build</code>; the development server has none.
        </p>
      )}
      {START_LINKS.search.length > 0 && <p>{words.otherWays}</p>}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {words.tryAgain}
      </button>
      <SectionLinks />
    </div>
  );
}

function Examples({ examples, onPick }: AdviceProps) {
  return (
    <ul className={styles.examples}>
      {examples.map((example) => (
        <li key={example}>
          <button type="button" className={styles.example} onClick={() => onPick(example)}>
            {example}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Pages to begin with; nothing where content/navigation.json names none. */
function SectionLinks() {
  if (START_LINKS.search.length === 0) return null;
  return (
    <ul className={styles.sections}>
      {START_LINKS.search.map(({ url, name, text }) => (
        <li key={url}>
          <PageLink href={url} className={styles.section}>
            <span className={styles.name}>{name}</span> <span className={styles.text}>{text}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
