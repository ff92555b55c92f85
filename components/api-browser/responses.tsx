import { JsonCode } from '@/components/code/json-code';
import { CodeFrame } from '@/components/code/code-frame';
import type { MediaType, Response } from '@/lib/openapi/types';
import { Disclosure } from './disclosure';
import { MediaTypes } from './media-types';
import styles from './operation-article.module.css';
import { ParameterList } from './parameters';
import { StatusMark } from './status-mark';
import { toTwins } from './to-twins';
import type { View } from './view';

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
  const { status, description, headers, content } = response;
  const id = `response.${status}`;
  const hasBody = twin === undefined && content.some(({ schema }) => schema.value !== undefined);
  return (
    <div className={styles.response}>
      <div id={id} className={styles.status}>
        <StatusMark status={status} />
        <div>{view.renderText(description)}</div>
      </div>
      {twin !== undefined && (
        <p className={styles.twin}>
          The body has the fields of <a href={`#response.${twin}`}>{twin}</a>.
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
    </div>
  );
}

/** Further examples of a response; the first one stands beside the text. */
function Examples({ content, view }: { content: readonly MediaType[]; view: View }) {
  const examples = content.flatMap((media) => media.examples);
  if (examples.length < 2) return null;
  return (
    <Disclosure
      lazy={view.lazy}
      summary={`${examples.length} examples`}
      render={() =>
        examples.map(({ name, summary, value }, index) => (
          <CodeFrame key={index} title={summary || name}>
            <JsonCode value={value} />
          </CodeFrame>
        ))
      }
    />
  );
}
