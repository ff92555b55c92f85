import { toAnchor, toFragment, toNamedAnchor } from '@/lib/openapi/anchors';
import { cutName } from '@/lib/openapi/cut-name';
import type { Response } from '@/lib/openapi/types';
import { Disclosure } from '../drawing/disclosure';
import { Examples } from '../sample/examples';
import { MediaTypes } from './media-types';
import styles from '../parts/article.module.css';
import { ParameterList } from './parameters';
import { PartLink } from '../parts/part-link';
import { ResponseLinks } from './response-links';
import { getTabExample, toTabbed } from '../sample/response-tabs';
import { StatusMark } from './status-mark';
import { toTwins } from './to-twins';
import { toRootId, type View } from '../state/view';

/** Every response of the document, in its order; the first success is open. */
export function Responses({ responses, view }: { responses: readonly Response[]; view: View }) {
  if (responses.length === 0) return null;
  const first = responses.find(({ status }) => status.startsWith('2')) ?? responses[0];
  const twins = toTwins(responses);
  const beside = view.prefix === undefined ? toTabbed(responses).filter(isTabOnly) : [];
  return (
    <section className={styles.section} id={toRootId(view, 'response')}>
      <h2>Responses</h2>
      {responses.map((response) => (
        <ResponseContent
          key={response.status}
          response={response}
          twin={twins.get(response.status)}
          beside={beside.includes(response)}
          view={view}
          open={response === first}
        />
      ))}
    </section>
  );
}

/** Whether the tab shows all the examples there are. */
function isTabOnly(response: Response): boolean {
  const examples = response.content.flatMap((media) => media.examples);
  return examples.length === 1 && examples[0] === getTabExample(response);
}

type ResponseContentProps = {
  response: Response;
  /** Status of an earlier response with the same body. */
  twin: string | undefined;
  /** Its only example stands beside the text. */
  beside: boolean;
  view: View;
  open: boolean;
};

function ResponseContent({ response, twin, beside, view, open }: ResponseContentProps) {
  const { status, description, headers, content, links } = response;
  const root = toRootId(view, 'response');
  const id = toNamedAnchor(root, status);
  const header = toAnchor(id, { kind: 'word', word: 'header' });
  const answer = cutName(status);
  const told = { id, of: answer, content };
  const inside: View = { ...view, answer };
  const hasBody = twin === undefined && content.some(({ schema }) => schema.value !== undefined);
  return (
    <div id={id} className={styles.response}>
      <div className={styles.status}>
        <PartLink id={id}>
          <StatusMark status={status} />
        </PartLink>
        <div>{view.renderText(description)}</div>
      </div>
      {twin !== undefined && (
        <p className={styles.twin}>
          Same body as <a href={toFragment(toNamedAnchor(root, twin))}>{twin}</a>.
        </p>
      )}
      <Examples {...told} beside={beside} view={view} />
      {headers.length > 0 && (
        <Disclosure
          lazy={view.lazy}
          summary="Headers"
          of={answer}
          holds={header}
          render={() => <ParameterList id={header} parameters={headers} view={inside} />}
        />
      )}
      {hasBody && (
        <Disclosure
          lazy={view.lazy}
          open={open}
          summary="Body"
          of={answer}
          holds={id}
          render={() => <MediaTypes {...told} view={{ ...inside, way: 'response' }} />}
        />
      )}
      <ResponseLinks links={links} view={view} />
    </div>
  );
}
