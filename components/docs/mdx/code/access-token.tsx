import * as words from '@/.generated/words/docs/access-token';
import styles from '@/components/ui/code/code.module.css';
import { CopyButton } from '@/components/ui/code/copy-button';
import { readTokenSource } from '@/lib/pages/guide/page-request';
import { operationSlug } from '@/lib/text/slug';
import { PrintedPrograms } from './request-frame';

type AccessTokenProps = {
  /** Id of the operation that needs the token: `post /sale`. */
  operation: string;
};

/**
 * Request that fetches the access token of an operation, printed at build in every language of the reference, below
 * the address of the sign-in where there is one; nothing where the document names no source of a token, which the
 * content check reports.
 */
export function AccessToken({ operation }: AccessTokenProps) {
  const source = readTokenSource(operation);
  if (!source) return null;
  const { request, signIn } = source;
  return (
    <>
      {signIn !== undefined && (
        <p>
          {words.signIn} <code>{signIn}</code>
        </p>
      )}
      <div className={styles.frame} role="group" aria-label={words.title} data-code>
        <PrintedPrograms request={request} name={operationSlug(words.title)} />
        <CopyButton className={styles.copy} label={words.title} />
      </div>
    </>
  );
}
