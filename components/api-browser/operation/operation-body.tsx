import { countNeeds } from '@/lib/openapi/operation/count-needs';
import type { RequestBody } from '@/lib/openapi/types';
import { Examples } from '../sample/examples';
import { MediaTypes } from './media-types';
import { NeedFilter } from './need-filter';
import styles from '../parts/article.module.css';
import { toRootId, type View } from '../state/view';

/** The request's body, every media type of it. */
export function OperationBody({ body, view }: { body: RequestBody; view: View }) {
  const [first] = body.content;
  const id = toRootId(view, 'body');
  const told = { id, of: 'the request body', content: body.content };
  const types = <MediaTypes {...told} view={{ ...view, way: 'request' }} />;
  return (
    <section className={styles.section} id={id}>
      <h2>Request body {!body.required && <span className={styles.media}>optional</span>}</h2>
      {body.description !== '' && (
        <div className={styles.quiet}>{view.renderText(body.description)}</div>
      )}
      <Examples {...told} beside={view.prefix === undefined} view={view} />
      {first ? <NeedFilter needs={countNeeds(view.api, first.schema)}>{types}</NeedFilter> : types}
    </section>
  );
}
