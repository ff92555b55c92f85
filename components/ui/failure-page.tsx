import { useEffect } from 'react';
import { LANG } from '@/.generated/words/locale';
import * as words from '@/.generated/words/ui/parts';
import { withBasePath } from '@/lib/routes/urls';
import { Sentence } from './sentence';

const isDevelopment = () => process.env.NODE_ENV === 'development';

/** Milliseconds between two requests for a page that could not be rendered. */
const RETRY_MS = 1000;

/** Whether the page of the current address can be rendered; not while the server is restarted. */
async function isSound(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD' })).status < 500;
  } catch {
    return false;
  }
}

/** Reloads the page as soon as it can be rendered again: once, because a page may take seconds. */
function useReloadWhenSound(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(() => {
        void isSound().then((sound) => (sound ? window.location.reload() : wait()));
      }, RETRY_MS);
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
}

function ContentErrors({ message }: { message: string }) {
  useReloadWhenSound();
  return (
    <>
      <h1>The content has faults</h1>
      <p>Mend them and save: the page is then drawn again by itself.</p>
      <pre>{message}</pre>
    </>
  );
}

function PlainFailure() {
  return (
    <>
      <h1>{words.failedTitle}</h1>
      <p>
        <Sentence text={words.failed}>
          <a href={withBasePath('/')}>{words.firstPage}</a>
        </Sentence>
      </p>
    </>
  );
}

type FailurePageProps = {
  error: Error;
  /** Renders the page again. */
  retry: () => void;
};

/**
 * Replaces a page that could not be rendered, header and footer included. In `next dev` it lists
 * the content errors; a reader of the portal could not fix them.
 */
export function FailurePage({ error, retry }: FailurePageProps) {
  const isContent = isDevelopment() && error.name === 'InvalidContentError';
  return (
    <html lang={LANG}>
      <body>
        <title>{words.failedTitle}</title>
        <link rel="stylesheet" href={withBasePath('/brand.css')} precedence="default" />
        <link rel="stylesheet" href={withBasePath('/standalone.css')} precedence="default" />
        <main>
          {isContent ? <ContentErrors message={error.message} /> : <PlainFailure />}
          <p>
            <button type="button" onClick={retry}>
              {words.tryAgain}
            </button>
          </p>
        </main>
      </body>
    </html>
  );
}
