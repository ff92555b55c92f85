import { theRequestBody } from '@/.generated/words/reference/fields';
import * as words from '@/.generated/words/reference/operation';
import type { RequestBody } from '@/lib/openapi/core/operation-types';
import { countRequiredFields } from '@/lib/openapi/operation/count-required-fields';
import { listBodyChoices } from '@/lib/openapi/request/body-choices';
import { selectMediaType } from '@/lib/openapi/request/request-content';
import styles from '../parts/article.module.css';
import { Examples } from '../samples/examples';
import { rootAnchor, type View } from '../state/view';
import { MediaTypes, type SampledBody } from './media-types';
import { NeedFilter } from './need-filter';

/** Request body with all its media types. */
export function OperationBody({ body, view }: { body: RequestBody; view: View }) {
  const [first] = body.content;
  const id = rootAnchor(view, 'body');
  const mediaProps = { id, of: theRequestBody, content: body.content };
  const sampled = view.prefix === undefined ? getSampledBody(body, view) : undefined;
  const types = (
    <MediaTypes {...mediaProps} sampled={sampled} view={{ ...view, direction: 'request' }} />
  );
  return (
    <section className={styles.section} id={id}>
      <h2>
        {words.requestBody}{' '}
        {!body.required && <span className={styles.media}>{words.optional}</span>}
      </h2>
      {body.description !== '' && (
        <div className={styles.quiet}>{view.renderText(body.description)}</div>
      )}
      <Examples
        {...mediaProps}
        direction="request"
        beside={view.prefix === undefined}
        view={view}
      />
      {first ? (
        <NeedFilter
          keep={`${id} need`}
          kept={view.kept}
          needs={countRequiredFields(view.api, first.schema)}
          counted={sampled?.form === undefined}
        >
          {types}
        </NeedFilter>
      ) : (
        types
      )}
    </section>
  );
}

/** Content that the sample beside the text sends at first. */
function getSampledBody(requestBody: RequestBody, { api }: View): SampledBody | undefined {
  const media = selectMediaType({ requestBody })?.name;
  const [choice] = listBodyChoices(api, { requestBody });
  return media === undefined ? undefined : { media, form: choice?.form?.name };
}
