import { PageLink } from '@/components/ui/link/page-link';
import { listQuestions } from '@/lib/pages/guide/list-questions';
import styles from './question-list.module.css';

/** Questions of readers, each a link to its answer. The source is content/questions.json. */
export function QuestionList({ under }: { under: string }) {
  return (
    <ul className={styles.list}>
      {listQuestions(under).map(({ text, url }) => (
        <li key={text}>
          <PageLink href={url}>{text}</PageLink>
        </li>
      ))}
    </ul>
  );
}
