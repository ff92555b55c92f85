import * as words from '@/.generated/words/reference/operation';
import { Sentence } from '@/components/ui/sentence';
import { anchorHref, joinAnchor, joinAnchorName } from '@/lib/openapi/core/anchors';
import type { Response } from '@/lib/openapi/core/operation-types';
import { findDuplicateResponses } from '@/lib/openapi/schema-view/group-media';
import { truncateName } from '@/lib/text/truncate-name';
import styles from '../parts/article.module.css';
import { PartLink } from '../parts/part-link';
import { Disclosure } from '../rendering/disclosure';
import { Examples } from '../samples/examples';
import { getTabExample, listTabResponses } from '../samples/response-tabs';
import { ManyRows } from '../schema/many-rows';
import { rootAnchor, type View } from '../state/view';
import { MediaTypes } from './media-types';
import { ParameterList } from './parameters';
import { ResponseLinks } from './response-links';
import statusBadge from './status-badge.module.css';

/** Responses in the document's order, the first success opened; nothing when there are none. */
export function Responses({ responses, view }: { responses: readonly Response[]; view: View }) {
  if (responses.length === 0) return null;
  const first = responses.find(({ status }) => status.startsWith('2')) ?? responses[0];
  const duplicates = findDuplicateResponses(responses);
  const beside = view.prefix === undefined ? listTabResponses(responses).filter(isTabOnly) : [];
  const root = rootAnchor(view, 'response');
  const renderRow = (index: number) => {
    const response = responses[index];
    return (
      response && (
        <ResponseContent
          key={response.status}
          response={response}
          duplicateOf={duplicates.get(response.status)}
          beside={beside.includes(response)}
          view={view}
          open={response === first}
        />
      )
    );
  };
  return (
    <section className={styles.section} id={root}>
      <h2>{words.responses}</h2>
      <ManyRows
        {...{ renderRow, view }}
        count={responses.length}
        kind="responses"
        getId={(index) => joinAnchorName(root, responses[index]?.status ?? '')}
        wrap={(rows) => rows}
      />
    </section>
  );
}

/** Whether the response's only example is the one in its tab. */
function isTabOnly(response: Response): boolean {
  const examples = response.content.flatMap((media) => media.examples);
  return examples.length === 1 && examples[0] === getTabExample(response);
}

type ResponseContentProps = {
  response: Response;
  /** Status of an earlier response with the same body. */
  duplicateOf: string | undefined;
  /** Whether its only example is in a tab beside the text. */
  beside: boolean;
  view: View;
  open: boolean;
};

function ResponseContent({ response, duplicateOf, beside, view, open }: ResponseContentProps) {
  const { status, description, headers, content, links } = response;
  const root = rootAnchor(view, 'response');
  const id = joinAnchorName(root, status);
  const header = joinAnchor(id, { kind: 'word', word: 'header' });
  const responseStatus = truncateName(status);
  const mediaProps = { id, of: responseStatus, content };
  const inside: View = { ...view, responseStatus };
  const hasBody =
    duplicateOf === undefined && content.some(({ schema }) => schema.value !== undefined);
  return (
    <div id={id} className={styles.response}>
      <div className={styles.status}>
        <PartLink id={id}>
          <StatusBadge status={status} />
        </PartLink>
        <div>{view.renderText(description)}</div>
      </div>
      {duplicateOf !== undefined && (
        <p className={styles.duplicate}>
          <Sentence text={words.sameBody}>
            <a href={anchorHref(joinAnchorName(root, duplicateOf))}>{duplicateOf}</a>
          </Sentence>
        </p>
      )}
      <Examples {...mediaProps} direction="response" beside={beside} view={view} />
      {headers.length > 0 && (
        <Disclosure
          view={view}
          summary={words.headers}
          of={responseStatus}
          holds={header}
          render={() => (
            <ParameterList
              id={header}
              kind="headers"
              of={responseStatus}
              parameters={headers}
              view={inside}
            />
          )}
        />
      )}
      {hasBody && (
        <Disclosure
          view={view}
          keep={`${id} body`}
          open={open}
          summary={words.body}
          of={responseStatus}
          holds={id}
          render={() => <MediaTypes {...mediaProps} view={{ ...inside, direction: 'response' }} />}
        />
      )}
      <ResponseLinks links={links} view={view} />
    </div>
  );
}

/** HTTP status as a heading of its response, coloured by its first digit. */
function StatusBadge({ status }: { status: string }) {
  return (
    <span className={statusBadge.badge} role="heading" aria-level={3} data-kind={status.charAt(0)}>
      {truncateName(status)}
    </span>
  );
}
