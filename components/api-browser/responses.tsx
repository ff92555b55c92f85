import type { Response } from '@/lib/openapi/types';
import { Disclosure } from './disclosure';
import { MediaTypes } from './media-types';
import styles from './operation-article.module.css';
import { ParameterList } from './parameters';
import { StatusMark } from './status-mark';
import type { View } from './view';

/** Every response of the document, in its order; the first success is open. */
export function Responses({ responses, view }: { responses: readonly Response[]; view: View }) {
  if (responses.length === 0) return null;
  const first = responses.find(({ status }) => status.startsWith('2')) ?? responses[0];
  return (
    <section className={styles.section}>
      <h2>Responses</h2>
      {responses.map((response) => (
        <ResponseContent
          key={response.status}
          response={response}
          view={view}
          open={response === first}
        />
      ))}
    </section>
  );
}

type ResponseContentProps = { response: Response; view: View; open: boolean };

function ResponseContent({ response, view, open }: ResponseContentProps) {
  const { status, description, headers, content } = response;
  const id = `response.${status}`;
  const title = (
    <p className={styles.response} id={id}>
      <StatusMark status={status} /> {description}
    </p>
  );
  const isBare = headers.length === 0 && content.every(({ schema }) => schema.value === undefined);
  if (isBare) return title;
  return (
    <div>
      {title}
      <Disclosure
        lazy={view.lazy}
        open={open}
        summary={content.length > 0 ? 'Body' : 'Headers'}
        render={() => (
          <>
            {headers.length > 0 && (
              <ParameterList id={`${id}.header`} parameters={headers} view={view} />
            )}
            <MediaTypes id={id} content={content} view={view} />
          </>
        )}
      />
    </div>
  );
}
