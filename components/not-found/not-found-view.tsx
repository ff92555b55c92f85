import { tellUs } from '@/.generated/words/shell/not-found';
import { PageLink } from '@/components/ui/link/page-link';
import { TextLink } from '@/components/ui/link/text-link';
import { Sentence } from '@/components/ui/sentence';
import styles from './not-found-view.module.css';
import { type NotFoundKind, NOT_FOUND } from './resolve-not-found';

type NotFoundViewProps = {
  kind: NotFoundKind;
  email: string;
  /** True in HTML that a host serves for any address: an operation may still have that address. */
  resolving?: boolean;
};

/** The text of a not-found page: what may have happened, and where to go on. */
export function NotFoundView({ kind, email, resolving = false }: NotFoundViewProps) {
  const { heading, text, links } = NOT_FOUND[kind];
  return (
    <div className={`wrap ${styles.page} ${resolving ? styles.resolvable : ''}`}>
      <p className={styles.code}>404</p>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{text}</p>
      <ul className={styles.links}>
        {links.map(({ name, url }) => (
          <li key={url}>
            <PageLink href={url}>{name}</PageLink>
          </li>
        ))}
      </ul>
      <p className={styles.text}>
        <Sentence text={tellUs}>
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </Sentence>
      </p>
    </div>
  );
}
