import type { Response } from '@/lib/openapi/types';
import { Disclosure } from './disclosure';
import { Examples } from './examples';
import { MediaTypes } from './media-types';
import styles from './operation-article.module.css';
import { ParameterList } from './parameters';
import { ResponseLinks } from './response-links';
import { StatusMark } from './status-mark';
import { toTwins } from './to-twins';
import { toPartId, type View } from './view';

/** Every response of the document, in its order; the first success is open. */
export function Responses({ responses, view }: { responses: readonly Response[]; view: View }) {
  if (responses.length === 0) return null;
  const first = responses.find(({ status }) => status.startsWith('2')) ?? responses[0];
  const twins = toTwins(responses);
  return (
    <section className={styles.section}>
      <h2>Responses</h2>
      {responses.map((response) => (
        <ResponseContent
          key={response.status}
          response={response}
          twin={twins.get(response.status)}
          view={view}
          open={response === first}
        />
      ))}
    </section>
  );
}

type ResponseContentProps = {
  response: Response;
  /** Status of an earlier response with the same body. */
  twin: string | undefined;
  view: View;
  open: boolean;
};

function ResponseContent({ response, twin, view, open }: ResponseContentProps) {
  const { status, description, headers, content, links } = response;
  const id = toPartId(view, `response.${status}`);
  const hasBody = twin === undefined && content.some(({ schema }) => schema.value !== undefined);
  return (
    <div className={styles.response}>
      <div id={id} className={styles.status}>
        <StatusMark status={status} />
        <div>{view.renderText(description)}</div>
      </div>
      {twin !== undefined && (
        <p className={styles.twin}>
          The body has the fields of <a href={`#${toPartId(view, `response.${twin}`)}`}>{twin}</a>.
        </p>
      )}
      {headers.length > 0 && (
        <Disclosure
          lazy={view.lazy}
          summary="Headers"
          render={() => <ParameterList id={`${id}.header`} parameters={headers} view={view} />}
        />
      )}
      {hasBody && (
        <Disclosure
          lazy={view.lazy}
          open={open}
          summary="Body"
          render={() => <MediaTypes id={id} content={content} view={view} />}
        />
      )}
      <Examples content={content} view={view} />
      <ResponseLinks links={links} view={view} />
    </div>
  );
}
