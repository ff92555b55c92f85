import { useEffect } from 'react';
import { withBasePath } from '@/lib/routes/urls';

const isDevelopment = () => process.env.NODE_ENV === 'development';

/** Reloads the page when its window gets the focus: a writer comes back from the editor. */
function useReloadOnReturn(): void {
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, []);
}

function ContentErrors({ message }: { message: string }) {
  useReloadOnReturn();
  return (
    <>
      <h1>The content has faults</h1>
      <p>Mend them and save. The page is drawn again when you come back to it.</p>
      <pre>{message}</pre>
    </>
  );
}

function PlainFailure() {
  return (
    <>
      <h1>This page could not be shown</h1>
      <p>
        Something went wrong while it was drawn. Try again, or start from the{' '}
        <a href={withBasePath('/')}>first page</a>.
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
    <html lang="en">
      <body>
        <title>This page could not be shown</title>
        <link rel="stylesheet" href={withBasePath('/brand.css')} precedence="default" />
        <link rel="stylesheet" href={withBasePath('/standalone.css')} precedence="default" />
        <main>
          {isContent ? <ContentErrors message={error.message} /> : <PlainFailure />}
          <p>
            <button type="button" onClick={retry}>
              Try again
            </button>
          </p>
        </main>
      </body>
    </html>
  );
}
